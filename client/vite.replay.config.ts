/** Builds a replay page for each game: one script and one stylesheet, which the server puts into one HTML file. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";

/** Every game that has a past to show. */
const GAMES = readdirSync("src/games").filter((name) => existsSync(`src/games/${name}/story.ts`));

/** A change to one source file that must find what it changes, so that it cannot rot in silence. */
function rewrite(file: string, change: (code: string, game: string) => string): Plugin {
  let found = false;
  return {
    name: `replay:${file}`,
    enforce: "pre",
    buildStart() {
      found = false;
    },
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(file)) return null;
      const changed = change(code, this.environment.name);
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

/** The page shows one game. */
const oneGame = rewrite("/games/stories.ts", (code, game) => code.replace('"./*/story.ts"', `"./${game}/story.ts"`));

/** The families that a game is not of. */
const strangers = (game: string): string[] => readdirSync("src/families").filter((family) => !readFileSync(`src/games/${game}/story.ts`, "utf8").includes(`/families/${family}/`));

/** Nobody plays here, and nothing else: the words of the table, of battles and of other games stay away. */
const fewerWords = rewrite("/i18n/catalogue.ts", (code, game) => {
  const away = ["table", "battle", "ending", "calculator", "refusals", ...GAMES.filter((other) => other !== game), ...strangers(game)];
  return code.replace('["./*/*.ftl", ', `["./*/*.ftl", "!./*/{${away.join(",")}}.ftl", `);
});

/** The page of a game, in a folder of its own. */
const page = (game: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: `../src/sandtable/server/static/replay/${game}`,
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
});

export default defineConfig({
  plugins: [workerInside, fewerFonts, oneGame, fewerWords, svelte()],
  base: "./",
  publicDir: false,
  environments: Object.fromEntries(GAMES.map((game) => [game, page(game)])),
  builder: {
    async buildApp(builder) {
      for (const game of GAMES) {
        const one = builder.environments[game];
        if (one) await builder.build(one);
      }
    },
  },
  worker: { format: "iife" },
});
