// Names of results as a sheet shows them, and back: "v(out)" is V(OUT), "@q1[ic]" is I(Q1.1).
import type { SimulationNetlist } from "./simulation-netlist";

const KIND = /^([vi])\(/i;

/** Nets of the first sheet are written without their path. */
export const netText = (net: string): string => net.replace(/^\/(?=[^/]*$)/, "");

export const voltageText = (net: string): string => `V(${netText(net)})`;

/** Inside a subcircuit the engine's own name is kept: it tells more than the part that stands for it. */
export function namesOfVectors({
  placeOfVector,
  parts,
}: Pick<SimulationNetlist, "placeOfVector" | "parts">): (name: string) => string {
  const currents = new Map<string, string>();
  for (const { name, sums } of parts.flatMap(({ pins }) => pins)) {
    const [first, ...others] = sums[0] ?? [];
    if (first?.factor === 1 && others.length === 0) currents.set(first.vector, name);
  }
  return (name) => {
    const current = currents.get(name);
    if (current !== undefined) return current;
    const { net, designator } = placeOfVector(name);
    const isInner = /[.:#]/.test(name) || name.startsWith("@");
    const kind = KIND.exec(name)?.[1]?.toUpperCase();
    const subject = net === null ? designator : netText(net);
    return kind === undefined || subject === null || isInner ? name : `${kind}(${subject})`;
  };
}
