// State of the viewer page: the board, its display, and the selection.

import type { Vec2 } from "@/lib/base/vec2";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { BoardFacts } from "@/lib/core/measure/facts";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { CopperNets } from "@/lib/core/board-view/nets";
import type { ObjectSet } from "@/lib/core/board-view/object-sets";
import type { Hit } from "@/lib/core/board-view/pick";
import type { Revision } from "@/lib/core/board-view/revision";
import type { Scene } from "@/lib/core/board-view/scene";
import { type BoardAppearance, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import type { LayerRow, ViewedSide } from "@/stores/viewer/board-viewer-layers";

/** A board as read; `taken` are the detected layers before corrections. */
export interface ShownBoard {
  scene: Scene;
  files: readonly LayerAssignment[];
  taken: readonly LayerAssignment[];
  warnings: readonly ShownWarning[];
  setKey: string;
}

/** `places` are the first of `count`. */
export interface ShownWarning {
  code: string;
  file?: string;
  line?: number;
  places?: readonly { xMm: number; yMm: number }[];
  count?: number;
}

export type ViewerReading =
  | { status: "idle" }
  /** The archive of a stored board is being fetched. */
  | { status: "fetching" }
  /** `fraction` runs from 0 to 1; `layer` counts from 1 to `total` while files are read. */
  | { status: "running"; name: string; stage: "unpack" | "draw"; fraction: number }
  | { status: "running"; name: string; stage: "read"; fraction: number; layer: number; total: number; file: string };

export type ViewerUnit = "mm" | "mil" | "inch";
export type ViewerTool = "select" | "measure";
export type ViewerPanel = "inspect" | "holes" | "find" | "files" | "compare";

/** Objects under a point, topmost first, and the selected one. */
export interface Selection {
  at: Vec2;
  hits: readonly Hit[];
  chosen: number;
}

/** Highlighted objects; the rest is dimmed. */
export interface Lit {
  /** Identifies the highlight: `net:GND`, `holes:0.8/plated`, `part:R1`. */
  key: string;
  sets: readonly ObjectSet[];
  /** Drawn over the highlight, as holes in it. */
  holes?: readonly ObjectSet[];
}

/** Changes from an earlier revision to the current board. */
export interface Comparison {
  /** File of the earlier revision. */
  name: string;
  revision: Revision;
}

export interface BoardViewerState {
  /** File of the current board. */
  file: File | null;
  projectId: string | null;
  reading: ViewerReading;
  /** File that could not be opened, and the reason; a board shown before stays. */
  refusal: { name: string; code: string } | null;
  board: ShownBoard | null;
  /** Top side of a large board, shown until the complete board is read. */
  preview: Scene | null;
  /** Facts of the current board; they arrive after it. */
  facts: BoardFacts | "pending" | "failed";
  /** Connected copper; null until it is computed. */
  nets: CopperNets | null;
  corrections: Corrections;
  /** The corrections come from an earlier visit. */
  isRemembered: boolean;
  /** Realistic appearance, or layer by layer. */
  mode: "board" | "layers";
  /** 3D view, over either mode. */
  is3d: boolean;
  /** Colors of the realistic appearance. */
  appearance: BoardAppearance;
  side: ViewedSide;
  rows: readonly LayerRow[];
  unit: ViewerUnit;
  tool: ViewerTool;
  hasGrid: boolean;
  selection: Selection | null;
  lit: Lit | null;
  comparison: Comparison | null;
  panel: ViewerPanel;
}

/** Scene to draw: the board, or its preview. */
export function shownScene({ board, preview }: Pick<BoardViewerState, "board" | "preview">): Scene | null {
  return board?.scene ?? preview;
}

export const EMPTY_VIEWER: BoardViewerState = {
  file: null,
  projectId: null,
  reading: { status: "idle" },
  refusal: null,
  board: null,
  preview: null,
  facts: "pending",
  nets: null,
  corrections: {},
  isRemembered: false,
  mode: "board",
  is3d: false,
  appearance: PLAIN_APPEARANCE,
  side: "top",
  rows: [],
  unit: "mm",
  tool: "select",
  hasGrid: true,
  selection: null,
  lit: null,
  comparison: null,
  panel: "inspect",
};
