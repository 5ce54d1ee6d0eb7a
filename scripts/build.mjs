// Builds the output that `npm start` runs: the pages by Next, the server and its worker threads by esbuild.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BUILDS, buildPath, currentBuild, isComplete, removeOldBuilds, sourceId, switchTo } from "./tasks/builds.mjs";
import { ensureInstalled } from "./tasks/install.mjs";
import { withLock } from "./tasks/lock.mjs";
import { ROOT, runNode, runTool } from "./tasks/run.mjs";

const ENTRIES = {
  main: "server.ts",
  "db-worker": "lib/server/db/embedded-worker.ts",
  "board-worker": "lib/server/gerber/board-worker.ts",
  "dfm-worker": "lib/server/dfm/dfm-worker.ts",
  "table-worker": "lib/server/bom/table-worker.ts",
  "match-worker": "lib/server/bom/match-worker.ts",
  "search-worker": "lib/server/part/search-worker.ts",
  "sheet-worker": "lib/server/schematic-render/sheet-worker.ts",
  "import-worker": "lib/server/project-import/import-worker.ts",
  "drawing-worker": "lib/server/community/drawing-worker.ts",
  "content-worker": "lib/server/content/search/content-worker.ts",
};
const DIST = path.join(ROOT, "dist");

async function bundleServer(outdir) {
  // Imported late, because it may have just been installed.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node20.9",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
}

/** Next adds the types of its build folder to the compiler settings, so it gets a file that is not in git. */
function writeCompilerSettings(directory) {
  const file = path.join(directory, "tsconfig.json");
  writeFileSync(path.join(ROOT, file), JSON.stringify({ extends: "../../tsconfig.json" }));
  return file;
}

/** Next makes the editor's types point into the build folder, which is removed later. */
async function buildPages(settings) {
  const file = path.join(ROOT, "next-env.d.ts");
  const before = existsSync(file) ? readFileSync(file) : null;
  try {
    return await runTool("next/dist/bin/next", ["build"], settings);
  } finally {
    if (before === null) rmSync(file, { force: true });
    else writeFileSync(file, before);
  }
}

async function buildInto(id) {
  rmSync(path.join(BUILDS, id), { recursive: true, force: true });
  mkdirSync(path.join(BUILDS, id), { recursive: true });
  const settings = { BUILD_ID: id, BUILD_TSCONFIG: writeCompilerSettings(buildPath(id)), NODE_ENV: "production" };
  // Browsers load the RAR library from public/wasm.
  const steps = [
    () => runNode(["scripts/wasm-assets.mjs"]),
    () => buildPages(settings),
    () => runNode(["scripts/check-chunks.mjs", buildPath(id, "next/static/chunks")]),
    () => bundleServer(buildPath(id, "server")).then(() => 0),
    () => runNode(["--import", "tsx", "scripts/inline-scripts.ts"], settings),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/** The file that supervisors and tests run, the same for every build. */
function writeLauncher() {
  mkdirSync(DIST, { recursive: true });
  const launcher = path.join(DIST, "server.mjs");
  copyFileSync(path.join(ROOT, "scripts/tasks/launch.mjs"), launcher);
}

async function buildIfChanged() {
  await ensureInstalled();
  const id = sourceId();
  if (!isComplete(id)) {
    console.log("Building ...");
    const code = await buildInto(id);
    if (code !== 0) return code;
  }
  if (currentBuild() !== id) switchTo(id);
  writeLauncher();
  removeOldBuilds();
  return 0;
}

/**
 * Installs and builds unless that was done for the same sources, next to the files of a running server. One process at
 * a time: the others wait and find it done. Resolves to the exit code.
 */
export function ensureBuilt() {
  const onWait = (pid) => console.log(`Waiting for the build that process ${pid} is making ...`);
  return withLock(path.join(ROOT, ".cache", "build.lock"), buildIfChanged, onWait);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await ensureBuilt());
