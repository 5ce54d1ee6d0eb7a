// Messages between page and 3D worker.

import type { Assembly, NamedPart } from "@/lib/core/board3d/assemble";
import type { BoardSolid } from "@/lib/core/board3d/board-solid";
import type { EdgeRings } from "@/lib/core/board3d/edge-rings";
import type { Sheet } from "@/lib/core/board3d/sheets";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { OutlineStatus } from "@/lib/core/board/outline";
import type { Scene } from "@/lib/core/board-view/scene";
import type { FaceColors } from "@/lib/workers/board3d/paint-face";
import type { OpenBoardCode } from "@/lib/workers/archive/read-upload";

/** Source of the board. */
export type Board3dInput =
  /** A board that is already read; its archive is searched for parts. */
  | { kind: "scene"; scene: Scene; archive: Blob | null }
  | { kind: "file"; file: Blob; fileName: string; corrections?: Corrections }
  /** Only the size is known. */
  | { kind: "size"; widthMm: number; heightMm: number };

export interface Board3dAppearance {
  colors: FaceColors;
  /** Size limit of the longer side of a face's picture, in pixels. */
  maxPx: number;
  /** No graphics card is available: pictures are rendered by the CPU, which is slow at a card's work. */
  isByProcessor: boolean;
}

export type Board3dRequest =
  | {
      kind: "open";
      input: Board3dInput;
      /** In board coordinates; null to search the files. */
      parts: readonly NamedPart[] | null;
      thicknessMm: number;
      /** Accepts a rectangle around the copper if no edge was drawn. */
      isGuessedEdgeFine: boolean;
      /** Absolute address, ending in a slash, of the folder that holds libarchive.mjs and libarchive.wasm. */
      wasmUrl: string;
    }
  /** Appearance of the first picture, which is known later than the board. */
  | { kind: "look"; appearance: Board3dAppearance }
  /** The first picture is visible: further work may use the CPU. */
  | { kind: "seen" }
  | { kind: "paint"; appearance: Board3dAppearance }
  | { kind: "sheets"; appearance: Board3dAppearance }
  /** Other placements of parts: from the page, or from a pick-and-place file. */
  | { kind: "parts"; parts: readonly NamedPart[] }
  | { kind: "table"; file: Blob };

export interface Board3dModel {
  solid: BoardSolid;
  edgeRings: EdgeRings;
  outline: OutlineStatus;
}

export interface Board3dFaces {
  top: ImageBitmap;
  bottom: ImageBitmap;
  isFine: boolean;
}

export interface ShownParts {
  assembly: Assembly;
  /** Fraction of the parts whose center is on the board; below a half they belong to another board. */
  inside: number;
}

export type ShownSheet = Omit<Sheet, "layer"> & { image: ImageBitmap };

/**
 * Refusals of the reading; NO_OUTLINE: there is no edge, or only a rectangle around the copper; BOARD_TOO_LARGE: beyond
 * the largest size; NO_CANVAS: this browser has no OffscreenCanvas; NO_PARTS: the table names none.
 */
export type Board3dCode = OpenBoardCode | "NO_OUTLINE" | "BOARD_TOO_LARGE" | "NO_CANVAS" | "NO_PARTS";

export type Board3dReply =
  /** The worker runs and waits for the appearance. */
  | { kind: "begun" }
  /** A coarse picture comes first, so that something is visible soon. */
  | ({ kind: "board"; model: Board3dModel } & Board3dFaces)
  /** New faces of the same board. */
  | ({ kind: "faces" } & Board3dFaces)
  | { kind: "parts"; parts: ShownParts | null }
  | { kind: "sheets"; sheets: ShownSheet[] }
  | { kind: "failed"; code: Board3dCode };
