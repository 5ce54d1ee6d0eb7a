// Pads in the binary streams of an Altium board.

import { tenting } from "@/lib/core/formats/altium/binary-primitives";
import type { AltiumPad, AltiumPadSizes } from "@/lib/core/formats/altium/primitives";
import type { FieldReader } from "@/lib/core/formats/altium/record-stream";

/** The mode of an expansion that the pad itself gives. */
const MANUAL = 2;
const [INNER_LAYERS, ALL_LAYERS] = [29, 32];
const SIZES_BYTES = 596;

/** `sizes` is missing or short in older files. */
export function readPad(name: string, part: FieldReader, sizes: FieldReader | undefined): AltiumPad {
  const layer = part.byte();
  const flags = part.byte();
  part.skip(1);
  const net = part.index();
  part.skip(2);
  const component = part.index();
  part.skip(4);
  const at = part.point();
  const faceSizes = [part.point(), part.point(), part.point()] as const;
  const holeSize = part.int32();
  const [top, middle, bottom] = [
    { ...size(faceSizes[0]), shape: part.byte() },
    { ...size(faceSizes[1]), shape: part.byte() },
    { ...size(faceSizes[2]), shape: part.byte() },
  ];
  const angleDeg = part.float();
  const isPlated = part.byte() !== 0;
  part.skip(1);
  const stack = part.byte();
  part.skip(23);
  const [pasteExpansion, maskExpansion] = [part.int32(), part.int32()];
  part.skip(7);
  const [pasteMode, maskMode] = [part.byte(), part.byte()];
  part.skip(3);
  return {
    kind: "pad",
    ...{ line: 0, layer, isKeepout: false, net, component, polygon: undefined },
    ...{ name, at, angleDeg, top, middle, bottom, stack, holeSize, isPlated },
    holeDeg: part.float(),
    ...tenting(flags),
    pasteExpansion: pasteMode === MANUAL ? pasteExpansion : undefined,
    maskExpansion: maskMode === MANUAL ? maskExpansion : undefined,
    sizes: readSizes(sizes),
  };
}

function size([width, height]: readonly [number, number]): { width: number; height: number } {
  return { width, height };
}

function readSizes(part: FieldReader | undefined): AltiumPadSizes | undefined {
  if (!part || part.length < SIZES_BYTES) return undefined;
  const lengths = (count: number) => Array.from({ length: count }, () => part.int32());
  const bytes = (count: number) => Array.from({ length: count }, () => part.byte());
  const [widths, heights, shapes] = [lengths(INNER_LAYERS), lengths(INNER_LAYERS), bytes(INNER_LAYERS)];
  part.skip(1);
  const holeShape = part.byte();
  const [slotLength, slotDeg] = [part.int32(), part.float()];
  const [xs, ys] = [lengths(ALL_LAYERS), lengths(ALL_LAYERS)];
  part.skip(1);
  return {
    inner: widths.map((width, at) => ({ width, height: heights[at] ?? 0, shape: shapes[at] ?? 0 })),
    ...{ holeShape, slotLength, slotDeg },
    offsets: xs.map((x, at) => [x, ys[at] ?? 0]),
    shapes: bytes(ALL_LAYERS),
    cornerRadii: bytes(ALL_LAYERS),
  };
}
