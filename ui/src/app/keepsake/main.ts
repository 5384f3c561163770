// The page of a keepsake: the screen of whoever watches, upon a game that is over. It begins at the set-up.

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
