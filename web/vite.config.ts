import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

declare const process: { env: Record<string, string | undefined> };

const server = process.env.THEOMACHY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../theomachy/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // no inline script: the server's policy forbids it
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
