// The page of an offline replay: a spectator's screen of a finished game. It begins at the set-up.

import { mount } from "svelte";
import App from "../App.svelte";
import "../theme.css";
import { keepFocus } from "../../parts/focus";
import { story } from "./story";
import { replayTransport } from "./replayTransport";

const target = document.getElementById("app");
if (target) {
  keepFocus(target);
  mount(App, { target, props: { transport: replayTransport(story()) } });
}
