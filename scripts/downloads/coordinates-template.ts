// `node --import tsx scripts/downloads/coordinates-template.ts`: an example of a pick-and-place file, for the parts of the
// BOM template, written as our own pages write one.

import { placementTable } from "@/lib/core/placement/placement-table";
import { saveFiles } from "./save";

export const SLUG = "coordinates-template";

const at = (designator: string, xMm: number, yMm: number, rotationDeg: number, side: "top" | "bottom") => ({
  ...{ designator, xMm, yMm, rotationDeg, side },
});

const PARTS = [
  at("C1", 12.7, 8.25, 90, "top"),
  at("C2", 16.4, 8.25, 90, "top"),
  at("C3", 31.2, 21.6, 0, "top"),
  at("C4", 31.2, 8.4, 0, "top"),
  at("C9", 20.05, 15, 180, "bottom"),
  at("R1", 9.3, 12.5, 0, "top"),
  at("R2", 9.3, 14.2, 0, "top"),
  at("R7", 9.3, 15.9, 0, "top"),
  at("U1", 24, 15, 270, "top"),
  at("D1", 38.1, 6.5, 0, "bottom"),
  at("J1", 3.6, 15, 90, "top"),
];

await saveFiles(import.meta.url, SLUG, () =>
  Promise.resolve([{ name: "coordinates-template.csv", bytes: placementTable(PARTS) }]),
);
