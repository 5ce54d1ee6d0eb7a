// Fingerprint of a finding: equal for as long as the net and the objects that it is about stay as they are.
import { pinFunction } from "../connectivity/item";
import type { Net } from "../connectivity/nets";
import { place } from "../model/placement";
import type { SchematicObject } from "../model/records";
import { pinsOf } from "../model/symbol";
import { isSamePoint } from "../model/units";
import type { Draft, RuleId } from "./finding";
import type { RuleContext } from "./rule";

/** Two runs of FNV-1a with 32 bits, as text. */
export function hashText(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + at), 0x01000193);
  }
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Fields that say which part it is. */
const IDENTITY = ["value", "footprint", "mpn"];

/** Which pins lie at the place of the finding, with their types; the number stays when the component is moved. */
function pinsAt(object: SchematicObject, { at }: Draft, { graph }: RuleContext): string[] {
  const symbol = object.kind === "component" ? graph.symbolOf(object.symbolId) : undefined;
  if (object.kind !== "component" || !symbol) return [];
  return pinsOf(symbol, object.unit, object.style)
    .filter((pin) => isSamePoint(place(pin.at, object), at))
    .map((pin) => `${pin.number} ${pinFunction(object, pin).type}`);
}

/** What the object is, without its place where that makes no difference. */
function contentOf(object: SchematicObject, draft: Draft, context: RuleContext): unknown {
  const { id, kind } = object;
  if (object.kind === "component") {
    const { symbolId, unit, isPopulated, isInBom, isOnBoard, fields } = object;
    const texts = IDENTITY.map((name) => fields[name]?.text ?? "");
    return [id, kind, symbolId, unit, isPopulated, isInBom, isOnBoard, texts, pinsAt(object, draft, context)];
  }
  if ("text" in object) return [id, kind, object.text];
  if ("name" in object) return [id, kind, object.name];
  // Wires, junctions and marks are nothing but their place.
  const { isLocked: _isLocked, ...rest } = object;
  return rest;
}

const hashes = new WeakMap<Net, string>();

/** By its names and pins; kept for each net, which edits replace as a whole. */
function hashOfNet(net: Net): string {
  const known = hashes.get(net);
  if (known) return known;
  const pins = net.pins.map(({ instance, component, pin }) => `${instance.path} ${component.id} ${pin.number}`);
  const hash = hashText(JSON.stringify([net.names.toSorted(), pins.toSorted()]));
  hashes.set(net, hash);
  return hash;
}

/** Nets at the place of the finding. */
function netsAt(objects: readonly SchematicObject[], { at, path }: Draft, { graph, netlist, hierarchy }: RuleContext) {
  const nets = objects.flatMap((object) =>
    graph.itemsOf(object.id).flatMap((item) => {
      const cluster = item.points.some((point) => isSamePoint(point, at)) ? graph.clusterOf(item) : undefined;
      const shown = path ?? hierarchy.instances.find(({ sheet }) => sheet.id === object.sheetId)?.path;
      return (cluster && shown !== undefined && netlist.netOf(shown, cluster)) || [];
    }),
  );
  return [...new Set(nets)];
}

/** Rules about the place itself. */
const OF_PLACE: ReadonlySet<RuleId> = new Set(["off-grid"]);

export function fingerprintOf(rule: RuleId, draft: Draft, context: RuleContext): string {
  const objects = draft.recordIds.flatMap((id) => context.objectsById.get(id) ?? []);
  const contents = objects.map((object) => contentOf(object, draft, context));
  const nets = netsAt(objects, draft, context).map(hashOfNet);
  const place = OF_PLACE.has(rule) ? [draft.at] : [];
  return hashText(JSON.stringify([rule, draft.path, contents, nets, place]));
}
