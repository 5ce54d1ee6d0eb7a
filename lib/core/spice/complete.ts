// Completion of a netlist's text: directives, waveforms, and the names that the netlist itself has.
import type { SpiceNetlist, SpiceScope } from "./netlist";
import { readNetlist } from "./read-netlist";

export type CompletionKind =
  "directive" | "waveform" | "function" | "device" | "node" | "model" | "subcircuit" | "parameter";

export interface SpiceCompletion {
  readonly label: string;
  readonly kind: CompletionKind;
  /** Arguments, as the manual writes them. */
  readonly detail: string;
}

export interface Completions {
  /** Offset in the text at which the completed word begins. */
  readonly from: number;
  readonly options: readonly SpiceCompletion[];
}

/** ngspice manual, sections "Analyses", "Circuit elements" and "Measurements"; ".step" is LTspice's. */
const DIRECTIVES: readonly (readonly [name: string, detail: string])[] = [
  [".tran", "step stop [start [maxstep]] [uic]"],
  [".ac", "dec points start stop"],
  [".dc", "source start stop step"],
  [".op", ""],
  [".noise", "v(out) source dec points start stop"],
  [".tf", "v(out) source"],
  [".pz", "in 0 out 0 vol pz"],
  [".four", "frequency v(out)"],
  [".meas", "tran name avg v(out)"],
  [".step", "param name list values"],
  [".param", "name=value"],
  [".func", "name(x) {x}"],
  [".model", "name kind(parameter=value)"],
  [".subckt", "name nodes"],
  [".ends", ""],
  [".include", '"file"'],
  [".lib", '"file" section'],
  [".options", "name=value"],
  [".ic", "v(out)=0"],
  [".nodeset", "v(out)=0"],
  [".save", "v(out) i(v1)"],
  [".temp", "27"],
  [".global", "nodes"],
  [".end", ""],
];

/** ngspice manual, section "Independent sources for voltage or current". */
const WAVEFORMS: readonly (readonly [name: string, detail: string])[] = [
  ["SIN", "(offset amplitude frequency delay damping phase)"],
  ["PULSE", "(low high delay rise fall width period)"],
  ["EXP", "(low high delay1 tau1 delay2 tau2)"],
  ["PWL", "(t1 v1 t2 v2)"],
  ["SFFM", "(offset amplitude carrier index signal)"],
  ["AM", "(offset carrier-amplitude modulation-amplitude signal carrier)"],
  ["DC", "value"],
  ["AC", "magnitude phase"],
];

const FUNCTIONS = ["abs", "sqrt", "exp", "ln", "log10", "sin", "cos", "tan", "atan", "min", "max", "pow", "sgn", "u"];

/** Kinds of ".model"; ngspice manual, section "Device models". */
const MODEL_KINDS = ["D", "NPN", "PNP", "NMOS", "PMOS", "VDMOS", "NJF", "PJF", "SW", "CSW", "R", "C", "L"];

const plain = (labels: Iterable<string>, kind: CompletionKind): SpiceCompletion[] =>
  [...new Set(labels)].map((label) => ({ label, kind, detail: "" }));

const detailed = (list: typeof DIRECTIVES, kind: CompletionKind): SpiceCompletion[] =>
  list.map(([label, detail]) => ({ label, kind, detail }));

/** Elements of the circuit and its subcircuits, outer ones first; a list instead of recursion. */
function scopesOf(netlist: SpiceNetlist): SpiceScope[] {
  const all: SpiceScope[] = [netlist];
  for (const scope of all) all.push(...scope.subcircuits);
  return all;
}

const subcircuitsOf = (scopes: readonly SpiceScope[]): SpiceCompletion[] =>
  scopes.flatMap(({ subcircuits }) =>
    subcircuits.map(({ name, ports }) => ({ label: name, kind: "subcircuit", detail: ports.join(" ") }) as const),
  );

const modelsOf = (scopes: readonly SpiceScope[], kinds: RegExp): SpiceCompletion[] =>
  scopes.flatMap(({ models }) =>
    models
      .filter(({ kind }) => kinds.test(kind))
      .map(({ name, kind }) => ({ label: name, kind: "model", detail: kind.toUpperCase() }) as const),
  );

/** Kinds of models that fit a letter. */
const FITTING: Readonly<Record<string, RegExp>> = {
  ...{ d: /^d$/, q: /^(npn|pnp)$/, m: /mos$/, j: /^[np]jf$/, z: /^[np]mf$/, s: /^v?sw/, w: /^csw/ },
  ...{ r: /^r(es)?$/, c: /^c(ap)?$/, l: /^l$/ },
};

/** The line up to the offset, with those that it continues. */
function logicalStart(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  let start = lines.length - 1;
  while (start > 0 && /^\s*\+/.test(lines[start] ?? "")) start--;
  return lines
    .slice(start)
    .map((line, index) => (index === 0 ? line : line.replace(/^\s*\+/, "")))
    .join(" ")
    .trimStart();
}

function optionsFor(before: string, word: string, netlist: () => SpiceNetlist): SpiceCompletion[] {
  if (word.startsWith(".")) return before === "" ? detailed(DIRECTIVES, "directive") : [];
  const scopes = scopesOf(netlist());
  const nodes = (): SpiceCompletion[] =>
    plain(
      scopes.flatMap(({ elements }) => elements.flatMap((element) => element.nodes)),
      "node",
    );
  const devices = (letters: RegExp): SpiceCompletion[] =>
    plain(
      scopes.flatMap(({ elements }) => elements.filter(({ letter }) => letters.test(letter)).map(({ name }) => name)),
      "device",
    );
  if (/\bv\([^)]*$/i.test(before)) return nodes();
  if (/\bi\([^)]*$/i.test(before)) return devices(/./);
  const parameters = (): SpiceCompletion[] =>
    plain(
      scopes.flatMap((scope) => scope.parameters.map(({ name }) => name)),
      "parameter",
    );
  if (/\{[^}]*$/.test(before) || /^b\S*\s.*=/i.test(before)) return [...parameters(), ...plain(FUNCTIONS, "function")];
  if (before === "") return [];
  const [first = ""] = before.toLowerCase().split(/\s+/);
  const letter = first.slice(0, 1);
  if (first === ".model") return /^\.model\s+\S+\s+$/i.test(before) ? plain(MODEL_KINDS, "model") : [];
  if (first === ".dc") return devices(/[vi]/);
  if (first === ".step") return parameters();
  if (first.startsWith(".")) return nodes();
  if (letter === "x") return [...subcircuitsOf(scopes), ...nodes()];
  const models = FITTING[letter];
  return [
    ...(models ? modelsOf(scopes, models) : []),
    ...(/[vi]/.test(letter) ? detailed(WAVEFORMS, "waveform") : []),
    ...nodes(),
  ];
}

/** Options for the word that ends at the offset; null where nothing fits. The netlist is read as it stands. */
export function completionsAt(text: string, offset: number): Completions | null {
  const start = logicalStart(text, offset);
  // The first line is the title, and comments are no code.
  if (!/[\r\n]/.test(text.slice(0, offset)) || /^[*#]/.test(start) || /;|\/\//.test(start)) return null;
  const word = /[\w.:#$-]*$/.exec(start)?.[0] ?? "";
  const before = start.slice(0, start.length - word.length);
  const others = optionsFor(before, word, () => readNetlist(text).netlist).filter(
    // The half-typed word is a name of the netlist as well.
    ({ label }) => label.toLowerCase() !== word.toLowerCase(),
  );
  return others.length === 0 ? null : { from: offset - word.length, options: others };
}
