// Builds what `npm start` runs: the pages by Next, the server and its worker threads by esbuild.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./tasks/install.mjs";
import { ROOT, runNode, runTool } from "./tasks/run.mjs";
import { dropStamp, isBuilt, sourceHash, writeStamp } from "./tasks/stamp.mjs";

const ENTRIES = {
  main: "server.ts",
  "db-worker": "lib/server/db/embedded-worker.ts",
  "board-worker": "lib/server/gerber/board-worker.ts",
  "dfm-worker": "lib/server/dfm/dfm-worker.ts",
  "table-worker": "lib/server/bom/table-worker.ts",
  "match-worker": "lib/server/bom/match-worker.ts",
  "search-worker": "lib/server/part/search-worker.ts",
};
const DIST = path.join(ROOT, "dist");

async function bundleServer() {
  // Only now: it may have been installed a moment ago.
  const { build } = await import("esbuild");
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: DIST,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node20.9",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  // React and Next look at NODE_ENV while they are imported, so it is decided before that.
  writeFileSync(
    path.join(DIST, "server.mjs"),
    `process.env.NODE_ENV ||= "production";\nprocess.setSourceMapsEnabled(true);\nawait import("./main.mjs");\n`,
  );
}

/** Builds unless the last build was of the same sources. Answers the exit code. */
export async function ensureBuilt() {
  await ensureInstalled();
  if (isBuilt()) return 0;
  const hash = sourceHash();
  dropStamp();
  console.log("Building ...");
  // Browsers fetch the RAR library from public/wasm.
  const copied = await runNode(["scripts/wasm-assets.mjs"]);
  if (copied !== 0) return copied;
  const code = await runTool("next/dist/bin/next", ["build"], { NODE_ENV: "production" });
  if (code !== 0) return code;
  await bundleServer();
  const hashed = await runNode(["--import", "tsx", "scripts/inline-scripts.ts"]);
  if (hashed === 0) writeStamp(hash);
  return hashed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await ensureBuilt());
