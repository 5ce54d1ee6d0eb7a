// `node --import tsx scripts/oracle/kicad-pictures.ts [id]`: compares the pictures of sheets that kicad-cli plots with
// those of our import: for the fullest sheet of each KiCad project of the corpus, the part of each picture's ink that has
// ink of the other within 0.5 mm. Page frames are left out, since ours is another. kicad-cli and rsvg-convert must be
// installed. With PICTURES_DIR the pictures are kept: KiCad's, ours, and both on each other.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SheetInstance } from "@/lib/core/schematic/model/instances";
import { sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { sheetSvg } from "@/lib/core/schematic/paint/sheet-svg";
import { SHEET_THEMES } from "@/lib/core/schematic/paint/theme";
import type { Bitmap } from "@/tests/core/formats/rs274x/conformance/bitmap";
import { readPng } from "../png";
import { nearInk } from "./near-ink";
import { eachPlottedSheet, type PlottedSheet } from "./plotted-sheets";

const PIXELS_PER_MM = 8;
const REACH_MM = 0.5;

const THEME = { ...SHEET_THEMES.monochrome, inks: { ...SHEET_THEMES.monochrome.inks, frame: "#ffffff" } };

function ourPicture({ design, instance }: PlottedSheet): string {
  const data = new Map(
    design.images.map(({ file, type, bytes }) => [
      file,
      `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
    ]),
  );
  const { sheet, path: place } = instance;
  const sources = sheetSourcesOf(design.schematic.records);
  return sheetSvg(sources, { sheet, path: place, theme: THEME, imageOf: (file) => data.get(file) });
}

function bitmapOf(svg: string, png: string, { width, height }: SheetInstance["sheet"]): Bitmap {
  const pixels = (units: number) => String(Math.round((units / 10_000) * PIXELS_PER_MM));
  const size = ["--width", pixels(width), "--height", pixels(height)];
  execFileSync("rsvg-convert", [...size, "--unlimited", "--background-color", "white", "-o", png, svg]);
  return readPng(readFileSync(png));
}

/** KiCad's ink red, ours blue, both black, as a picture in the format PPM. */
function overlay({ width, height, dark }: Bitmap, ours: Bitmap): Buffer {
  const rows = Buffer.alloc(3 * width * height, 255);
  for (let at = 0; at < dark.length; at++) {
    const [theirs, own] = [dark[at] === 1, ours.dark[at] === 1];
    if (!theirs && !own) continue;
    rows[3 * at] = theirs && !own ? 220 : 0;
    rows[3 * at + 1] = 0;
    rows[3 * at + 2] = own && !theirs ? 220 : 0;
  }
  return Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), rows]);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(8);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const kept = process.env["PICTURES_DIR"];
const found: { readonly theirs: number; readonly ours: number }[] = [];
eachPlottedSheet({ only: process.argv[2], kept }, (plotted) => {
  const { id, instance, svg, folder } = plotted;
  const own = path.join(folder, "ours.svg");
  writeFileSync(own, ourPicture(plotted));
  const theirBitmap = bitmapOf(svg, path.join(folder, "kicad.png"), instance.sheet);
  const ourBitmap = bitmapOf(own, path.join(folder, "ours.png"), instance.sheet);
  const reach = Math.round(REACH_MM * PIXELS_PER_MM);
  const [theirs, ours] = [nearInk(theirBitmap, ourBitmap, reach), nearInk(ourBitmap, theirBitmap, reach)];
  found.push({ theirs, ours });
  if (kept !== undefined) writeFileSync(path.join(folder, "both.ppm"), overlay(theirBitmap, ourBitmap));
  const figures = `${percent(theirs)} of KiCad's ink near ours, ${percent(ours)} of ours near KiCad's`;
  console.log(`${id} ${figures}  ${instance.namePath}`);
});
const [theirs, ours] = [mean(found.map((one) => one.theirs)), mean(found.map((one) => one.ours))];
console.log(`${found.length} sheets, mean ${percent(theirs)} and ${percent(ours)}`);
