/** Time that goes on by hand, so that a movie is smooth however slow the machine is; and a pointer to be seen. */
{
  const SLOWER = 4; // a picture takes about so much longer to take than it is shown
  const wait = window.setTimeout;
  window.setTimeout = (what, ms = 0, ...rest) => wait(what, ms * SLOWER, ...rest);

  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
  let pointer = null;
  window.movie = {
    /** Says whether anything moves. */
    goOn(ms) {
      let moving = false;
      for (const animation of document.getAnimations()) {
        const end = Number(animation.effect?.getComputedTiming().endTime);
        const at = Number(animation.currentTime ?? 0) + ms;
        if (Number.isFinite(end)) moving = true;
        animation.pause();
        if (at < end) animation.currentTime = at;
        else animation.finish();
      }
      return moving;
    },
    point(x, y) {
      if (!pointer) {
        pointer = document.createElement("div");
        pointer.innerHTML =
          '<svg width="28" height="34" viewBox="0 0 14 17"><path d="M1 1v13l3.2-3 2.2 5 2.4-1-2.2-5H11z" fill="#fff" stroke="#000"/></svg>';
        pointer.style.cssText = "position:fixed;z-index:9999;pointer-events:none";
        document.body.append(pointer);
      }
      pointer.style.left = `${x}px`;
      pointer.style.top = `${y}px`;
    },
  };
}
