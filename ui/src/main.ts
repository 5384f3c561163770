import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/theme.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Installable where the browser allows it: on the loopback address and over HTTPS.
if (isSecureContext && "serviceWorker" in navigator && !("__TAURI_INTERNALS__" in window)) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
