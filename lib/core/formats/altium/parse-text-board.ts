// Parses an Altium board saved as text ("PCB ASCII File"): the records of the binary form as properties, one a line.

import { err, ok, type Result } from "@/lib/base/result";
import { type AltiumBoard, copperLayers, MIL_MM } from "@/lib/core/formats/altium/board";
import { toComponent } from "@/lib/core/formats/altium/component";
import type { AltiumPolygon, AltiumPrimitive } from "@/lib/core/formats/altium/primitives";
import { AltiumProperties, readTextRecords } from "@/lib/core/formats/altium/properties";
import { toPrimitive } from "@/lib/core/formats/altium/text-primitives";
import { propertyVertices } from "@/lib/core/formats/altium/vertices";

/** NO_BOARD: no record of a board among the lines. */
export function parseAltiumTextBoard(bytes: Uint8Array): Result<AltiumBoard, "NO_BOARD"> {
  const board = new Map<string, string>();
  const nets: AltiumProperties[] = [];
  const components: AltiumProperties[] = [];
  const rules: AltiumProperties[] = [];
  const restRecords: AltiumProperties[] = [];
  const primitives: AltiumPrimitive[] = [];
  const polygons: AltiumPolygon[] = [];
  const poured = new Set<number>();
  let embeddedBoards = 0;
  for (const record of readTextRecords(bytes)) {
    const polygon = record.index("POLYGON");
    if (polygon !== undefined) poured.add(polygon);
    switch (record.record) {
      case "BOARD":
        // The properties of a board may be spread over several records.
        for (const [name, value] of record.values) board.set(name, value);
        break;
      case "NET":
        nets.push(record);
        break;
      case "COMPONENT":
        components.push(record);
        break;
      case "RULE":
        rules.push(record);
        break;
      case "EMBEDDEDBOARD":
        embeddedBoards++;
        break;
      case "POLYGON": {
        const outlined = toPolygon(record);
        polygons.push(outlined);
        primitives.push(outlined);
        break;
      }
      default: {
        const primitive = toPrimitive(record);
        if (primitive) primitives.push(primitive);
        else restRecords.push(record);
      }
    }
  }
  if (board.size === 0) return err("NO_BOARD");
  for (const polygon of polygons) polygon.isPoured = polygon.id !== undefined && poured.has(polygon.id);
  const properties = new AltiumProperties(board);
  return ok({
    encoding: "text",
    unitMm: MIL_MM,
    properties,
    outline: propertyVertices(properties),
    copperLayers: copperLayers(properties),
    nets: byNumber(nets, (record) => record.text("NAME")),
    components: byNumber(components, toComponent),
    rules,
    embeddedBoards,
    primitives,
    restStreams: new Map(),
    restRecords,
  });
}

function toPolygon(record: AltiumProperties): AltiumPolygon {
  return {
    kind: "polygon",
    line: record.line,
    layer: record.layer("LAYER"),
    isKeepout: record.isTrue("KEEPOUT"),
    net: record.index("NET"),
    component: record.index("COMPONENT"),
    polygon: record.index("POLYGON"),
    id: record.index("ID"),
    outline: propertyVertices(record),
    isPoured: false,
  };
}

/** Records number themselves by ID, or else by their order. */
function byNumber<T>(records: readonly AltiumProperties[], make: (record: AltiumProperties) => T): Map<number, T> {
  return new Map(records.map((record, order) => [record.index("ID") ?? order, make(record)]));
}
