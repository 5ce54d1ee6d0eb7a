// Output of the engine during a run, as findings at lines of the netlist, and measured values.
import { type SpiceFinding, type SpiceFindingCode, spiceFinding, type SpiceSource } from "./finding";
import type { SpiceMeasured } from "./result";
import type { SpiceRun } from "./run-plan";

const FAILED = /run simulation\(s\) aborted|circuit not parsed|run simulation not started|fatal error in ngspice/i;

/** Messages that say nothing by themselves. */
const NOISE =
  /circuit not parsed|simulation interrupted|no writable vector|checkvalid|operating point could not|may fail|^error on line/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Place {
  readonly source: SpiceSource | null;
  readonly text: string;
}

const NOWHERE: Place = { source: null, text: "" };

class LogReader {
  readonly findings: SpiceFinding[] = [];
  readonly #run: SpiceRun;
  readonly #log: string;
  readonly #hasFailed: boolean;

  constructor(log: string, run: SpiceRun, hasFailed: boolean) {
    this.#log = log;
    this.#run = run;
    this.#hasFailed = hasFailed;
  }

  /** Each code and subject once, since the engine repeats itself at every attempt. */
  #add(code: SpiceFindingCode, subject: string, place: Place = NOWHERE): void {
    if (this.findings.some((found) => found.code === code && found.subject === subject)) return;
    const severity = this.#hasFailed || code === "MALFORMED_ELEMENT" ? "error" : "warning";
    this.findings.push(spiceFinding(code, { subject, severity, ...place }));
  }

  #lineAt(number: string | undefined): Place {
    return this.#run.lines[Number(number) - 1] ?? NOWHERE;
  }

  /** The line of an element: "b1", and "d.x1.d2" for one of the subcircuit that x1 places. */
  #elementPlace(name: string): Place {
    const [first = "", second = first] = name.toLowerCase().split(/[.#]/);
    const wanted = name.includes(".") ? second : first;
    const start = new RegExp(`^${escaped(wanted)}\\s`, "i");
    return this.#run.lines.find(({ text }) => start.test(text)) ?? NOWHERE;
  }

  /** The first line that has the node as a word. */
  #nodePlace(node: string): Place {
    const word = new RegExp(`^[^.]\\S*\\s.*(?<![\\w.])${escaped(node)}(?![\\w.])`, "i");
    return this.#run.lines.find(({ text }) => word.test(text)) ?? NOWHERE;
  }

  #placeOfLine(text: string): Place {
    const plain = text.trim().toLowerCase();
    return this.#run.lines.find((line) => line.text.trim().toLowerCase() === plain) ?? NOWHERE;
  }

  read(): void {
    const log = this.#log;
    for (const [, name = ""] of log.matchAll(/can't find model '([^']*)'/gi))
      this.#add("MODEL_NOT_FOUND", name, this.#lineAt(/Error on line (\d+)/i.exec(log)?.[1]));
    for (const [, call = ""] of log.matchAll(/unknown subckt: (.+)/gi))
      this.#add("SUBCIRCUIT_NOT_FOUND", call.trim().split(/\s+/).at(-1) ?? "", this.#placeOfLine(call));
    for (const [, text = ""] of log.matchAll(/'(.+)' is not a valid .* line, ignored/gi))
      this.#add("MALFORMED_ELEMENT", text.split(/\s/)[0] ?? "", this.#placeOfLine(text));
    for (const [, number, rest = ""] of log.matchAll(
      /Error on line (\d+) or its substitute:\s*\n+([^\n]*\n+[^\n]*)/gi,
    )) {
      const message = rest.split("\n").at(-1)?.trim() ?? "";
      const isKnown = this.findings.some(({ code }) => code === "MODEL_NOT_FOUND");
      if (isKnown && /modelname/i.test(message)) continue;
      this.#add(/already exists/i.test(message) ? "DUPLICATE_NAME" : "ENGINE_ERROR", message, this.#lineAt(number));
    }
    for (const [, fault = "", name = ""] of log.matchAll(/Error: (.* out of range for \w+)\n+ *in line (\S+)/gi))
      this.#add("OUT_OF_RANGE", `${name}: ${fault}`, this.#elementPlace(name));
    this.#readMatrix();
    this.#readTimestep();
    if (this.#hasFailed && this.findings.length === 0) this.#add("ENGINE_ERROR", this.#firstError());
  }

  /** A branch is the current of a source or an inductor; anything else is a voltage. */
  #readMatrix(): void {
    for (const [, name = ""] of this.#log.matchAll(/singular matrix:\s+check nodes? (\S+)/gi)) {
      const device = /^(.+)#branch$/i.exec(name)?.[1];
      if (device !== undefined) this.#add("SOURCE_LOOP", device, this.#elementPlace(device));
      else this.#add("NO_DC_PATH", name, this.#nodePlace(name));
    }
  }

  #readTimestep(): void {
    const [, time, kind, name = ""] =
      /Timestep too small; time = (\S+), timestep = \S+ trouble with (\w+) ?"?([^\s"]+)/i.exec(this.#log) ?? [];
    if (time !== undefined) {
      const place = kind === "node" ? this.#nodePlace(name) : this.#elementPlace(name);
      return this.#add("TIMESTEP_TOO_SMALL", `${name} at ${Number(time.replace(/,$/, ""))} s`, place);
    }
    const isUnsolved = /(timestep too small|iteration limit|no convergence)/i.test(this.#log);
    if (this.#hasFailed && isUnsolved && this.findings.length === 0)
      this.#add("NO_CONVERGENCE", this.#run.analysis.text);
  }

  #firstError(): string {
    const lines = this.#log.split("\n").map((line) => line.trim());
    const message = lines.find((line) => /error|doAnalyses|warning|invalid|undefined/i.test(line) && !NOISE.test(line));
    return (message ?? lines.find((line) => FAILED.test(line)) ?? "").replace(/^(error:|doAnalyses:)\s*/i, "");
  }
}

/** "tr = 5.87e-04 targ= ..." of the measurements that belong to the run. */
function readMeasurements(log: string, { measurements }: SpiceRun): SpiceMeasured[] {
  return measurements.map((name) => {
    const found = new RegExp(`^${escaped(name)}\\s*=\\s*(\\S+)`, "im").exec(log);
    const value = Number(found?.[1] ?? Number.NaN);
    return { name, value: Number.isFinite(value) ? value : null };
  });
}

export interface ReadLog {
  readonly hasFailed: boolean;
  readonly findings: readonly SpiceFinding[];
  readonly measurements: readonly SpiceMeasured[];
}

/** Notes and warnings of a run that went on are no failures: the engine prints them while it tries. */
export function readLog(log: string, run: SpiceRun): ReadLog {
  const hasFailed = FAILED.test(log);
  const reader = new LogReader(log, run, hasFailed);
  reader.read();
  const measurements = readMeasurements(log, run);
  const failed = measurements.filter(({ value }) => value === null);
  const missing = failed.map(({ name }) => {
    const line = run.lines.find(({ text }) =>
      new RegExp(`^\\.meas\\w*\\s+\\w+\\s+${escaped(name)}\\b`, "i").test(text),
    );
    return spiceFinding("MEASUREMENT_FAILED", { subject: name, severity: "warning", ...(line ?? NOWHERE) });
  });
  return { hasFailed, findings: [...reader.findings, ...(hasFailed ? [] : missing)], measurements };
}
