// The engine's package reads its result file twice, into an object for each complex number: five times the duration of
// the analysis itself. It is given an empty file in its place, and the bytes are kept for `readRawFile`.
import type { Simulation } from "eecircuit-engine";

interface FileSystem {
  readFile: (path: string, ...rest: unknown[]) => unknown;
}

const RESULT_FILE = /(^|\/)out\.raw$/;

const EMPTY = new TextEncoder().encode(
  [
    ...["Title: none", "Plotname: none", "Flags: real", "No. Variables: 1", "No. Points: 0"],
    ...["Variables:", "\t0\tnone\tvoltage", "Binary:", ""],
  ].join("\n"),
);

function fileSystemOf(simulation: Simulation): FileSystem | null {
  const compiled: unknown = simulation.__getSpiceModuleForTests();
  if (typeof compiled !== "object" || compiled === null || !("FS" in compiled)) return null;
  const files: unknown = compiled.FS;
  const hasReadFile = typeof files === "object" && files !== null && "readFile" in files;
  return hasReadFile && typeof files.readFile === "function" ? (files as FileSystem) : null;
}

/**
 * Bytes of the last result, once each; null without any. Throws if the engine has no file system, which a test of its
 * version would show.
 */
export function keepRawBytes(simulation: Simulation): () => Uint8Array | null {
  const files = fileSystemOf(simulation);
  if (!files) throw new Error("The engine has no file system.");
  const read = files.readFile.bind(files);
  let bytes: Uint8Array | null = null;
  files.readFile = (path, ...rest) => {
    if (!RESULT_FILE.test(path)) return read(path, ...rest);
    try {
      const found = read(path, ...rest);
      if (found instanceof Uint8Array) bytes = found;
    } catch {
      // Without a result so far: the empty file says so, where the engine would never answer.
    }
    return EMPTY;
  };
  return () => {
    const taken = bytes;
    bytes = null;
    return taken;
  };
}
