// Circuits of CircuitJS (Falstad): lines of text or XML as one model.
import { err, type Result } from "@/lib/base/result";
import type { FalstadCircuit, FalstadCode } from "./falstad-model";
import { readTextLines } from "./text-lines";
import { readXmlElements } from "./xml-elements";

const MAX_BYTES = 8 * 1024 * 1024;

export function parseFalstad(bytes: Uint8Array): Result<FalstadCircuit, FalstadCode> {
  if (bytes.length > MAX_BYTES) return err("TOO_LARGE", { line: 1 });
  const text = new TextDecoder().decode(bytes);
  return /^\s{0,200}</.test(text) ? readXmlElements(text) : readTextLines(text);
}
