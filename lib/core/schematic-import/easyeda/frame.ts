// Paper of a sheet by its frame.
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { extentOf, fitPaper, type PaperFit } from "../paper";
import { paperOfFrame } from "./placing";

/** The frame's paper with the frame at its corner; without one, paper that holds the drawing. */
export function placeFrame(frame: readonly Point[], points: readonly Point[]): PaperFit {
  const box = extentOf(frame);
  const all = extentOf(points);
  if (!box) return fitPaper(all);
  const paper = paperOfFrame(box.max.x - box.min.x, box.max.y - box.min.y);
  const shift = {
    x: Math.ceil(-box.min.x / GRID) * GRID + 0,
    y: Math.ceil(-box.min.y / GRID) * GRID + 0,
  };
  return { ...paper, shift };
}
