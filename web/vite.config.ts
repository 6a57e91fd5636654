import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const server = process.env.THEOMACHY_SERVER ?? "http://127.0.0.1:8000";
const WORKER = "worker.js";
const ICONS = "icons";

/** The worker keeps all files of its build, and knows them by name; so it is another one whenever one of them is. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const chunk = bundle[WORKER];
      if (chunk?.type !== "chunk") throw new Error("there is no worker");
      const icons = readdirSync(`public/${ICONS}`).sort();
      const files = [
        ...Object.keys(bundle).filter((name) => name.startsWith("assets/")),
        ...icons.map((i) => `${ICONS}/${i}`),
      ];
      const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry && one.fileName !== WORKER);
      const hash = createHash("sha256").update(files.join() + chunk.code);
      for (const icon of icons) hash.update(readFileSync(`public/${ICONS}/${icon}`));
      const build = {
        name: hash.digest("hex").slice(0, 16),
        entry: entry?.fileName,
        files: files.map((name) => `/${name}`),
      };
      chunk.code = `const BUILD=${JSON.stringify(build)};${chunk.code}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: "../theomachy/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // no inline script: the server's policy forbids it
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
