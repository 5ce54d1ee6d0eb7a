// Idealized diodes of LTspice, which ngspice does not have: straight lines for off, on and breakdown, as current sources.
// LTspice help, "D. Diode": Ron 1 Ω, Roff 1/gmin, Vfwd 0 V, Vrev infinite, Rrev as Ron, without limits of the current.
import type { LogicalLine } from "./logical-lines";
import { parseSpiceNumber } from "./spice-number";
import { assignmentsOf, wordsOf } from "./words";

/** With one of these a model is idealized. The widths of rounded corners (epsilon) are left out: corners stay sharp. */
const OWN = new Set(["ron", "roff", "vfwd", "vrev", "rrev", "ilimit", "revilimit"]);

const OFF_OHMS = "1e12";

type Parameters = ReadonlyMap<string, string>;

const MODEL = /^\.model\s+(\S+)\s+d\b/i;

function idealParameters(text: string): Parameters | null {
  const parameters = assignmentsOf(text);
  if (!parameters.some(({ name }) => OWN.has(name))) return null;
  const written = (expression: string): string =>
    parseSpiceNumber(expression) === undefined ? `(${expression})` : expression;
  return new Map(parameters.map(({ name, expression }) => [name, written(expression)]));
}

const limited = (current: string, limit: string | undefined): string =>
  limit === undefined ? current : `${limit}*tanh(${current}/${limit})`;

/** Amperes from anode to cathode. */
function currentOf(voltage: string, parameters: Parameters): string {
  const [ron = "1", roff = OFF_OHMS] = [parameters.get("ron"), parameters.get("roff")];
  const beyond = (excess: string, ohms: string): string => `max(0,${excess})*(1/${ohms}-1/${roff})`;
  const forward = beyond(`${voltage}-${parameters.get("vfwd") ?? "0"}`, ron);
  const on = `${voltage}/${roff}+${limited(forward, parameters.get("ilimit"))}`;
  const reverse = parameters.get("vrev");
  if (reverse === undefined) return on;
  const back = beyond(`-${voltage}-${reverse}`, parameters.get("rrev") ?? ron);
  return `${on}-${limited(back, parameters.get("revilimit"))}`;
}

/** The lines with a B source in place of each diode whose model is idealized; those models are left out. */
export function withoutIdealDiodes(lines: readonly LogicalLine[]): LogicalLine[] {
  const models = new Map<string, Parameters>();
  for (const { text } of lines) {
    const [, name] = MODEL.exec(text) ?? [];
    const parameters = name === undefined ? null : idealParameters(text);
    if (name !== undefined && parameters) models.set(name.toLowerCase(), parameters);
  }
  if (models.size === 0) return [...lines];
  return lines.flatMap((line) => {
    const { source, text } = line;
    if (models.has(MODEL.exec(text)?.[1]?.toLowerCase() ?? "")) return [];
    const [name, anode, cathode, model] = wordsOf(text).map((word) => word.text);
    const parameters = /^d/i.test(text) ? models.get(model?.toLowerCase() ?? "") : undefined;
    if (!parameters) return [line];
    return [{ source, text: `B${name} ${anode} ${cathode} I=${currentOf(`V(${anode},${cathode})`, parameters)}` }];
  });
}
