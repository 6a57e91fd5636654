/** What the page offers a player, and where one would point at it.  For the tests; the page does not know of it. */
window.offered = {
  /** Wait until something can be chosen, or nothing will be: then say what. */
  async now(patience) {
    const end = performance.now() + patience;
    while (!this.settled()) {
      if (performance.now() > end) throw new Error(`nothing is offered: ${document.body.innerText.slice(0, 600)}`);
      await new Promise((done) => setTimeout(done, 8));
    }
    return {
      over: this.over(),
      question: document.querySelector(".ask .question")?.textContent ?? "",
      offers: this.nodes().map((node) => this.name(node)),
    };
  },
  settled() {
    if (!document.querySelector("[data-board] :is(.thing, .zone)")) return false; // the board is not there yet
    return this.over() || (document.querySelector("[data-all-choices]") !== null && this.nodes().length > 0);
  },
  over() {
    return document.querySelector("[data-ending], [data-next], .ask a.primary") !== null;
  },
  nodes() {
    const menu = document.querySelector("[role=menu]");
    const all = menu
      ? menu.querySelectorAll("[data-choice]")
      : document.querySelectorAll("[data-board] .thing.open, .bar [data-choice], .bar [data-shortcut]");
    return [...all];
  },
  name(node) {
    return node.dataset.mark ?? node.dataset.choice ?? "shortcut";
  },
  /** A card that a finger has to lift first. */
  isCard(at) {
    return this.nodes()[at]?.getAttribute("aria-keyshortcuts") === "i";
  },
  /** A point of the thing that nothing else covers. */
  point(node) {
    for (const block of ["nearest", "center"]) {
      node.scrollIntoView({ block, inline: block });
      const box = node.getBoundingClientRect();
      for (const [x, y] of [[5, 5], [5, 2], [5, 8], [2, 5], [8, 5], [1, 1], [9, 1], [1, 9], [9, 9], [5, 1], [1, 5]]) {
        const [left, top] = [box.left + (box.width * x) / 10, box.top + (box.height * y) / 10];
        const hit = document.elementFromPoint(left, top);
        if (hit && node.contains(hit)) return { x: left, y: top };
      }
    }
    return null;
  },
  reach(at, name) {
    const node = this.nodes()[at];
    return node && this.name(node) === name ? (this.point(node) ?? "covered") : "gone";
  },
  marks(start) {
    const all = document.querySelectorAll("[data-board] [data-mark]");
    return [...all].map((node) => node.dataset.mark).filter((mark) => mark.startsWith(start));
  },
  pointOf(mark) {
    const node = document.querySelector(`[data-board] [data-mark="${CSS.escape(mark)}"]`);
    return node && this.point(node);
  },
  /** What the guide of a lesson would choose: the things it shows, or the choices it names. */
  shown() {
    const named = [...document.querySelectorAll(".expected span")].map((node) => node.textContent.trim());
    return this.nodes().findIndex(
      (node) => node.classList.contains("hinted") || named.includes(node.textContent.trim()),
    );
  },
  /** Texts and labels that are no words but keys, or have a hole. */
  missing() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode;
      if (!parentElement.closest("code, td, script, details:not([open]) > :not(summary)")) texts.push(data.trim());
    }
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) texts.push(node.getAttribute(name) ?? "");
    return texts.filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{\s*\$/.test(text) || text.includes("undefined"));
  },
  /** How far the page, or the room of the board, is wider than it is shown. */
  tooWide() {
    const nodes = [document.documentElement, document.querySelector("[data-board]")].filter(Boolean);
    return Math.max(...nodes.map((node) => node.scrollWidth - node.clientWidth));
  },
  /** The element that has the focus, as somebody hears it who does not see. */
  focus() {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: "", says: "", chooses: false };
    const says = node.getAttribute("aria-label") ?? node.textContent.trim();
    return { name: this.name(node), says, chooses: this.nodes().includes(node) };
  },
  /** From now on, where the parts of the stage are, frame by frame; each box that was seen. */
  watchStage() {
    this.boxes = new Set();
    const look = () => {
      const parts = ["[data-stage]", "[data-board]", "[data-field]", ".ask", "main > .aside"].map((part) => {
        const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
        return `${part} ${x} ${y} ${width} ${height}`;
      });
      this.boxes.add(parts.join("; "));
      requestAnimationFrame(look);
    };
    look();
  },
  /** The part of the window that the stage has, and the part of it within which things are drawn. */
  shares() {
    const all = innerWidth * innerHeight;
    const stage = document.querySelector("[data-stage]").getBoundingClientRect();
    const things = [...document.querySelectorAll("[data-board] [data-mark]")]
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const wide = Math.max(...things.map(({ right }) => right)) - Math.min(...things.map(({ left }) => left));
    const high = Math.max(...things.map(({ bottom }) => bottom)) - Math.min(...things.map(({ top }) => top));
    return [(stage.width * stage.height) / all, (wide * high) / all];
  },
  /** What a finger would hardly hit: less than so many pixels of a row or a column around its middle belong to it. */
  small(onBoard, elsewhere) {
    const controls = "[data-board] .thing.open, button:not(.thing), .button, .alone, select, summary";
    return [...document.querySelectorAll(controls)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !this.clipped(node))
      .map((node) => ({ what: this.name(node), says: node.textContent.trim(), size: this.hit(node), node }))
      .filter(({ size, node }) => size < (node.closest("[data-board]") ? onBoard : elsewhere))
      .map(({ what, says, size }) => `${what} ${says}: ${size}`);
  },
  /** Is a part of it scrolled away? */
  clipped(node) {
    const box = node.getBoundingClientRect();
    const outside = (room) =>
      box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.left < room.left - 1 || box.right > room.right + 1;
    if (outside({ top: 0, left: 0, bottom: innerHeight, right: innerWidth })) return true;
    for (let room = node.parentElement; room; room = room.parentElement)
      if (getComputedStyle(room).overflowY !== "visible" && outside(room.getBoundingClientRect())) return true;
    return false;
  },
  hit(node) {
    const { x, y, width, height } = node.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const mine = (right, down) => {
      const found = document.elementFromPoint(left + right, top + down);
      return node.contains(found) || found?.closest(".piece"); // a ship on its square stands for it
    };
    const far = (right, down) => {
      let count = 0;
      while (count < 60 && mine(right * count, down * count)) count++;
      return count;
    };
    return Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)) - 1;
  },
  /** Words of the prompt that are cut off. */
  cut() {
    const words = [...document.querySelectorAll(".ask .words")].filter((one) => one.scrollHeight > one.clientHeight + 1);
    return words.map((node) => node.textContent.trim());
  },
};
