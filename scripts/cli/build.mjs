// Builds the package `boardwright` into a folder: one file that runs on Node alone, its manifest, manual and licenses.
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { licensesOf } from "./licenses.mjs";
import { ROOT } from "../tasks/run.mjs";

const PROGRAM = "boardwright.mjs";

function manifestOf({ version, license, engines }) {
  return {
    name: "boardwright",
    version,
    description: "Price circuit boards, check fabrication files and prepare orders from the command line.",
    keywords: ["pcb", "gerber", "kicad", "dfm", "bom", "cli"],
    license,
    type: "module",
    bin: { boardwright: PROGRAM },
    files: [PROGRAM, "README.md", "LICENSE", "THIRD-PARTY-LICENSES.txt"],
    engines,
  };
}

/** `url`: the server of people who name none; empty where they have to. */
export async function buildCli(outdir, { url = "" } = {}) {
  const manifest = manifestOf(JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")));
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["lib/cli/main.ts"],
    outfile: path.join(outdir, PROGRAM),
    bundle: true,
    platform: "node",
    target: "node20.9",
    format: "esm",
    // Names of errors and the stack of a fault stay readable.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    banner: { js: "#!/usr/bin/env node" },
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      BOARDWRIGHT_VERSION: JSON.stringify(manifest.version),
      BOARDWRIGHT_DEFAULT_URL: JSON.stringify(url),
    },
    metafile: true,
    logLevel: "warning",
  });
  chmodSync(path.join(outdir, PROGRAM), 0o755);
  writeFileSync(path.join(outdir, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(outdir, "THIRD-PARTY-LICENSES.txt"), `${licensesOf(metafile, ROOT)}\n`);
  copyFileSync(path.join(ROOT, "docs/cli.md"), path.join(outdir, "README.md"));
  copyFileSync(path.join(ROOT, "LICENSE"), path.join(outdir, "LICENSE"));
  return metafile;
}
