import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The version has one home, beside the code that answers. */
const version = /__version__ = "(.+?)"/.exec(readFileSync(new URL("../src/sandtable/__init__.py", import.meta.url), "utf8"))?.[1] ?? "";

/** Milliseconds that a test may take; a machine with much else to do is slow, not wrong. */
const PATIENCE = 180_000;

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/sandtable/server/static",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8300", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], pool: "threads", isolate: false, maxWorkers: "100%", testTimeout: PATIENCE, hookTimeout: PATIENCE },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
