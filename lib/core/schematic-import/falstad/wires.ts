// Wires. Where one passes over an end of another net, which would join it here, names take its place.
import type { FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import { isSamePoint } from "@/lib/core/schematic/model/units";
import { WireTouch } from "../wire-touch";
import { addLabel, type NetNames, type WaitingLabel } from "./names";
import type { Segment } from "./places";
import { pixelKey } from "./placing";
import type { FalstadSheet } from "./sheet";

interface Line extends Segment {
  /** Of the wire in the file; null for the lead of an output. */
  readonly line: number | null;
  readonly text: string | null;
}

function joined(sheet: FalstadSheet, lines: readonly Line[], labels: readonly WaitingLabel[]): Set<Line> {
  const touch = new WireTouch(lines);
  const places = new Map<string, FalstadPoint>();
  // The far end of a lead belongs to the net of its output.
  const roots = new Map<string, string>();
  for (const { from, to } of lines) {
    places.set(pixelKey(from), from).set(pixelKey(to), to);
    roots.set(pixelKey(to), sheet.nets.rootOf(from));
  }
  for (const { at } of labels) places.set(pixelKey(at), at);
  const wrong = new Set<Line>();
  for (const [key, at] of places) {
    const root = roots.get(key) ?? sheet.nets.rootOf(at);
    for (const wire of touch.passing(at)) if (sheet.nets.rootOf(wire.from) !== root) wrong.add(wire);
  }
  return wrong;
}

export function addWires(sheet: FalstadSheet, { labels, leads, nameOf }: NetNames): void {
  const wires = sheet.circuit.elements
    .filter(({ code, from, to }) => code === "w" && !isSamePoint(from, to))
    .map(({ from, to, line }): Line => ({ from, to, line, text: null }));
  const lines = [...wires, ...leads.map(({ from, to, text }): Line => ({ from, to, text, line: null }))];
  const wrong = joined(sheet, lines, labels);
  const waiting = [...labels];
  for (const wire of lines) {
    const { from, to, line, text } = wire;
    if (!wrong.has(wire)) {
      sheet.builder.add({ kind: "wire", ...sheet.newObject(), from: sheet.pointOf(from), to: sheet.pointOf(to) });
      if (text !== null) waiting.push({ at: to, toward: { x: 2 * to.x - from.x, y: 2 * to.y - from.y }, text });
      continue;
    }
    if (text !== null || line === null) {
      waiting.push({ at: from, toward: to, text: text ?? nameOf(from, "N") });
      continue;
    }
    const name = nameOf(from, "N");
    sheet.changed({ construct: "wires", code: "wireByNames", line, values: { name } }, from);
    for (const [at, toward] of [
      [from, to],
      [to, from],
    ] as const) {
      if (name === "GND") sheet.addGround(at, 0);
      else waiting.push({ at, toward, text: name });
    }
  }
  const done = new Set<string>();
  for (const label of waiting) {
    const key = `${pixelKey(label.at)} ${label.text}`;
    if (!done.has(key)) addLabel(sheet, label);
    done.add(key);
  }
}
