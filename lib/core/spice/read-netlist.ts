// Reads the text of a SPICE netlist.
import { withoutControl } from "./control-block";
import { directiveName, readDirective } from "./directive";
import { type SpiceFinding, spiceFinding } from "./finding";
import { type SpiceFiles, withIncludes } from "./include";
import { type LogicalLine, logicalLines } from "./logical-lines";
import { withoutIdealDiodes } from "./ideal-diodes";
import { withImpliedAnalysis } from "./implied-analysis";
import { withKnownParameters } from "./model-parameters";
import type {
  SpiceAnalysis,
  SpiceElement,
  SpiceFunctionLine,
  SpiceMeasurement,
  SpiceModel,
  SpiceNetlist,
  SpiceParameter,
  SpiceScope,
  SpiceSetting,
  SpiceStep,
  SpiceSubcircuit,
} from "./netlist";
import { readElement } from "./read-element";
import { assignmentsOf, unquoted, wordsOf } from "./words";

const MAX_CHARACTERS = 4_000_000;
const MAX_ELEMENTS = 50_000;
const MAX_NESTING = 21;

class ScopeBuilder implements SpiceScope {
  readonly elements: SpiceElement[] = [];
  readonly models: SpiceModel[] = [];
  readonly subcircuits: SpiceSubcircuit[] = [];
  readonly parameters: (SpiceParameter & { readonly line: LogicalLine })[] = [];
  readonly functions: SpiceFunctionLine[] = [];
}

interface OpenSubcircuit {
  readonly scope: ScopeBuilder;
  readonly header: Pick<SpiceSubcircuit, "name" | "ports" | "defaults" | "line">;
}

export interface ReadNetlist {
  readonly netlist: SpiceNetlist;
  readonly findings: readonly SpiceFinding[];
}

/** Names of all models and subcircuits, wherever they are defined. */
function namesOf(lines: readonly LogicalLine[]): Set<string> {
  const names = lines.map(({ text }) => /^\.(?:model|subckt)\s+([^\s(]+)/i.exec(text)?.[1]?.toLowerCase());
  return new Set(names.flatMap((name) => name ?? []));
}

function subcircuitHeader(line: LogicalLine): OpenSubcircuit["header"] {
  const text = line.text.replace(/\bparams:/i, " ");
  const words = wordsOf(text).slice(1);
  const end = words.findIndex(({ text: word, start }) => /^\s*=/.test(text.slice(start + word.length)));
  const [name, ...ports] = words.slice(0, end < 0 ? words.length : end);
  const defaults = end < 0 ? [] : assignmentsOf(text.slice(words[end]?.start));
  return { line, defaults, name: name?.text.toLowerCase() ?? "", ports: ports.map((port) => port.text.toLowerCase()) };
}

/** ".func f(x) {x + 1}" or ".func f(x) = 'x + 1'". */
function readFunction(line: LogicalLine): SpiceFunctionLine | null {
  const [, name, list = "", body] = /^\.func\s+(\w+)\s*\(([^)]*)\)(.+)$/i.exec(line.text) ?? [];
  if (name === undefined || body === undefined) return null;
  const parameters = list.split(",").map((parameter) => parameter.trim().toLowerCase());
  return {
    name: name.toLowerCase(),
    parameters: parameters.filter(Boolean),
    expression: unquoted(body.trim().replace(/^=/, "").trim()),
    line,
  };
}

class NetlistReader {
  readonly #modelNames: ReadonlySet<string>;
  readonly #top = new ScopeBuilder();
  readonly #open: OpenSubcircuit[] = [];
  readonly findings: SpiceFinding[] = [];
  readonly analyses: SpiceAnalysis[] = [];
  readonly measurements: SpiceMeasurement[] = [];
  readonly steps: SpiceStep[] = [];
  readonly fourier: LogicalLine[] = [];
  readonly settings: SpiceSetting[] = [];
  #elementCount = 0;

  constructor(modelNames: ReadonlySet<string>) {
    this.#modelNames = modelNames;
  }

  get #scope(): ScopeBuilder {
    return this.#open.at(-1)?.scope ?? this.#top;
  }

  #find(code: SpiceFinding["code"], line: LogicalLine, subject: string): void {
    this.findings.push(spiceFinding(code, { subject, source: line.source, text: line.text }));
  }

  read(line: LogicalLine): void {
    if (!line.text.startsWith(".")) this.#element(line);
    else
      switch (directiveName(line.text)) {
        case "param":
        case "params":
          return void this.#scope.parameters.push(
            ...assignmentsOf(line.text.slice(6)).map((one) => ({ ...one, line })),
          );
        case "func":
          return this.#function(line);
        case "model":
          return this.#model(line);
        case "subckt":
          return this.#subcircuit(line);
        case "ends":
        case "eom":
          return this.#ends(line);
        default:
          return this.#directive(line);
      }
  }

  #element(line: LogicalLine): void {
    if (this.#elementCount++ === MAX_ELEMENTS) this.#find("TOO_LARGE", line, `${MAX_ELEMENTS} elements`);
    if (this.#elementCount > MAX_ELEMENTS) return;
    const read = readElement(line, this.#modelNames);
    if (read.ok) this.#scope.elements.push(read.value);
    else this.findings.push(read.finding);
  }

  #function(line: LogicalLine): void {
    const found = readFunction(line);
    if (found) this.#scope.functions.push(found);
    else this.#find("MALFORMED_DIRECTIVE", line, ".func");
  }

  #model(line: LogicalLine): void {
    const [, name, kind] = wordsOf(line.text).map(({ text }) => text.toLowerCase());
    if (name === undefined || kind === undefined) this.#find("MALFORMED_DIRECTIVE", line, ".model");
    // LTspice derives a model from another one by "ako:"; ngspice has no such models.
    else if (kind.startsWith("ako:")) this.#find("REFUSED_DIRECTIVE", line, `.model ${name} ako`);
    else {
      const { text, ignored, refused } = withKnownParameters(line.text, kind);
      this.#scope.models.push({ name, kind, line: { ...line, text } });
      if (refused.length > 0) this.#find("REFUSED_MODEL", line, `${name}: ${refused.join(", ")}`);
      if (ignored.length > 0) {
        const { source } = line;
        const subject = `${name}: ${ignored.join(", ")}`;
        this.findings.push(
          spiceFinding("IGNORED_DIRECTIVE", { subject, source, text: line.text, severity: "warning" }),
        );
      }
    }
  }

  #subcircuit(line: LogicalLine): void {
    const header = subcircuitHeader(line);
    if (header.name === "") this.#find("MALFORMED_DIRECTIVE", line, ".subckt");
    if (this.#open.length >= MAX_NESTING) this.#find("SUBCIRCUIT_TOO_DEEP", line, header.name);
    else this.#open.push({ header, scope: new ScopeBuilder() });
  }

  #ends(line: LogicalLine): void {
    const closed = this.#open.pop();
    if (!closed) this.#find("UNEXPECTED_ENDS", line, ".ends");
    else this.#scope.subcircuits.push({ ...closed.header, ...closed.scope });
  }

  #directive(line: LogicalLine): void {
    const found = readDirective(line);
    if (found.kind === "analysis") this.analyses.push(found.value);
    else if (found.kind === "measurement") this.measurements.push(found.value);
    else if (found.kind === "step") this.steps.push(found.value);
    else if (found.kind === "fourier") this.fourier.push(line);
    else if (found.kind === "setting") this.settings.push({ kind: directiveName(line.text), line });
    else if (found.kind === "finding") this.findings.push(found.value);
  }

  finish(title: string): SpiceNetlist {
    for (const { header } of this.#open) this.#find("SUBCIRCUIT_NOT_CLOSED", header.line, header.name);
    const { analyses, measurements, steps, fourier, settings } = this;
    return { title, ...this.#top, analyses, measurements, steps, fourier, settings };
  }
}

export interface ReadNetlistOptions {
  /** Texts of the files that .include and .lib may name. */
  readonly files?: SpiceFiles;
}

/**
 * The first line is the title, whatever it says. Reading goes on behind a line that is not understood, so that all
 * findings come at once.
 */
export function readNetlist(text: string, { files = new Map() }: ReadNetlistOptions = {}): ReadNetlist {
  const [first = "", ...rest] = (text.length > MAX_CHARACTERS ? "" : text).replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const title = first.replace(/^\s*(\*+|\.title\b)/i, "").trim();
  const own = logicalLines(rest.join("\n"), null, 2);
  const end = own.findIndex(({ text: line }) => /^\.end\s*$/i.test(line));
  const included = withIncludes(end < 0 ? own : own.slice(0, end), files);
  const control = withoutControl(included.lines);
  const lines = withImpliedAnalysis(withoutIdealDiodes(control.lines));
  const reader = new NetlistReader(namesOf(lines));
  if (text.length > MAX_CHARACTERS) reader.findings.push(spiceFinding("TOO_LARGE", { subject: "netlist" }));
  for (const line of lines) reader.read({ ...line, text: line.text.replace(/[µμ]/g, "u") });
  const netlist = reader.finish(title);
  return { netlist, findings: [...included.findings, ...control.findings, ...reader.findings] };
}
