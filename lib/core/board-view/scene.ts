// A board prepared for drawing: layers with their paint lists and indexes, holes, edge. Plain and transferable.

import { addBbox, type Bbox, emptyBbox, grow, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { FillColumns } from "@/lib/core/board-view/fill-columns";
import { objectTree } from "@/lib/core/board-view/object-tree";
import { paintListOf } from "@/lib/core/board-view/paint-build";
import { pathMesh } from "@/lib/core/board-view/tessellate";
import { AttributeSets } from "@/lib/core/board/attribute-table";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { type DrillLayer, type DrillSpan, HOLE_STRIDE, holeCount } from "@/lib/core/board/drill";
import { ImageBuilder, KIND, type LayerImage } from "@/lib/core/board/image";
import type { DrillPlating, LayerSide, LayerType } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { Outline } from "@/lib/core/board/outline";
import { type Shape, shapeOf } from "@/lib/core/board/shape";
import { boundsOf, circle, clockwise, counterClockwise, rectangle } from "@/lib/core/geometry/contour";
import type { PaintList } from "@/lib/core/render/paint-list";

export type SceneLayer = {
  /** Unique within the scene; derived from the file name. */
  id: string;
  file: string;
  /** Drill files are layers too: their holes are flashes, their slots strokes. */
  type: LayerType;
  side: LayerSide;
  /** Copper position counted from the top (1 …), if known. */
  layer?: number;
  /** Only for drill layers. */
  plating?: DrillPlating;
  /** Only for drill layers whose holes do not go through the whole board. */
  span?: DrillSpan;
  /** The drawn objects; other data refers to them by index. */
  image: LayerImage;
  /** X2 file attributes. */
  attributes: Map<string, string[]>;
  bounds: Bbox;
  paint: PaintList;
  /** The boxes of all objects as a Flatbush; null for an empty layer. */
  tree: ArrayBuffer | null;
};

export type Scene = {
  /** Copper from the top down, then mask, silkscreen, paste, outline and the rest in the board's order; then drills. */
  layers: SceneLayer[];
  outline: Outline;
  /** The boards' areas without their cutouts; without an outline the whole of `bounds` and a margin. */
  substrate: PaintList;
  netlist: Netlist | null;
  /** Bounds of the boards, or of everything drawn if there is no outline; never empty. */
  bounds: Bbox;
  /** Paint lists are relative to this point, so that single precision is sufficient for any origin of a tool. */
  origin: readonly [xMm: number, yMm: number];
};

export function sceneOf(board: BoardModel): Scene {
  const bounds = boundsOfBoard(board);
  const origin = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2] as const;
  const ids = new Set<string>();
  const layers = [
    ...board.layers.map((layer) => sceneLayer(layer, { ids, origin, bounds })),
    ...board.drills.map((drill) =>
      sceneLayer(
        {
          file: drill.file,
          type: "drill",
          side: "all",
          plating: drill.plating,
          ...(drill.span === undefined ? {} : { span: drill.span }),
          image: drillImage(drill),
          attributes: new Map(),
        },
        { ids, origin, bounds },
      ),
    ),
  ];
  return {
    layers,
    outline: board.outline,
    substrate: substratePaint(board.outline, bounds, origin),
    netlist: board.netlist,
    bounds,
    origin,
  };
}

/**
 * The buffers that only drawing and picking need, for postMessage: they are transferred, while the layers' images are
 * copied.
 */
export function paintBuffersOf({ layers, substrate }: Scene): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  for (const { tree } of layers) if (tree) found.add(tree);
  for (const paint of [substrate, ...layers.map((layer) => layer.paint)])
    for (const column of Object.values(paint))
      if (ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer) found.add(column.buffer);
  return [...found];
}

type Read = Pick<BoardLayer, "file" | "type" | "side" | "layer" | "plating" | "image" | "attributes"> & {
  span?: DrillSpan;
};

function sceneLayer(
  { file, type, side, layer, plating, span, image, attributes }: Read,
  { ids, origin, bounds }: { ids: Set<string>; origin: readonly [number, number]; bounds: Bbox },
): SceneLayer {
  const tree = objectTree(image);
  return {
    id: freeId(file, ids),
    file,
    type,
    side,
    ...(layer === undefined ? {} : { layer }),
    ...(plating === undefined ? {} : { plating }),
    ...(span === undefined ? {} : { span }),
    image,
    attributes,
    bounds: image.bounds,
    paint: paintListOf(image, { origin, invertedArea: invertedAreaOf(image, bounds), tree }),
    tree,
  };
}

/** Two layers may be read from one file. */
function freeId(file: string, ids: Set<string>): string {
  let id = file;
  for (let number = 2; ids.has(id); number++) id = `${file}#${number}`;
  ids.add(id);
  return id;
}

/** A negative image has no extent of its own: it is dark across the whole board. */
function invertedAreaOf(image: LayerImage, bounds: Bbox): Bbox | null {
  if (!image.isNegative) return null;
  const box = { ...bounds };
  addBbox(box, image.bounds);
  return grow(box, 0.25);
}

function boundsOfBoard(board: BoardModel): Bbox {
  const box = emptyBbox();
  for (const { edge } of board.outline.boards) addBbox(box, boundsOf(edge));
  if (isEmptyBbox(box)) for (const { image } of board.layers) addBbox(box, image.bounds);
  if (isEmptyBbox(box)) for (const drill of board.drills) addBbox(box, drillImage(drill).bounds);
  return isEmptyBbox(box) ? { minX: 0, minY: 0, maxX: 1, maxY: 1 } : box;
}

/** The boards as a paint list: inside their edges, outside their cut-outs. */
function substratePaint({ boards }: Outline, bounds: Bbox, origin: readonly [number, number]): PaintList {
  const fills = new FillColumns(origin);
  const areas = boards.map(({ edge, cutouts }) => [counterClockwise(edge), ...cutouts.map(clockwise)]);
  if (areas.length === 0) {
    const box = grow(bounds, 0.25);
    areas.push([rectangle((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, widthOf(box), heightOf(box))]);
  }
  const chunks = areas.flatMap((contours, object) => {
    const drawn = fills.add(object, [pathMesh({ isDark: true, contours })], 0, 0);
    if (!drawn) return [];
    const { place, ...size } = drawn;
    return [{ ...size, from: place, to: place + 1 }];
  });
  return {
    runs: [{ isDark: true, straights: [], arcs: [], fills: chunks }],
    strokes: new Float32Array(),
    strokeObject: new Uint32Array(),
    ...fills.build(),
    invertedArea: null,
  };
}

/**
 * The holes and slots of a drill file as a layer image, so that holes and layers are handled alike: holes first, in their
 * order, as flashes of circles, then each edge of a slot's path as a stroke.
 */
export function drillImage(drill: DrillLayer): LayerImage {
  const tools = new ToolShapes();
  const builder = new ImageBuilder(tools.shapes, new AttributeSets(), holeCount(drill));
  for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
    const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
    builder.add(KIND.flash, true, tools.of(diameter), [x, y, 0, 0, 0]);
  }
  for (const { diameterMm, path } of drill.slots) {
    const shape = tools.of(diameterMm);
    for (let k = 0; k + 5 < path.length; k += 3) {
      const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k, k + 5);
      builder.add(KIND.stroke, true, shape, [x0, y0, x1, y1, bulge]);
    }
  }
  return builder.build(false);
}

class ToolShapes {
  readonly shapes: Shape[] = [];
  readonly #byDiameter = new Map<number, number>();

  of(diameterMm: number): number {
    const existing = this.#byDiameter.get(diameterMm);
    if (existing !== undefined) return existing;
    const paths = [{ isDark: true, contours: [circle(0, 0, diameterMm / 2)] }];
    this.shapes.push(shapeOf("circle", paths, diameterMm));
    this.#byDiameter.set(diameterMm, this.shapes.length - 1);
    return this.shapes.length - 1;
  }
}
