// The runs that a netlist asks for: one analysis each, for each combination of stepped values.
import { engineLine, withGroundPorts } from "./engine-dialect";
import { type SpiceFinding, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";
import type { SpiceAnalysis, SpiceNetlist, SpiceStep } from "./netlist";
import { circuitLines, type WrittenLine } from "./write-netlist";

export interface StepValue {
  readonly name: string;
  readonly value: number;
}

export interface SpiceRun {
  readonly analysis: SpiceAnalysis;
  readonly steps: readonly StepValue[];
  /** The netlist of this run; line 1 is its title. */
  readonly lines: readonly WrittenLine[];
  readonly measurements: readonly string[];
  /** Directives .four, which the engine does not get. */
  readonly fourier: readonly LogicalLine[];
}

const MAX_RUNS = 200;

/** One list for each combination; the first step varies slowest. */
function combinations(steps: readonly SpiceStep[]): { readonly step: SpiceStep; readonly value: number }[][] {
  return steps.reduce<{ readonly step: SpiceStep; readonly value: number }[][]>(
    (lists, step) => lists.flatMap((list) => step.values.map((value) => [...list, { step, value }])),
    [[]],
  );
}

function withStep(lines: readonly WrittenLine[], { kind, name }: SpiceStep, value: number): WrittenLine[] {
  const text = String(value);
  if (kind === "temp") return [...lines, { text: `.temp ${text}`, source: null }];
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (kind === "source") {
    // Text behind the direct value stays: an AC value, a waveform.
    const pattern = new RegExp(
      `^(${escaped}\\s+\\S+\\s+\\S+)(?:\\s+(?:dc\\s+)?(?:\\{[^}]*\\}|[+-]?[\\d.]\\S*))?(?=\\s|$)`,
      "i",
    );
    return lines.map((line) => ({ ...line, text: line.text.replace(pattern, `$1 DC ${text}`) }));
  }
  const pattern = new RegExp(`^(\\.params?\\s(?:.*[\\s,])?${escaped}\\s*=\\s*)(?:\\{[^}]*\\}|'[^']*'|\\S+)`, "i");
  // LTspice steps parameters that have no line of their own.
  if (!lines.some((line) => pattern.test(line.text)))
    return [{ text: `.param ${name}=${text}`, source: null }, ...lines];
  return lines.map((line) => ({ ...line, text: line.text.replace(pattern, `$1${text}`) }));
}

export function planRuns(netlist: SpiceNetlist): {
  readonly runs: readonly SpiceRun[];
  readonly findings: readonly SpiceFinding[];
} {
  const count = netlist.steps.reduce((product, { values }) => product * values.length, netlist.analyses.length);
  if (count > MAX_RUNS) {
    const line = netlist.steps.at(-1)?.line;
    const at = line ? { source: line.source, text: line.text } : {};
    return { runs: [], findings: [spiceFinding("TOO_MANY_RUNS", { subject: `${count} runs`, ...at })] };
  }
  const circuit = withGroundPorts(circuitLines(netlist)).map((line) => ({ ...line, text: engineLine(line.text) }));
  const runs = netlist.analyses.flatMap((analysis) =>
    combinations(netlist.steps).map((values): SpiceRun => {
      const stepped = values.reduce<readonly WrittenLine[]>(
        (lines, { step, value }) => withStep(lines, step, value),
        circuit,
      );
      const measured = netlist.measurements.filter((one) => one.analysis === analysis.kind);
      return {
        analysis,
        steps: values.map(({ step, value }) => ({ name: step.name, value })),
        fourier: analysis.kind === "tran" ? netlist.fourier : [],
        measurements: measured.map(({ name }) => name),
        lines: [
          { text: `* ${netlist.title}`, source: null },
          ...stepped,
          { text: analysis.text, source: analysis.line.source },
          ...measured.map(({ line }) => line),
          { text: ".end", source: null },
        ],
      };
    }),
  );
  return { runs, findings: [] };
}
