// Pins whose current the engine neither gives nor leaves to Kirchhoff's law, such as those of subcircuits at ground: the
// netlist that is run has a source of 0 V in series with each, whose current it saves.
import type { SpicePlot } from "@/lib/core/spice/result";
import { wordsOf } from "@/lib/core/spice/words";

/** A pin by the name of its element, in small letters, and the place of its node in the element's line, from 1. */
interface MeteredPin {
  readonly element: string;
  readonly place: number;
}

const PREFIX = "vmeter_";
const METER = /^i\(vmeter_(.+)_(\d+)\)$/;

/** Vector of the current into the pin. */
export const meterVector = ({ element, place }: MeteredPin): string => `i(${PREFIX}${element}_${place})`;

function meteredPin(vector: string): MeteredPin | null {
  const [, element, place] = METER.exec(vector) ?? [];
  return element === undefined ? null : { element, place: Number(place) };
}

/** With a dot it counts as a node inside the element: findings lead to its part, and no list of nets has it. */
const innerNode = ({ element, place }: MeteredPin): string => `${element}.meter_${place}`;

const isInnerNode = (vector: string): boolean => /^v\(.+\.meter_\d+\)$/.test(vector);

/** The netlist with a meter for each of the vectors that is one; lines keep their numbers, meters come last. */
export function withMeters(netlist: string, vectors: readonly string[]): string {
  const byElement = new Map<string, MeteredPin[]>();
  for (const pin of new Set(vectors)) {
    const found = meteredPin(pin);
    if (found) byElement.set(found.element, [...(byElement.get(found.element) ?? []), found]);
  }
  if (byElement.size === 0) return netlist;
  const meters: string[] = [];
  let depth = 0;
  const lines = netlist.split("\n").map((line, at) => {
    if (/^\s*\.subckt\b/i.test(line)) depth++;
    if (/^\s*\.ends\b/i.test(line)) depth--;
    const words = wordsOf(line);
    const pins = at === 0 || depth > 0 ? undefined : byElement.get(words[0]?.text.toLowerCase() ?? "");
    if (!pins) return line;
    let changed = line;
    for (const pin of pins.toSorted((a, b) => b.place - a.place)) {
      const node = words[pin.place];
      if (!node) continue;
      changed = changed.slice(0, node.start) + innerNode(pin) + changed.slice(node.start + node.text.length);
      meters.push(`${PREFIX}${pin.element}_${pin.place} ${node.text} ${innerNode(pin)} 0`);
    }
    return changed;
  });
  return lines.join("\n").replace(/\n\.end\s*$/i, () => `\n${meters.join("\n")}\n.end\n`);
}

/** Without the nodes between pins and their meters. */
export const withoutMeterNodes = (plot: SpicePlot): SpicePlot =>
  plot.vectors.some(({ name }) => isInnerNode(name))
    ? { ...plot, vectors: plot.vectors.filter(({ name }) => !isInnerNode(name)) }
    : plot;
