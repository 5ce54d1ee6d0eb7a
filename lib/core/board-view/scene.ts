// A board ready to be looked at: layers with their paint lists and indexes, holes, edge. Plain and transferable.

import { addBbox, type Bbox, emptyBbox, grow, isEmptyBbox } from "@/lib/base/bbox";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import type { DrillSpan } from "@/lib/core/board/drill";
import { boundsOf } from "@/lib/core/geometry/contour";
import type { LayerImage } from "@/lib/core/board/image";
import type { DrillPlating, LayerSide, LayerType } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { Outline } from "@/lib/core/board/outline";
import { drillImage } from "@/lib/core/board-view/drill-image";
import { objectTree } from "@/lib/core/board-view/object-tree";
import { substratePaint } from "@/lib/core/board-view/substrate";
import { paintListOf } from "@/lib/core/board-view/paint-build";
import type { PaintList } from "@/lib/core/render/paint-list";

export type SceneLayer = {
  /** One of a kind within the scene: the file's name. */
  id: string;
  file: string;
  /** Drill files are layers too: their holes are flashes, their slots strokes. */
  type: LayerType;
  side: LayerSide;
  /** Copper position counted from the top (1 …), where known. */
  layer?: number;
  /** Of drill layers. */
  plating?: DrillPlating;
  /** Of drill layers whose holes do not go through the whole board. */
  span?: DrillSpan;
  /** What is drawn, object by object; objects of kernels are indexes into it. */
  image: LayerImage;
  /** X2 file attributes. */
  attributes: Map<string, string[]>;
  bounds: Bbox;
  paint: PaintList;
  /** The boxes of all objects as a Flatbush; null for an empty layer. */
  tree: ArrayBuffer | null;
};

export type Scene = {
  /** Copper from the top down, mask, silkscreen, paste, outline and the rest as the board has them; then drills. */
  layers: SceneLayer[];
  outline: Outline;
  /** The boards' areas without their cut-outs, or without an edge the whole of `bounds` and a little more. */
  substrate: PaintList;
  netlist: Netlist | null;
  /** Of the boards where there is an edge, of everything drawn otherwise; never empty. */
  bounds: Bbox;
  /** Paint lists count from here, so that single precision is fine enough wherever a tool put its origin. */
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

/** The buffers that only drawing and picking need, for postMessage: handed over, while the layers' images are copied. */
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

/** A file may hold what two layers are read from. */
function freeId(file: string, ids: Set<string>): string {
  let id = file;
  for (let number = 2; ids.has(id); number++) id = `${file}#${number}`;
  ids.add(id);
  return id;
}

/** A negative image has no edge of its own: it is dark as far as the board goes. */
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
