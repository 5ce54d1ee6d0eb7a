// Parses a binary Altium board (.PcbDoc): a compound file whose streams each hold the records of one kind.

import { type CompoundFileCode, readCompoundFile } from "@/lib/base/compound-file";
import { err, ok, type Result } from "@/lib/base/result";
import { readPad } from "@/lib/core/formats/altium/binary-pad";
import {
  readArc,
  readFill,
  readRegion,
  readText,
  readTrack,
  readVia,
} from "@/lib/core/formats/altium/binary-primitives";
import { type AltiumBoard, copperLayers } from "@/lib/core/formats/altium/board";
import { type AltiumComponent, toComponent } from "@/lib/core/formats/altium/component";
import type { AltiumPrimitive } from "@/lib/core/formats/altium/primitives";
import { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { type FieldReader, readPropertyRecords, readRecords } from "@/lib/core/formats/altium/record-stream";
import { propertyVertices } from "@/lib/core/formats/altium/vertices";

export type AltiumStreams = ReadonlyMap<string, Uint8Array>;

const UNIT_MM = 2.54e-6;
/** The number of a rule's kind, before its properties. */
const RULE_PREFIX_BYTES = 2;

type Read = (parts: readonly FieldReader[]) => AltiumPrimitive | undefined;

/** A primitive of one part. */
function single(read: (part: FieldReader) => AltiumPrimitive): Read {
  return ([part]) => part && read(part);
}

/** The streams of primitives, with the number of parts that a record of theirs has. */
const STREAMS: [name: string, parts: number, read: Read][] = [
  ["Tracks6", 1, single(readTrack)],
  ["Arcs6", 1, single(readArc)],
  ["Fills6", 1, single(readFill)],
  ["Regions6", 1, single((part) => readRegion(part, false))],
  ["ShapeBasedRegions6", 1, single((part) => readRegion(part, true))],
  // The name, three parts that are not read, the pad, and its sizes and shapes by layer.
  ["Pads6", 6, ([name, , , , body, sizes]) => name && body && readPad(name.text(1), body, sizes)],
  ["Vias6", 1, single(readVia)],
  ["Texts6", 2, ([part, content]) => part && content && readText(part, content)],
];

const READ = new Set([
  ...["Board6", "Nets6", "Components6", "Rules6", "EmbeddedBoards6"],
  ...STREAMS.map(([name]) => name),
]);

/** NO_BOARD: a compound file without a board in it. */
export function parseAltiumBoard(bytes: Uint8Array): Result<AltiumBoard, CompoundFileCode | "NO_BOARD"> {
  const opened = readCompoundFile(bytes);
  if (!opened.ok) return opened;
  const streams: AltiumStreams = opened.value;
  const board = mergedProperties(streams.get("Board6/Data"));
  if (board.values.size === 0) return err("NO_BOARD");
  const nets = [...readPropertyRecords(streams.get("Nets6/Data"))].map((net) => net.text("NAME"));
  return ok({
    encoding: "binary",
    unitMm: UNIT_MM,
    properties: board,
    outline: propertyVertices(board),
    copperLayers: copperLayers(board),
    nets: new Map(nets.entries()),
    components: new Map(parseAltiumComponents(streams).entries()),
    rules: [...readPropertyRecords(streams.get("Rules6/Data"), RULE_PREFIX_BYTES)],
    // The records of embedded boards are not read; any of them means that there is one at least.
    embeddedBoards: (streams.get("EmbeddedBoards6/Data")?.length ?? 0) > 0 ? 1 : 0,
    primitives: [...readPrimitives(streams)],
    restStreams: new Map([...streams].filter(([path]) => !READ.has(path.split("/", 1)[0] ?? ""))),
    restRecords: [],
  });
}

export function parseAltiumComponents(streams: AltiumStreams): AltiumComponent[] {
  return [...readPropertyRecords(streams.get("Components6/Data"))].map(toComponent);
}

/** The properties of a board may be spread over several records. */
function mergedProperties(stream: Uint8Array | undefined): AltiumProperties {
  const all = new Map<string, string>();
  for (const { values } of readPropertyRecords(stream))
    for (const [key, value] of values) if (!all.has(key)) all.set(key, value);
  return new AltiumProperties(all);
}

function* readPrimitives(streams: AltiumStreams): Generator<AltiumPrimitive> {
  for (const [name, parts, read] of STREAMS)
    for (const record of readRecords(streams.get(`${name}/Data`), parts)) {
      const primitive = read(record);
      if (primitive) yield primitive;
    }
}
