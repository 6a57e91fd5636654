import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { openHouse } from "./lib/house";

const A_WHILE = 5000; // ms

// A part that is not there any more belongs to an older house than the server's: the page is fetched anew.
addEventListener("vite:preloadError", () => {
  if (performance.now() > A_WHILE) location.reload();
});
mount(App, { target: document.getElementById("app")! });
addEventListener("load", () => void openHouse());
