// Bundles benchmark scripts as the product is built, because the runner of the benchmarks wraps every function, which
// costs up to a quarter more.

import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Builds `bench/<name>.ts`; the result exists until `work` has ended. */
export async function withBundled<T>(name: string, work: (script: string) => Promise<T>): Promise<T> {
  // Inside the project, so that external modules are resolved.
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
