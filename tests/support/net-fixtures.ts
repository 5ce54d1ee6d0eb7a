// Netlists that an original tool gave, kept as text: the components in the first line, then one net in each line.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NetPartition } from "@/lib/core/schematic-import/net-partition";

const FOLDER = path.join(import.meta.dirname, "../fixtures/nets");
const fileOf = (name: string): string => path.join(FOLDER, `${name}.txt`);
/** Designators and pin numbers of some tools have spaces. */
const escape = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll(" ", "\\s");
const unescape = (text: string): string => text.replace(/\\(.)/g, (_, letter) => (letter === "s" ? " " : "\\"));
const lineOf = (names: readonly string[]): string => names.map(escape).join(" ");

export function keepNets(name: string, { components, nets }: NetPartition): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), [components, ...nets].map((names) => `${lineOf(names)}\n`).join(""));
}

/** Null where no answer of the original tool is kept. */
export function keptNets(name: string): NetPartition | null {
  if (!existsSync(fileOf(name))) return null;
  const [components = "", ...nets] = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const namesIn = (line: string) => (line === "" ? [] : line.split(" ").map(unescape));
  return { components: namesIn(components), nets: nets.map(namesIn) };
}
