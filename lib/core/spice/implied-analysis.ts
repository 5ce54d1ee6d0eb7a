// Measurements of LTspice that name no analysis: they are of the one that the netlist has.
import type { LogicalLine } from "./logical-lines";
import { ANALYSIS_KINDS } from "./netlist";

const ANALYSIS = new RegExp(`^\\.(${ANALYSIS_KINDS.join("|")})\\b`, "i");
const NAMED = new RegExp(`^(?:${ANALYSIS_KINDS.join("|")}|sp|fft)$`, "i");
const MEASUREMENT = /^(\.meas(?:ure)?)\s+(\S+)(\s.+)$/i;

/** The lines with the first analysis written into such measurements. */
export function withImpliedAnalysis(lines: readonly LogicalLine[]): LogicalLine[] {
  const kind = lines.map(({ text }) => ANALYSIS.exec(text)?.[1]).find(Boolean);
  if (kind === undefined) return [...lines];
  return lines.map((line) => {
    const [, directive, name = "", rest] = MEASUREMENT.exec(line.text) ?? [];
    if (directive === undefined || NAMED.test(name)) return line;
    return { ...line, text: `${directive} ${kind.toLowerCase()} ${name}${rest}` };
  });
}
