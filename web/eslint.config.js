// Types, Svelte and what leads to mistakes. How the code looks is prettier's part.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
    { ignores: ["node_modules", "src/protocol.ts"] },
    js.configs.recommended,
    ts.configs.strict,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            "no-undef": "off", // the type checker knows better
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "@typescript-eslint/no-non-null-assertion": "off", // with noUncheckedIndexedAccess it is said where one knows better
            "@typescript-eslint/no-dynamic-delete": "off", // views are dictionaries
            "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
            "svelte/no-unused-svelte-ignore": "off", // it takes the reason after the name for names; svelte-check finds them
            "svelte/prefer-svelte-reactivity": "off", // maps are made by $derived and not changed afterwards
        },
    },
    { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
    },
);
