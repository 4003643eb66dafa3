/** Builds the replay page into one script and one stylesheet, which the server puts into one HTML file. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** A change to one source file that must find what it changes, so that it cannot rot in silence. */
function rewrite(file: string, change: (code: string) => string): Plugin {
  let found = false;
  return {
    name: `replay:${file}`,
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(file)) return null;
      const changed = change(code);
      if (changed === code) this.error(`nothing to change in ${file}`);
      found = true;
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error(`${file} is not part of the replay page`);
    },
  };
}

/** A page from a file cannot load a worker from another file: it carries it inside. */
const workerInside = rewrite("/board/painters.ts", (code) =>
  code.replace(/new Worker\(new URL\("\.\/paint\.worker\.ts", import\.meta\.url\), \{[^}]*\}\)/, "new PaintWorker()").replace(/^/, 'import PaintWorker from "./paint.worker.ts?worker&inline";\n'),
);

/** Letters of our languages and the weights in use only; names with other letters fall back to the fonts of the machine. */
const fewerFonts = rewrite("/theme/type.css", (code) =>
  code
    .replace(/@font-face\s*\{[^}]*latin-ext[^}]*\}/g, "")
    .replace("@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal", "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal"),
);

/** Nobody plays here: the words of the table and of battles stay away. */
const fewerWords = rewrite("/i18n/catalogue.ts", (code) => code.replace(/"(\.\/\w+\/)\*\.ftl"/g, '["$1*.ftl", "!$1{table,battle}.ftl"]'));

export default defineConfig({
  plugins: [workerInside, fewerFonts, fewerWords, svelte()],
  base: "./",
  publicDir: false,
  build: {
    outDir: "../src/sandtable/server/static/replay",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "replay.html",
      output: { codeSplitting: false, entryFileNames: "replay.js", assetFileNames: "replay.[ext]" },
    },
  },
  worker: { format: "iife" },
});
