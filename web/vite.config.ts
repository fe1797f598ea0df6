import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The server hands out what is built here; `npm run dev` passes everything else on to a server that runs beside it.
const server = process.env.LAMPLIGHT_SERVER ?? "http://127.0.0.1:8917";

export default defineConfig({
    plugins: [svelte(), svelteTesting()],
    build: {
        outDir: "../src/lamplight/site",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
    },
    server: {
        proxy: { "/api": server, "/ws": { target: server, ws: true } },
        fs: { allow: [".", "../src/lamplight/games"] }, // tests read the games' own texts
    },
    // The machines that run these tests are often busy.
    test: {
        environment: "jsdom",
        setupFiles: ["src/testing/jsdom.ts"],
        include: ["src/**/*.test.ts"],
        testTimeout: 60_000,
    },
});
