// Sample boards, as measured by `scripts/sample-boards.ts`.
import { assert } from "@/lib/base/assert";
import boards from "./sample-boards.json";

export interface SampleBoard {
  /** Name of the pictures public/boards/<id>-{top,bottom}.svg. */
  id: string;
  title: string;
  widthMm: number;
  heightMm: number;
  layers: number;
  holes: number;
  minHoleMm: number;
}

export interface GalleryView {
  board: SampleBoard;
  side: "top" | "bottom";
}

function board(id: string): SampleBoard {
  const found = boards.find((candidate) => candidate.id === id);
  assert(found, `no sample board ${id}`);
  return found;
}

export const HERO_BOARD = board("field-node");

export const GALLERY: readonly GalleryView[] = [
  { board: board("ring-16"), side: "top" },
  { board: board("coil-card"), side: "top" },
  { board: HERO_BOARD, side: "bottom" },
  { board: board("ring-16"), side: "bottom" },
];
