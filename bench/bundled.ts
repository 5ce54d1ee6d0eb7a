// Scripts that are measured as they are built for the product: what runs the benchmarks itself wraps every function,
// which costs up to a quarter more.

import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Builds `bench/<name>.ts`, which is there until `work` has ended. */
export async function withBundled<T>(name: string, work: (script: string) => Promise<T>): Promise<T> {
  // Within the project, so that what is not bundled is found.
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.bench-"));
  try {
    const outfile = path.join(folder, `${name}.mjs`);
    await build({
      absWorkingDir: ROOT,
      entryPoints: [`bench/${name}.ts`],
      outfile,
      ...{ bundle: true, platform: "node", target: "node20.9", format: "esm", packages: "external" },
    });
    return await work(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
