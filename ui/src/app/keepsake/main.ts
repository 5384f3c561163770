// The page of an offline replay: a spectator's screen of a finished game. It begins at the set-up.

import { mount } from "svelte";
import App from "../App.svelte";
import "../theme.css";
import { keepFocus } from "../../parts/focus";
import { story } from "./story";
import { told } from "./told";

const target = document.getElementById("app");
if (target) {
  keepFocus(target);
  mount(App, { target, props: { transport: told(story()) } });
}
