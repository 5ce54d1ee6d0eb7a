// Primitives in the binary streams of an Altium board.

import type {
  AltiumArc,
  AltiumFill,
  AltiumRegion,
  AltiumText,
  AltiumTrack,
  AltiumVertex,
  AltiumVia,
} from "@/lib/core/formats/altium/primitives";
import { parseProperties } from "@/lib/core/formats/altium/properties";
import type { FieldReader } from "@/lib/core/formats/altium/record-stream";

const KEEPOUT = 2;
const [TENTED_TOP, TENTED_BOTTOM] = [0x20, 0x40];

/** The fields that tracks, arcs and fills begin with. */
function readHeader(part: FieldReader): Omit<AltiumTrack, "kind" | "start" | "end" | "width"> {
  const layer = part.byte();
  part.skip(1);
  const isKeepout = part.byte() === KEEPOUT;
  const [net, polygon, component] = [part.index(), part.index(), part.index()];
  part.skip(4);
  return { line: 0, layer, isKeepout, net, component, polygon };
}

export function readTrack(part: FieldReader): AltiumTrack {
  return { kind: "track", ...readHeader(part), start: part.point(), end: part.point(), width: part.int32() };
}

export function readArc(part: FieldReader): AltiumArc {
  return {
    kind: "arc",
    ...readHeader(part),
    center: part.point(),
    radius: part.int32(),
    startDeg: part.float(),
    endDeg: part.float(),
    width: part.int32(),
  };
}

export function readFill(part: FieldReader): AltiumFill {
  return { kind: "fill", ...readHeader(part), from: part.point(), to: part.point(), angleDeg: part.float() };
}

export function readVia(part: FieldReader): AltiumVia {
  const layer = part.byte();
  const flags = part.byte();
  part.skip(1);
  const net = part.index();
  part.skip(8);
  return {
    kind: "via",
    ...{ line: 0, layer, isKeepout: false, net, component: undefined, polygon: undefined },
    at: part.point(),
    diameter: part.int32(),
    holeSize: part.int32(),
    fromLayer: part.byte(),
    toLayer: part.byte(),
    ...tenting(flags),
  };
}

export function tenting(flags: number): { isTentedTop: boolean; isTentedBottom: boolean } {
  return { isTentedTop: (flags & TENTED_TOP) !== 0, isTentedBottom: (flags & TENTED_BOTTOM) !== 0 };
}

/** Shorter records are of old files and do not say what kind of text they hold. */
const WITH_KIND_BYTES = 123;

export function readText(part: FieldReader, content: FieldReader): AltiumText {
  const layer = part.byte();
  part.skip(6);
  const component = part.index();
  part.skip(4);
  const [at, height] = [part.point(), part.int32()];
  part.skip(2);
  const angleDeg = part.float();
  const isMirrored = part.byte() !== 0;
  const strokeWidth = part.int32();
  const hasKind = part.length >= WITH_KIND_BYTES;
  return {
    kind: "text",
    ...{ line: 0, layer, isKeepout: false, net: undefined, component, polygon: undefined },
    ...{ at, height, strokeWidth, angleDeg, isMirrored },
    isComment: hasKind && part.byte() !== 0,
    isDesignator: hasKind && part.byte() !== 0,
    text: content.text(1),
  };
}

const MAX_VERTICES = 2_000_000;
const [ROUND_VERTEX_BYTES, PLAIN_VERTEX_BYTES] = [37, 16];

export function readRegion(part: FieldReader, isShapeBased: boolean): AltiumRegion {
  const layer = part.byte();
  part.skip(1);
  const isKeepout = part.byte() === KEEPOUT;
  const [net, polygon, component] = [part.index(), part.index(), part.index()];
  part.skip(5);
  const holeCount = part.uint16();
  part.skip(2);
  const properties = parseProperties(part.text(4));
  const outline = isShapeBased ? readRoundVertices(part) : readVertices(part);
  return {
    kind: "region",
    ...{ line: 0, layer, isKeepout, net, component, polygon, isShapeBased },
    regionKind: Number(properties.text("KIND")),
    isBoardCutout: properties.text("ISBOARDCUTOUT") === "TRUE",
    outline,
    holes: Array.from({ length: Math.max(0, Math.min(holeCount, part.left)) }, () => readVertices(part)),
  };
}

function vertexCount(part: FieldReader, stated: number, bytes: number): number {
  return Math.min(stated, MAX_VERTICES, Math.floor(Math.max(0, part.left) / bytes));
}

function readVertices(part: FieldReader): AltiumVertex[] {
  const count = vertexCount(part, part.uint32(), PLAIN_VERTEX_BYTES);
  return Array.from({ length: count }, () => ({ at: part.floatPoint() }));
}

/** One more than the record says: the last is the first again. */
function readRoundVertices(part: FieldReader): AltiumVertex[] {
  const count = vertexCount(part, part.uint32() + 1, ROUND_VERTEX_BYTES);
  const vertices = Array.from({ length: count }, (): AltiumVertex => {
    const isRound = part.byte() !== 0;
    const [at, center] = [part.point(), part.point()];
    part.skip(4);
    const [startDeg, endDeg] = [part.float(), part.float()];
    return isRound ? { at, arc: { center, startDeg, endDeg } } : { at };
  });
  return vertices.slice(0, -1);
}
