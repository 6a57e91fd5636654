/** Words that are always seen as a whole: in smaller type where they are long. */

import type { Attachment } from "svelte/attachments";

const SIZES = [1.1, 1, 0.92, 0.84, 0.76, 0.7]; // rem

/**
 * Sets `--size` to the largest of the sizes at which nothing of the node has to be scrolled; if there is none,
 * `--besides`, the `display` of what is said besides, becomes `none`.
 */
export const fit: Attachment<HTMLElement> = (node) => {
  const set = () => {
    for (const besides of ["block", "none"]) {
      node.style.setProperty("--besides", besides);
      for (const size of SIZES) {
        node.style.setProperty("--size", `${size}rem`);
        if (node.scrollHeight <= node.clientHeight) return;
      }
    }
  };
  const changed = new MutationObserver(set);
  // a class makes them bold, or hides them; what stands beside them takes their room
  const all = { childList: true, characterData: true, subtree: true, attributeFilter: ["class"] };
  changed.observe(node.parentElement ?? node, all);
  const resized = new ResizeObserver(set);
  resized.observe(node);
  document.fonts.addEventListener("loadingdone", set); // in another font the words take another room
  return () => {
    document.fonts.removeEventListener("loadingdone", set);
    changed.disconnect();
    resized.disconnect();
  };
};
