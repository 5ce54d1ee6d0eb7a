// What page and the worker of the board in space say to each other.

import type { Assembly, NamedPart } from "@/lib/core/board3d/assemble";
import type { BoardSolid } from "@/lib/core/board3d/board-solid";
import type { Rims } from "@/lib/core/board3d/edge-rings";
import type { Sheet } from "@/lib/core/board3d/sheets";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { OutlineStatus } from "@/lib/core/board/outline";
import type { Scene } from "@/lib/core/board-view/scene";
import type { FaceColors } from "@/lib/workers/board3d/paint-face";
import type { OpenBoardCode } from "@/lib/workers/archive/read-upload";

/** What the board is made from. */
export type Board3dInput =
  /** A board that is read already; its archive is looked through for parts. */
  | { kind: "scene"; scene: Scene; archive: Blob | null }
  | { kind: "file"; file: Blob; fileName: string; corrections?: Corrections }
  /** Nothing is known but its size. */
  | { kind: "size"; widthMm: number; heightMm: number };

export interface Board3dAppearance {
  colors: FaceColors;
  /** Of the longer side of a face's picture. */
  maxPx: number;
  /** There is no graphics card, or none is given: pictures are drawn by the processor, which is slow at a card's work. */
  isByProcessor: boolean;
}

export type Board3dRequest =
  | {
      kind: "open";
      input: Board3dInput;
      /** In board coordinates; null: looked for in the files. */
      parts: readonly NamedPart[] | null;
      thicknessMm: number;
      /** A rectangle around the copper will do where no edge was drawn. */
      isGuessedEdgeFine: boolean;
      /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
      wasmUrl: string;
    }
  /** How the first picture is painted: what draws it is known later than what it shows. */
  | { kind: "look"; appearance: Board3dAppearance }
  /** The first picture of the board is there: what comes after it may take the processor. */
  | { kind: "seen" }
  | { kind: "paint"; appearance: Board3dAppearance }
  | { kind: "sheets"; appearance: Board3dAppearance }
  /** Other places for the parts: those of a table, or of a page. */
  | { kind: "parts"; parts: readonly NamedPart[] }
  | { kind: "table"; file: Blob };

export interface Board3dModel {
  solid: BoardSolid;
  rims: Rims;
  outline: OutlineStatus;
}

export interface Board3dFaces {
  top: ImageBitmap;
  bottom: ImageBitmap;
  isFine: boolean;
}

export interface ShownParts {
  assembly: Assembly;
  /** Share of the parts whose middle lies on the board; below a half they belong to another one. */
  inside: number;
}

export type ShownSheet = Omit<Sheet, "layer"> & { image: ImageBitmap };

/**
 * The reading's own refusals; NO_OUTLINE: there is no edge, or only a rectangle around the copper; BOARD_TOO_LARGE: no
 * board is made so large; NO_CANVAS: this browser cannot draw beside the page; NO_PARTS: the table names none.
 */
export type Board3dCode = OpenBoardCode | "NO_OUTLINE" | "BOARD_TOO_LARGE" | "NO_CANVAS" | "NO_PARTS";

export type Board3dReply =
  /** The worker runs and knows what to read; it waits to be told how to paint. */
  | { kind: "begun" }
  /** A coarse picture comes first, so that there is something to see. */
  | ({ kind: "board"; model: Board3dModel } & Board3dFaces)
  /** Others for the same board. */
  | ({ kind: "faces" } & Board3dFaces)
  | { kind: "parts"; parts: ShownParts | null }
  | { kind: "sheets"; sheets: ShownSheet[] }
  | { kind: "failed"; code: Board3dCode };
