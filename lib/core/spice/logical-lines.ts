// Lines of a netlist without comments, continuation lines joined to the line that they continue.
import type { SpiceSource } from "./finding";

export interface LogicalLine {
  readonly text: string;
  readonly source: SpiceSource;
}

/**
 * Place of a comment at the end of a line, else its length: ";", "//", or "$" behind a space, which in a control block
 * begins a variable. Not inside quotes, since they hold file names. ngspice manual, section "Comments".
 */
export function commentStart(line: string, isControl = false): number {
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ";" || (sign === "/" && line[at + 1] === "/")) return at;
    else if (sign === "$" && !isControl && (at === 0 || /\s/.test(line[at - 1] ?? ""))) return at;
  }
  return line.length;
}

/** Comment lines begin with "*", blank lines are left out; a "+" continues the last line before them that is neither. */
export function logicalLines(text: string, file: string | null, firstLine = 1): LogicalLine[] {
  const lines: { parts: string[]; source: SpiceSource }[] = [];
  let isControl = false;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = raw.trim();
    if (trimmed === "" || /^[*#]/.test(trimmed)) continue;
    if (/^\.(?:control|endc)\b/i.test(trimmed)) isControl = /^\.control/i.test(trimmed);
    const line = trimmed.slice(0, commentStart(trimmed, isControl)).trim();
    if (line === "") continue;
    const last = lines.at(-1);
    if (line.startsWith("+") && last) last.parts.push(line.slice(1).trim());
    // A parenthesis that closes a model often stands on a line of its own, without the "+".
    else if (line === ")" && last) last.parts.push(line);
    else lines.push({ parts: [line], source: { file, line: index + firstLine } });
  }
  return lines.map(({ parts, source }) => ({ text: parts.join(" "), source }));
}
