import { mount } from "svelte";
import App from "./app/App.svelte";
import { turns } from "./app/around/framed";
import "./app/letters.css";
import "./app/theme.css";
import { keepFocus } from "./parts/focus";
import { onJoinPage } from "./storage";
import { connect } from "./transport";
import { CLUB, native } from "./transport/device";

const target = document.getElementById("app");
if (target && turns) {
  void import("./app/around/Around.svelte").then((around) => mount(around.default, { target }));
} else if (target && location.pathname === CLUB && !native) {
  keepFocus(target);
  void import("./app/club/ClubPage.svelte").then((club) => mount(club.default, { target }));
} else if (target) {
  keepFocus(target);
  void connect().then((transport) => mount(App, { target, props: { transport } }));
}

// Installable where the browser allows it: on the loopback address and over HTTPS. A phone needs the page only to join.
if (isSecureContext && "serviceWorker" in navigator && !native && !onJoinPage) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined),
  );
}
