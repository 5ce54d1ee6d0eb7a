// `node --import tsx scripts/oracle/kicad-pictures.ts [id]`: compares the pictures of sheets that kicad-cli plots with
// those of our import: for the fullest sheet of each KiCad project of the corpus, the part of each picture's ink that has
// ink of the other within 0.5 mm. Page frames are left out, since ours is another. kicad-cli and rsvg-convert must be
// installed. With PICTURES_DIR the pictures are kept: KiCad's, ours, and both on each other.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy, type SheetInstance } from "@/lib/core/schematic/model/instances";
import { sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { sheetSvg } from "@/lib/core/schematic/paint/sheet-svg";
import { SHEET_THEMES } from "@/lib/core/schematic/paint/theme";
import type { Bitmap } from "@/tests/core/formats/rs274x/conformance/bitmap";
import { CORPUS_DIR, filesBelow, manifestEntries } from "../corpus-set";
import { readPng } from "../png";
import { nearInk } from "./near-ink";

const PIXELS_PER_MM = 8;
const REACH_MM = 0.5;

const THEME = { ...SHEET_THEMES.monochrome, inks: { ...SHEET_THEMES.monochrome.inks, frame: "#ffffff" } };

interface ShownSheet {
  readonly instance: SheetInstance;
  readonly svg: string;
}

/** The sheet with the most objects of those that KiCad plotted. */
function fullestSheet({ records, rootSheetId }: Schematic, pictureOf: (instance: SheetInstance) => string) {
  const counts = new Map<string, number>();
  for (const record of records)
    if ("sheetId" in record) counts.set(record.sheetId, (counts.get(record.sheetId) ?? 0) + 1);
  const countOf = ({ sheet }: SheetInstance): number => counts.get(sheet.id) ?? 0;
  return readHierarchy(records, rootSheetId)
    .instances.filter((instance) => existsSync(pictureOf(instance)))
    .toSorted((a, b) => countOf(b) - countOf(a))[0];
}

function ourPicture({ records }: Schematic, instance: SheetInstance, images: ReadonlyMap<string, string>): ShownSheet {
  const { sheet, path: place } = instance;
  const imageOf = (file: string) => images.get(file);
  return { instance, svg: sheetSvg(sheetSourcesOf(records), { sheet, path: place, theme: THEME, imageOf }) };
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

const [only] = process.argv.slice(2);
const kept = process.env["PICTURES_DIR"];
const found: { readonly theirs: number; readonly ours: number }[] = [];
for (const { id, kind, path: name } of manifestEntries()) {
  if (kind !== "kicad" || (only !== undefined && !id.includes(only))) continue;
  const files = filesBelow(path.join(CORPUS_DIR, name), "");
  const root = files.find((file) => file.name.endsWith(".kicad_pro"))?.name.replace(/\.kicad_pro$/, "");
  const read = importDesign(files);
  if (!read.ok || root === undefined || !files.some((file) => file.name === `${root}.kicad_sch`)) continue;
  const folder = kept === undefined ? mkdtempSync(path.join(os.tmpdir(), "kicad-pictures-")) : path.join(kept, id);
  mkdirSync(folder, { recursive: true });
  const plot = ["sch", "export", "svg", "--black-and-white", "--no-background-color", "--exclude-drawing-sheet"];
  try {
    const source = path.join(CORPUS_DIR, name, `${root}.kicad_sch`);
    execFileSync("kicad-cli", [...plot, "-o", folder, source], { stdio: "ignore", timeout: 120_000 });
  } catch {
    console.log(`${id} kicad-cli does not read it`);
    continue;
  }
  const pictureOf = ({ namePath }: SheetInstance) =>
    path.join(folder, `${[path.basename(root), ...namePath.split("/").filter((part) => part !== "")].join("-")}.svg`);
  const { schematic, images } = read.value;
  const instance = fullestSheet(schematic, pictureOf);
  if (!instance) continue;
  const data = new Map(
    images.map(({ file, type, bytes }) => [file, `data:${type};base64,${Buffer.from(bytes).toString("base64")}`]),
  );
  const ours = path.join(folder, "ours.svg");
  writeFileSync(ours, ourPicture(schematic, instance, data).svg);
  const theirBitmap = bitmapOf(pictureOf(instance), path.join(folder, "kicad.png"), instance.sheet);
  const ourBitmap = bitmapOf(ours, path.join(folder, "ours.png"), instance.sheet);
  const reach = Math.round(REACH_MM * PIXELS_PER_MM);
  const figures = { theirs: nearInk(theirBitmap, ourBitmap, reach), ours: nearInk(ourBitmap, theirBitmap, reach) };
  found.push(figures);
  if (kept === undefined) rmSync(folder, { recursive: true });
  else writeFileSync(path.join(folder, "both.ppm"), overlay(theirBitmap, ourBitmap));
  console.log(
    `${id} ${percent(figures.theirs)} of KiCad's ink near ours, ${percent(figures.ours)} of ours near KiCad's  ${instance.namePath}`,
  );
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(
  `${found.length} sheets, mean ${percent(mean(found.map(({ theirs }) => theirs)))} and ${percent(mean(found.map(({ ours }) => ours)))}`,
);
