// The boards we drew ourselves, as `scripts/sample-boards.ts` measured them.
import boards from "./sample-boards.json";

export interface SampleBoard {
  /** Names the pictures public/boards/<id>-{top,bottom}.svg. */
  id: string;
  title: string;
  widthMm: number;
  heightMm: number;
  layers: number;
  holes: number;
  minHoleMm: number;
}

const [hero, ...others] = boards as [SampleBoard, ...SampleBoard[]];

export const HERO_BOARD: SampleBoard = hero;
export const SAMPLE_BOARDS: readonly SampleBoard[] = [hero, ...others];
