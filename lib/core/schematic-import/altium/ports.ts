// Ports: they join their net at either end. Ours have one end.
import { integer } from "@/lib/core/formats/altium/schematic-fields";
import type { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import { bundleText } from "./harness-types";
import { noteOn, type SheetDraft, spelled } from "./sheet-draft";
import type { SourceRecord } from "./sheet-source";
import { directionOf, harnessOf, portEnds, portName } from "./wiring";

/** Ends of other ports by place: ports may touch each other without a wire. */
function endsByPlace(ports: readonly SourceRecord[], draft: SheetDraft): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const port of ports) {
    const { near, far } = portEnds(port, draft);
    for (const end of [near, far]) counts.set(pointKey(end), (counts.get(pointKey(end)) ?? 0) + 1);
  }
  return counts;
}

function touches(graph: ClusterGraph, sheetId: string, at: Point): boolean {
  const index = graph.indexOf(sheetId);
  return (["wire", "bus"] as const).some((layer) => {
    for (const _ of index.at(at, layer)) return true;
    for (const _ of index.passing(at, layer)) return true;
    return false;
  });
}

/** The text lies where the port lies: it reads away from the end that is joined. */
function rotationOf(isUpright: boolean, isFar: boolean): Rotation {
  if (isUpright) return isFar ? 270 : 90;
  return isFar ? 180 : 0;
}

export function addPorts(ports: readonly SourceRecord[], draft: SheetDraft, graph: ClusterGraph): void {
  const { builder, report, scope, sheetCount, harnesses } = draft.context;
  const ends = endsByPlace(ports, draft);
  const isGlobal = scope === "flat" || scope === "global" || (!draft.isPlaced && sheetCount === 1);
  for (const port of ports) {
    const { fields } = port;
    report.found("labels");
    const written = spelled(portName(port), draft, "labels", fields);
    const name = bundleText(written, harnessOf(port), harnesses);
    if (name === "") {
      noteOn(draft, "lost", "labels", "emptyLabel", fields);
      continue;
    }
    const { isUpright, near, far } = portEnds(port, draft);
    const isJoined = (at: Point): boolean => touches(graph, draft.sheetId, at) || (ends.get(pointKey(at)) ?? 0) > 1;
    const [isNear, isFar] = [isJoined(near), isJoined(far)];
    const add = (at: Point, rotation: Rotation): void => {
      const label = { id: builder.newId(), sheetId: draft.sheetId, at, rotation, text: name };
      const direction = directionOf(integer(fields, "IOTYPE"));
      draft.objects.push({ kind: isGlobal ? "port" : "sheet-label", ...label, direction });
    };
    if (isNear || !isFar) add(near, rotationOf(isUpright, false));
    if (isFar) add(far, rotationOf(isUpright, true));
    if (isNear && isFar) noteOn(draft, "changed", "labels", "portTwice", fields, { values: { name } });
  }
}
