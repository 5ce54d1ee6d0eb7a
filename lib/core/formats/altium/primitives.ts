// Primitives of an Altium board. Lengths are in the unit of the board that holds them (see board.ts), y points up,
// angles are degrees, counter-clockwise.

import type { Vec2 } from "@/lib/base/vec2";

/** Nets, components and polygons by their numbers; layers by their internal numbers, 74 for all copper layers. */
type Primitive = {
  /** The line of a text file; 0 in binary ones. */
  line: number;
  layer: number;
  isKeepout: boolean;
  net: number | undefined;
  component: number | undefined;
  polygon: number | undefined;
};

export type AltiumTrack = Primitive & { kind: "track"; start: Vec2; end: Vec2; width: number };

/** From the start angle counter-clockwise to the end angle. */
export type AltiumArc = Primitive & {
  kind: "arc";
  center: Vec2;
  radius: number;
  startDeg: number;
  endDeg: number;
  width: number;
};

/** A rectangle between two corners, turned about its middle. */
export type AltiumFill = Primitive & { kind: "fill"; from: Vec2; to: Vec2; angleDeg: number };

/** A corner of an outline; `arc` bends the side to the next one. */
export type AltiumVertex = { at: Vec2; arc?: { center: Vec2; startDeg: number; endDeg: number } };

/** Binary files hold each region twice: plain, and based on shapes, which keeps the arcs of its outline. */
export type AltiumRegion = Primitive & {
  kind: "region";
  isShapeBased: boolean;
  /** 0 for copper; others are cutouts of polygons and of the board. */
  regionKind: number;
  isBoardCutout: boolean;
  outline: readonly AltiumVertex[];
  holes: readonly (readonly AltiumVertex[])[];
};

export type AltiumVia = Primitive & {
  kind: "via";
  at: Vec2;
  diameter: number;
  holeSize: number;
  fromLayer: number;
  toLayer: number;
  isTentedTop: boolean;
  isTentedBottom: boolean;
};

export type AltiumText = Primitive & {
  kind: "text";
  at: Vec2;
  height: number;
  strokeWidth: number;
  angleDeg: number;
  isMirrored: boolean;
  isComment: boolean;
  isDesignator: boolean;
  text: string;
};

/** A copper area by its outline; its fill consists of other primitives. */
export type AltiumPolygon = Primitive & {
  kind: "polygon";
  id: number | undefined;
  outline: readonly AltiumVertex[];
  /** True if any record belongs to it. */
  isPoured: boolean;
};

export const PAD_SHAPE = { circle: 1, rectangle: 2, octagon: 3, rounded: 9 } as const;
/** The same on all layers; a top, a middle and a bottom; one for each layer. */
export const PAD_STACK = { simple: 0, local: 1, full: 2 } as const;
export const PAD_HOLE = { round: 0, square: 1, slot: 2 } as const;

/** `shape` is one of PAD_SHAPE. */
export type AltiumPadFace = { width: number; height: number; shape: number };

/** The "size and shape" part of newer files. Lists with an entry a layer begin with the top. */
export type AltiumPadSizes = {
  inner: readonly AltiumPadFace[];
  /** One of PAD_HOLE. */
  holeShape: number;
  slotLength: number;
  slotDeg: number;
  offsets: readonly Vec2[];
  shapes: readonly number[];
  /** In hundredths of half the shorter side. */
  cornerRadii: readonly number[];
};

export type AltiumPad = Primitive & {
  kind: "pad";
  name: string;
  at: Vec2;
  angleDeg: number;
  top: AltiumPadFace;
  middle: AltiumPadFace;
  bottom: AltiumPadFace;
  /** One of PAD_STACK. */
  stack: number;
  holeSize: number;
  holeDeg: number;
  isPlated: boolean;
  isTentedTop: boolean;
  isTentedBottom: boolean;
  /** Undefined where the design rules decide. */
  pasteExpansion: number | undefined;
  maskExpansion: number | undefined;
  sizes: AltiumPadSizes | undefined;
};

export type AltiumPrimitive =
  AltiumTrack | AltiumArc | AltiumFill | AltiumRegion | AltiumVia | AltiumText | AltiumPolygon | AltiumPad;
