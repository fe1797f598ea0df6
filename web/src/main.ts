import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { rememberSettings, settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

rememberSettings();
await words.use(settings.language);
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
