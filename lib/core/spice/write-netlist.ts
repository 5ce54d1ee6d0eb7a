// A netlist as text for ngspice: one line for each element, with the line that it comes from.
import { type SpiceSource } from "./finding";
import type { SpiceElement, SpiceNetlist, SpiceScope, SpiceSubcircuit } from "./netlist";
import { wordsOf } from "./words";

export interface WrittenLine {
  readonly text: string;
  /** Null for lines that stand in no file, such as ".end". */
  readonly source: SpiceSource | null;
}

/** LTspice's parasitics of an element: in series with it, or across it. */
const PARASITICS = /\s+(rser|lser|rpar|cpar)\s*=\s*(\{[^}]*\}|\S+)/gi;

const SERIES: Readonly<Record<string, string>> = { rser: "R", lser: "L" };
const PARALLEL: Readonly<Record<string, string>> = { rpar: "R", cpar: "C" };

/** ngspice has no `Rser` and the like, so each becomes an element of its own. */
function withParasitics({ letter, name, nodes, line }: SpiceElement): string[] {
  const own = line.text;
  if (!/[lcvi]/.test(letter)) return [own];
  const found = [...own.matchAll(PARASITICS)].map(([, kind = "", value = ""]) => ({ kind: kind.toLowerCase(), value }));
  if (found.length === 0) return [own];
  const [from = "0", to = "0"] = nodes;
  const words = wordsOf(own);
  const rest = own.slice(words[3]?.start).replace(PARASITICS, "");
  let inner = from;
  const lines: string[] = [];
  for (const { kind, value } of found) {
    const series = SERIES[kind];
    const across = PARALLEL[kind];
    if (series !== undefined) {
      const next = `${name}_${kind}`;
      lines.push(`${series}_${name}_${kind} ${inner} ${next} ${value}`);
      inner = next;
    } else if (across !== undefined) lines.push(`${across}_${name}_${kind} ${from} ${to} ${value}`);
  }
  return [`${name} ${inner} ${to} ${rest}`, ...lines];
}

function scopeLines(scope: SpiceScope): WrittenLine[] {
  const parameterLines = new Set([...scope.parameters, ...scope.functions].map(({ line }) => line));
  const lines = [...parameterLines, ...scope.models.map(({ line }) => line)];
  return [
    ...lines.map(({ text, source }) => ({ text, source })),
    ...scope.elements.flatMap((element) =>
      withParasitics(element).map((text) => ({ text, source: element.line.source })),
    ),
  ];
}

/** Nesting is limited by the reader. */
function subcircuitLines(subcircuit: SpiceSubcircuit): WrittenLine[] {
  const { line, name } = subcircuit;
  return [
    { text: line.text, source: line.source },
    ...subcircuit.subcircuits.flatMap(subcircuitLines),
    ...scopeLines(subcircuit),
    { text: `.ends ${name}`, source: null },
  ];
}

/** The circuit without its analyses, title and end. */
export function circuitLines(netlist: SpiceNetlist): WrittenLine[] {
  return [
    ...netlist.settings.map(({ line }) => line),
    ...netlist.subcircuits.flatMap(subcircuitLines),
    ...scopeLines(netlist),
  ];
}

/** All of it, so that reading the text again gives the same circuit. */
export function writeNetlist(netlist: SpiceNetlist): string {
  const analyses = netlist.analyses.map(({ text }) => text);
  const others = [...netlist.measurements, ...netlist.steps].map(({ line }) => line.text);
  const lines = circuitLines(netlist).map(({ text }) => text);
  const fourier = netlist.fourier.map(({ text }) => text);
  return [`* ${netlist.title}`, ...lines, ...analyses, ...others, ...fourier, ".end", ""].join("\n");
}
