// Names of nets: labels of the file, and outputs, which show a voltage there and have none.
import type { FalstadElement, FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import { isSamePoint } from "@/lib/core/schematic/model/units";
import { plainNetName } from "../plain-net-name";
import { headingOf, pixelKey, TURNS } from "./placing";
import type { Segment } from "./places";
import type { FalstadSheet } from "./sheet";

export interface NamedPlace {
  readonly element: FalstadElement;
  readonly isLabel: boolean;
}

/** A label that waits for the wires. */
export interface WaitingLabel {
  readonly at: FalstadPoint;
  readonly toward: FalstadPoint;
  readonly text: string;
}

export interface NetNames {
  readonly labels: WaitingLabel[];
  /** From an output to where its voltage is shown, with the name of the net. */
  readonly leads: readonly (Segment & { readonly text: string })[];
  /** The name of the net at a place, which it has from now on. */
  readonly nameOf: (at: FalstadPoint, stem: string) => string;
}

/** "/Q" has a line over it. */
const drawnName = (text: string): string => {
  const plain = plainNetName(text.trim().replace(/\s+/g, "_"));
  return plain.startsWith("/") && plain.length > 1 ? `~{${plain.slice(1)}}` : plain;
};

export function addNames(sheet: FalstadSheet, places: readonly NamedPlace[]): NetNames {
  const { nets, free } = sheet;
  const names = new Map<string, string>();
  const taken = new Set<string>(["gnd", "0"]);
  const labels: WaitingLabel[] = [];
  const leads: (Segment & { text: string })[] = [];
  const labeled = places.filter(({ isLabel }) => isLabel);
  for (const { element } of labeled) nets.join(pixelKey(element.from), `label ${element.values.get("te") ?? ""}`);
  for (const { element } of labeled) {
    const { from, to, line, values } = element;
    const own = values.get("te") ?? "";
    const text = drawnName(own);
    if (text === "") continue;
    if (text !== own)
      sheet.changed({ construct: "labels", code: "netName", line, values: { name: own.slice(0, 200), text } }, from);
    labels.push({ at: from, toward: to, text });
    names.set(nets.rootOf(from), text);
    taken.add(text.toLowerCase());
  }
  const counts = new Map<string, number>();
  const nameOf = (at: FalstadPoint, stem: string): string => {
    const root = nets.rootOf(at);
    const known = names.get(root);
    if (known !== undefined) return known;
    if (nets.isGround(at)) return "GND";
    let count = counts.get(stem) ?? 0;
    let name = "";
    do name = `${stem}${++count}`;
    while (taken.has(name.toLowerCase()));
    counts.set(stem, count);
    taken.add(name.toLowerCase());
    names.set(root, name);
    return name;
  };
  for (const { element, isLabel } of places) {
    if (isLabel) continue;
    const { code, from, to, line } = element;
    const shown = code === "p" ? [from, to] : [from];
    for (const at of shown) {
      const text = nameOf(at, "OUT");
      const isLead = code !== "p" && !isSamePoint(from, to) && text !== "GND" && free.isFree(to);
      if (isLead) {
        free.take(to);
        leads.push({ from, to, text });
      } else if (text !== "GND") labels.push({ at, toward: code === "p" && at === to ? from : to, text });
      sheet.builder.add({ kind: "voltage-probe", ...sheet.newObject(), at: sheet.pointOf(at), name: `V(${text})` });
    }
    sheet.changed({ construct: "labels", code: "output", line, values: { name: nameOf(from, "OUT") } }, from);
  }
  return { labels, leads, nameOf };
}

export function addLabel(sheet: FalstadSheet, { at, toward, text }: WaitingLabel): void {
  const rotation = TURNS[headingOf(at, toward)];
  sheet.builder.add({ kind: "net-label", ...sheet.newObject(), at: sheet.pointOf(at), rotation, text });
}
