// Pages and symbols of EasyEDA Pro 3 as the model of EasyEDA Pro 2, whose constructs they have under other names.
import { type EasyedaImage, type EasyedaPoint, type EasyedaShape, type EasyedaText, quarterTurn } from "./drawn";
import { recordAttributes } from "./pro-record-attributes";
import { recordImages, recordShapes, recordText } from "./pro-record-drawing";
import { metaOf, type ProDocument, type ProRecord, recordPoint } from "./pro-records";
import { isTrue, proNumber, type ProRow, proText } from "./pro-rows";
import type { ProComponent, ProDrawingRow, ProPin, ProSheet, ProSymbol, ProWire } from "./pro-sheet";

/** They say nothing that is drawn. */
const SILENT: ReadonlySet<string> = new Set([
  ...["META", "META_CREATE", "META_MODIFY", "META_SORT", "META_Z_INDEX", "META_PLACEHOLDER", "CANVAS", "NG_SETTING"],
  ...["ATTR", "PART", "GROUP", "GROUP_INDEX", "GROUP_DATA", "ELE_PLACEHOLDER", "VARIANT_GROUPED", "INSTANCE_ATTR"],
]);

const rowOf = ({ line, type }: ProRecord): ProRow => ({ line, name: type, values: [] });

function componentOf({ line, id, body }: ProRecord): ProComponent | null {
  const at = recordPoint(body, body["x"], body["y"]);
  if (!at) return null;
  return {
    ...{ line, id, part: proText(body["partId"]), at },
    ...{ rotation: quarterTurn(proNumber(body["rotation"])), isMirrored: isTrue(body["isMirror"]) },
  };
}

type Segment = readonly [EasyedaPoint, EasyedaPoint];

/** Lists of coordinates of a wire, as projects that were converted from EasyEDA Pro 2 keep them. */
function segmentsOfDots({ body }: ProRecord): Segment[] {
  const lists: readonly unknown[] = Array.isArray(body["dots"]) ? body["dots"] : [];
  return lists.flatMap((list) => {
    const numbers: readonly unknown[] = Array.isArray(list) ? list : [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [recordPoint(body, x, numbers[at + 1])] : []));
    return points.slice(1).flatMap((to, at): Segment[] => {
      const from = points[at];
      return from && to ? [[from, to]] : [];
    });
  });
}

/** Lines by the wire or bus that they are pieces of. */
function linesByGroup(records: readonly ProRecord[]): Map<string, Segment[]> {
  const groups = new Map<string, Segment[]>();
  for (const { type, body } of records) {
    const group = proText(body["lineGroup"]);
    if (type !== "LINE" || group === "") continue;
    const from = recordPoint(body, body["startX"], body["startY"]);
    const to = recordPoint(body, body["endX"], body["endY"]);
    const known = groups.get(group) ?? [];
    if (from && to) known.push([from, to]);
    groups.set(group, known);
  }
  return groups;
}

/** `blobs` has the embedded files of the project by their hashes. */
export function proSheetOf(document: ProDocument, blobs: ReadonlyMap<string, string>): ProSheet {
  const { records, version } = document;
  const lines = linesByGroup(records);
  const [components, wires, buses]: [ProComponent[], ProWire[], ProWire[]] = [[], [], []];
  const shapes: ProDrawingRow<EasyedaShape>[] = [];
  const texts: ProDrawingRow<EasyedaText>[] = [];
  const images: ProDrawingRow<EasyedaImage>[] = [];
  const rest: ProRow[] = [];
  const groups = new Set(records.flatMap(({ type, id }) => (type === "WIRE" || type === "BUS" ? [id] : [])));
  for (const record of records) {
    const { line, type, id, body } = record;
    if (SILENT.has(type)) continue;
    const group = type === "LINE" ? proText(body["lineGroup"]) : "";
    const component = type === "COMPONENT" ? componentOf(record) : null;
    const text = type === "TEXT" ? recordText(body, true) : null;
    if (type === "WIRE" || type === "BUS")
      (type === "WIRE" ? wires : buses).push({
        ...{ line, id },
        segments: [...segmentsOfDots(record), ...(lines.get(id) ?? [])],
      });
    else if (component) components.push(component);
    else if (text) texts.push({ line, item: text });
    else if (type === "OBJ") images.push(...recordImages(body, blobs).map((item) => ({ line, item })));
    else if (group !== "") {
      if (!groups.has(group)) rest.push(rowOf(record));
    } else {
      const drawn = recordShapes(record);
      if (drawn) shapes.push(...drawn.map((item) => ({ line, item })));
      else rest.push(rowOf(record));
    }
  }
  return { version, components, wires, buses, shapes, texts, images, rest, attributes: recordAttributes(records) };
}

const SHAPES = ["NONE", "CLOCK", "INVERTED", "INVERTED_CLOCK"];

function pinOf({ id, body }: ProRecord): ProPin | null {
  // Some tools write the place of a pin as that of a dot.
  const at = recordPoint(body, body["x"] ?? body["dotX"], body["y"] ?? body["dotY"]);
  if (!at) return null;
  return {
    ...{ id, at, length: Math.abs(proNumber(body["length"])) || 0, rotation: quarterTurn(proNumber(body["rotation"])) },
    ...{ isShown: isTrue(body["display"]), shape: Math.max(0, SHAPES.indexOf(proText(body["pinShape"]))) },
  };
}

const PART_SYMBOL = 2;

export function proSymbolOf(document: ProDocument): ProSymbol {
  const { records, version } = document;
  const parts = new Map<string, { name: string; pins: ProPin[]; shapes: EasyedaShape[]; texts: EasyedaText[] }>();
  const partOf = (name: string) => {
    const known = parts.get(name) ?? { name, pins: [], shapes: [], texts: [] };
    parts.set(name, known);
    return known;
  };
  for (const { type, id } of records) if (type === "PART") partOf(id);
  const [first = ""] = parts.keys();
  const rest: ProRow[] = [];
  for (const record of records) {
    const { type, body } = record;
    if (SILENT.has(type)) continue;
    const part = partOf(proText(body["partId"]) || first);
    const pin = type === "PIN" ? pinOf(record) : null;
    const text = type === "TEXT" ? recordText(body, true) : null;
    const shapes = recordShapes(record);
    if (pin) part.pins.push(pin);
    else if (text) part.texts.push(text);
    else if (shapes) part.shapes.push(...shapes);
    else rest.push(rowOf(record));
  }
  const type = proNumber(metaOf(document)["docType"]);
  return {
    ...{ version, type: type > 0 ? type : PART_SYMBOL, parts: [...parts.values()], rest },
    attributes: recordAttributes(records),
  };
}
