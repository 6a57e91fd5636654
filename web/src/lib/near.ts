/** What is not seen is not drawn: something is done once a node comes near the screen. */

import type { Attachment } from "svelte/attachments";

const AHEAD = "600px";

export const near =
  (come: () => void): Attachment =>
  (node) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watch.disconnect();
        come();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(node);
    return () => watch.disconnect();
  };
