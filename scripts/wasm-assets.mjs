// Copies to public/wasm what browsers load from there: the RAR library, its WebAssembly unchanged and its script as one
// ES module, and ngspice, which is one ES module already.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const at = (path) => fileURLToPath(new URL(`../public/wasm/${path}`, import.meta.url));

mkdirSync(at(""), { recursive: true });
copyFileSync(require.resolve("libarchive-wasm/dist/libarchive.wasm"), at("libarchive.wasm"));
copyFileSync(fileURLToPath(import.meta.resolve("eecircuit-engine")), at("ngspice.mjs"));
await build({
  stdin: {
    contents: `export { ArchiveReader, libarchiveWasm } from "libarchive-wasm";`,
    resolveDir: fileURLToPath(new URL("..", import.meta.url)),
  },
  outfile: at("libarchive.mjs"),
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  // Only used in Node.
  external: ["fs", "path", "crypto"],
  logLevel: "warning",
});
