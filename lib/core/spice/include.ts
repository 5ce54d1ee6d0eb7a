// Files that a netlist includes, put in place of the line that names them. Only files that are passed in are read.
import { type SpiceFinding, spiceFinding } from "./finding";
import { type LogicalLine, logicalLines } from "./logical-lines";

/** By name; names are compared without folders and case. */
export type SpiceFiles = ReadonlyMap<string, string>;

/** ngspice's own limit on nesting. */
const MAX_DEPTH = 21;
const MAX_LINES = 100_000;

/** LTspice names its own libraries whether the circuit uses them or not; a model that is missing is found by itself. */
const LTSPICE_LIBRARY = /^standard\.(dio|bjt|mos|jft|res|cap|ind)$/;

const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.toLowerCase() ?? "";

interface Include {
  readonly file: string;
  readonly section: string | null;
}

function readInclude({ text }: LogicalLine): Include | null {
  const [, kind = "", quoted, plain, section] =
    /^\.(include|inc|lib)\s+(?:["']([^"']+)["']|(\S+))(?:\s+(\S+))?/i.exec(text) ?? [];
  const file = quoted ?? plain;
  if (file === undefined) return null;
  return { file, section: kind.toLowerCase() === "lib" ? (section ?? null) : null };
}

/** The lines between ".lib name" and ".endl"; undefined if the file has no such section. */
function sectionOf(lines: readonly LogicalLine[], section: string): LogicalLine[] | undefined {
  const isStart = ({ text }: LogicalLine): boolean =>
    /^\.lib\s+(\S+)\s*$/i.exec(text)?.[1]?.toLowerCase() === section.toLowerCase();
  const from = lines.findIndex(isStart);
  if (from < 0) return undefined;
  const length = lines.slice(from).findIndex(({ text }) => /^\.endl\b/i.test(text));
  return lines.slice(from + 1, length < 0 ? undefined : from + length);
}

/** The lines with those of all files; a stack instead of recursion. */
export function withIncludes(
  lines: readonly LogicalLine[],
  files: SpiceFiles,
): { readonly lines: readonly LogicalLine[]; readonly findings: readonly SpiceFinding[] } {
  const texts = new Map([...files].map(([name, text]) => [baseName(name), text]));
  const all: LogicalLine[] = [];
  const findings: SpiceFinding[] = [];
  const open: { readonly lines: readonly LogicalLine[]; at: number }[] = [{ lines, at: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const line = level.lines[level.at++];
    if (!line) {
      open.pop();
      continue;
    }
    const include = /^\.(include|inc|lib)\b/i.test(line.text) ? readInclude(line) : null;
    if (!include) {
      all.push(line);
      if (all.length <= MAX_LINES) continue;
      findings.push(spiceFinding("TOO_LARGE", { subject: `${MAX_LINES} lines`, source: line.source }));
      return { lines: [], findings };
    }
    const at = { source: line.source, text: line.text };
    const text = texts.get(baseName(include.file));
    if (text === undefined) {
      const severity = LTSPICE_LIBRARY.test(baseName(include.file)) ? "warning" : "error";
      findings.push(spiceFinding("INCLUDE_NOT_FOUND", { subject: include.file, severity, ...at }));
      continue;
    }
    if (open.length >= MAX_DEPTH) {
      findings.push(spiceFinding("INCLUDE_TOO_DEEP", { subject: include.file, ...at }));
      return { lines: all, findings };
    }
    const found = logicalLines(text, include.file).filter((inner) => !/^\.end\s*$/i.test(inner.text));
    const part = include.section === null ? found : sectionOf(found, include.section);
    if (part) open.push({ lines: part, at: 0 });
    else findings.push(spiceFinding("LIBRARY_SECTION_NOT_FOUND", { subject: include.section ?? "", ...at }));
  }
  return { lines: all, findings };
}
