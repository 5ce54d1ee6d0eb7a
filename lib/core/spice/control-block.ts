// Control blocks: analyses and measurements are taken over as directives, loops over values become steps, and what changes the
// circuit otherwise is refused.
import { isCommandWithoutEffect, isTakenCommand, readControlProgram, type ControlCommand } from "./control-program";
import { type SpiceFinding, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";
import { parseSpiceNumber } from "./spice-number";
import { wordsOf } from "./words";

export interface ControlBlocks {
  readonly lines: readonly LogicalLine[];
  readonly findings: readonly SpiceFinding[];
}

const refusal = ({ source, text }: LogicalLine): SpiceFinding =>
  spiceFinding("REFUSED_CONTROL", { subject: text.split(/\s/)[0] ?? "", source, text });

/** A value that a loop gives to the circuit. */
interface Stepped {
  readonly line: LogicalLine;
  readonly kind: "param" | "device" | "temp";
  /** In small letters. */
  readonly name: string;
  readonly values: readonly string[];
}

interface Translation {
  readonly directives: LogicalLine[];
  readonly steps: Stepped[];
  readonly findings: SpiceFinding[];
}

/** "alter r1 = $x", "alter @v1[dc] = $x", "alterparam p = $x", "option temp = $x"; null for other changes. */
function changeOf(text: string): { kind: Stepped["kind"]; name: string; variable: string } | null {
  const plain = text.replace(/=/g, " ").trim();
  const [, device, variable] =
    /^alter\s+@?([a-z]\w*)(?:\[(?:dc|resistance|capacitance|inductance)\])?\s+\$&?(\w+)$/i.exec(plain) ?? [];
  if (device !== undefined && variable !== undefined)
    return { kind: "device", name: device.toLowerCase(), variable: variable.toLowerCase() };
  const [, parameter, other] = /^alterparam\s+(\w+)\s+\$&?(\w+)$/i.exec(plain) ?? [];
  if (parameter !== undefined && other !== undefined)
    return { kind: "param", name: parameter.toLowerCase(), variable: other.toLowerCase() };
  const [, temperature] = /^(?:option|set)\s+temp\s+\$&?(\w+)$/i.exec(plain) ?? [];
  return temperature === undefined ? null : { kind: "temp", name: "temp", variable: temperature.toLowerCase() };
}

/** The variable of "foreach x 1k 2k" and its values; null unless each is a number. */
function loopOf({ text }: LogicalLine): { variable: string; values: string[] } | null {
  const [word = "", variable, ...values] = text.trim().split(/\s+/);
  const areNumbers = values.length > 0 && values.every((value) => parseSpiceNumber(value) !== undefined);
  return /^foreach$/i.test(word) && variable !== undefined && areNumbers
    ? { variable: variable.toLowerCase(), values }
    : null;
}

type Loops = ReadonlyMap<string, readonly string[]>;

const isStep = (text: string): boolean => changeOf(text) !== null;

/** Nothing inside reaches the circuit or the analyses. */
const isHarmless = ({ line, body }: ControlCommand): boolean =>
  body === null ? isCommandWithoutEffect(line.text) && !isStep(line.text) : body.every(isHarmless);

function translate(commands: readonly ControlCommand[], loops: Loops, into: Translation): void {
  for (const command of commands) {
    const { line, body } = command;
    const { source, text } = line;
    if (body !== null) {
      const loop = loopOf(line);
      if (isHarmless(command))
        into.findings.push(
          spiceFinding("IGNORED_DIRECTIVE", { subject: text.split(/\s/)[0] ?? "", source, text, severity: "warning" }),
        );
      else if (loop) translate(body, new Map([...loops, [loop.variable, loop.values]]), into);
      else into.findings.push(refusal(line));
      continue;
    }
    const change = changeOf(text);
    const values = change && loops.get(change.variable);
    if (isTakenCommand(text)) into.directives.push({ source, text: `.${text}` });
    else if (change && values) into.steps.push({ line, kind: change.kind, name: change.name, values });
    else if (change || !isCommandWithoutEffect(text)) into.findings.push(refusal(line));
  }
}

const isOutermost = (commands: readonly ControlCommand[]): boolean =>
  commands.some(({ line, body }) => body === null && isTakenCommand(line.text));

/** Steps apply to all analyses, so a loop that changes the circuit must have them all, and be the only one. */
function isAmbiguous(commands: readonly ControlCommand[]): boolean {
  const changing = commands.filter((command) => command.body !== null && !isHarmless(command));
  return (
    changing.length > 1 ||
    (changing.length === 1 && isOutermost(commands.filter(({ line }) => !/^meas/i.test(line.text))))
  );
}

/** A resistor, capacitor or inductor with a plain value gets a parameter in its place. */
function withParameter(lines: readonly LogicalLine[], { name }: Stepped): LogicalLine[] | null {
  const at = lines.findIndex(({ text }) => text.split(/\s/)[0]?.toLowerCase() === name);
  const line = lines[at];
  const value = line && wordsOf(line.text)[3];
  if (!line || !value || !/^[rcl]/.test(name) || parseSpiceNumber(value.text) === undefined) return null;
  const { text, source } = line;
  const rest = text.slice(value.start + value.text.length);
  const parameter = `${name}_value`;
  return [
    ...lines.slice(0, at),
    { source, text: `.param ${parameter}=${value.text}` },
    { source, text: `${text.slice(0, value.start)}{${parameter}}${rest}` },
    ...lines.slice(at + 1),
  ];
}

/** The lines with a step for each value that the loops change. */
function withSteps(lines: readonly LogicalLine[], steps: readonly Stepped[]): ControlBlocks {
  let all = [...lines];
  const findings: SpiceFinding[] = [];
  for (const step of steps) {
    const { kind, name, values, line } = step;
    const isSource = /^[vi]/.test(name);
    const changed = kind === "device" && !isSource ? withParameter(all, step) : all;
    if (!changed) findings.push(refusal(line));
    else {
      const subject =
        kind === "temp" ? "temp" : kind === "param" ? `param ${name}` : isSource ? name : `param ${name}_value`;
      all = [...changed, { source: line.source, text: `.step ${subject} list ${values.join(" ")}` }];
    }
  }
  return { lines: all, findings };
}

/** The lines without control blocks, with the directives that they stand for. */
export function withoutControl(lines: readonly LogicalLine[]): ControlBlocks {
  const kept: LogicalLine[] = [];
  const inside: LogicalLine[] = [];
  let isInside = false;
  for (const line of lines) {
    if (/^\.control\b/i.test(line.text)) isInside = true;
    else if (/^\.endc\b/i.test(line.text)) isInside = false;
    else (isInside ? inside : kept).push(line);
  }
  if (inside.length === 0) return { lines: kept, findings: [] };
  const commands = readControlProgram(inside);
  const into: Translation = { directives: [], steps: [], findings: [] };
  translate(commands, new Map(), into);
  const [first] = into.steps;
  if (first && isAmbiguous(commands)) into.findings.push(refusal(first.line));
  const stepped = withSteps([...kept, ...into.directives], into.steps);
  return { lines: stepped.lines, findings: [...into.findings, ...stepped.findings] };
}
