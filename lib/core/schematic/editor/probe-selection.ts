// Results of a simulation for what is selected: the way to probes without a pointer.
import type { SchematicObject } from "../model/records";
import type { Point } from "../model/units";
import type { SchematicEditor } from "./editor";
import { anchorOfNet } from "./net-anchor";
import type { ProbeRequest } from "./probe-request";
import { probeOfNet, probeOfPart } from "./probe-target";

function middleOf({ view }: SchematicEditor, { id }: SchematicObject): Point {
  const box = view.index.boxOf(id);
  return box ? { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) } : { x: 0, y: 0 };
}

/** Voltages of the selected wires and labels; of two nets the voltage between them, of the first one selected. */
function voltages(editor: SchematicEditor): ProbeRequest[] {
  const requests = new Map<string, ProbeRequest & { kind: "voltage" }>();
  for (const object of editor.selected()) {
    const request = probeOfNet(editor, object, middleOf(editor, object));
    if (request?.kind !== "voltage" || requests.has(request.net)) continue;
    const net = editor.netlist.nets.find(({ name }) => name === request.net);
    const at = object.kind === "wire" ? request.at : ((net && anchorOfNet(net, editor.path)) ?? request.at);
    requests.set(request.net, { ...request, at });
  }
  const [first, second, ...others] = requests.values();
  if (!first || !second || others.length > 0) return [...requests.values()];
  return [{ ...first, kind: "difference", reference: second.net, from: second.at }];
}

/** Nothing for parts whose current depends on the pin. */
export function probesOfSelection(
  editor: SchematicEditor,
  kind: "voltage" | "current" | "power",
): readonly ProbeRequest[] {
  if (kind === "voltage") return voltages(editor);
  return editor.selected().flatMap((object) => {
    if (object.kind !== "component") return [];
    const found = probeOfPart(editor, object, { kind, at: middleOf(editor, object) });
    return found === null || typeof found === "string" ? [] : [found];
  });
}
