// `node --import tsx scripts/oracle/kicad-random.ts [first seed] [count]`: draws small schematics by chance, writes them
// as KiCad projects, and compares the nets that kicad-cli finds with ours. kicad-cli must be installed. Buses are left
// out: by chance they lie on pins, where KiCad reports an error and joins by an order of its own. Known to
// differ: names of all sheets that are chained through sheet entries, where KiCad 9 depends on the order, too, and
// supplies of one sheet under a wire that only passes over them, whose label in KiCad joins it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { comparePartitions, partitionOf, toPartition } from "@/lib/core/schematic-import/net-partition";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { kicadProject } from "@/lib/core/schematic/export/kicad-project";
import { Random } from "@/tests/support/random";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";
import { kicadNetlistOf } from "./kicad-schematic";

const COLUMNS = 10;
const ROWS = 8;

/** Objects by chance on the current sheet; `paths` are its placements, `number` makes designators unlike others. */
function fill(drawing: Drawing, random: Random, paths: readonly string[], number: number): void {
  for (let at = 0; at < 26; at++) {
    const [x, y, kind] = [2 * random.below(COLUMNS), 2 * random.below(ROWS), random.below(11)];
    const length = 2 * (1 + random.below(5));
    const [dx, dy] = random.isLuck(0.5) ? [length, 0] : [0, length];
    const designators = paths.map((placement, index) => [
      placement,
      `R${number}${String(at).padStart(2, "0")}${index}`,
    ]);
    if (kind < 3) drawing.resistor(Object.fromEntries(designators), x + 2, y);
    else if (kind < 6) drawing.wire(x, y, x + dx, y + dy);
    else if (kind < 7) drawing.label(random.one(["A", "B", "C"]), x, y);
    else if (kind < 8) drawing.port(random.one(["A", "G"]), x, y);
    else if (kind < 9) drawing.power(random.one(["V", "G"]), x, y, random.isLuck(0.3) ? "local" : "global");
    else if (kind < 10) drawing.junction(x, y);
    else if (paths[0] !== "/") drawing.sheetLabel(random.one(["X", "Y"]), x, y);
  }
}

function drawingOf(seed: number): Drawing {
  const [random, drawing] = [new Random(seed), new Drawing(RESISTOR)];
  const [a, b] = [drawing.sheet("a", "child"), drawing.sheet("b", "child")];
  fill(drawing, random, ["/"], 1);
  for (const [at, [symbol, text]] of (
    [
      [a, "X"],
      [a, "Y"],
      [b, "X"],
      [b, "Z"],
    ] as const
  ).entries())
    drawing.entry(symbol, text, 0, 4 * at + 2 * random.below(2));
  fill(drawing.on("child"), random, [`/${a.id}/`, `/${b.id}/`], 2);
  return drawing;
}

const [first = 1, count = 50] = process.argv.slice(2).map(Number);
let [differences, names] = [0, 0];
for (let seed = first; seed < first + count; seed++) {
  const schematic = { rootSheetId: ROOT.id, records: drawingOf(seed).records };
  const folder = mkdtempSync(path.join(os.tmpdir(), "kicad-random-"));
  for (const { name, text } of kicadProject(schematic, { name: "design" }))
    writeFileSync(path.join(folder, name), text);
  const { components, nets } = kicadNetlistOf(path.join(folder, "design.kicad_sch"));
  rmSync(folder, { recursive: true });
  const theirs = toPartition(
    components,
    nets.map(({ pins }) => pins),
  );
  const { missingNets, extraNets } = comparePartitions(partitionOf(schematic), theirs);
  const known = new Set(nets.map(({ name }) => name));
  const own = exportedDesign(schematic).nets.filter(({ name }) => !known.has(name));
  if (missingNets.length + extraNets.length > 0) {
    differences++;
    console.log(`seed ${seed}: kicad-cli has ${missingNets.join(" | ")}; we have ${extraNets.join(" | ")}`);
  } else if (own.length > 0) {
    names++;
    console.log(`seed ${seed}: names ${own.map(({ name }) => name).join(", ")}`);
  }
}
console.log(`${count} drawings: nets differ in ${differences}, names alone in ${names}`);
