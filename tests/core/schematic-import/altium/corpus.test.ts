// Altium designs of the corpus: nets as the board or the exported netlist has them, and counts that its manifest states.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { hasCorpus, manifestEntries } from "@/scripts/corpus-set";
import { schematicSets } from "@/scripts/corpus-schematics";
import { keptNets } from "@/tests/support/net-fixtures";
import { schemaProblems } from "./altium-files";

const NONE = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

const ids = hasCorpus() ? manifestEntries().flatMap(({ id, kind }) => (kind === "altium" ? [id] : [])) : [];

const designs = new Map<string, ImportedDesign>();

function designOf(id: string): ImportedDesign {
  const known = designs.get(id);
  if (known) return known;
  const [set] = schematicSets(id);
  const read = importDesign(set?.files ?? []);
  if (!read.ok) throw new Error(`${id} ${read.code}`);
  designs.set(id, read.value);
  return read.value;
}

/** Altium gives a board the nets of two pins and more, and those of one pin that have a name of their own. */
const boardNets = (design: ImportedDesign): number =>
  exportedDesign(design.schematic).nets.filter(
    ({ pins, name }) => pins.length > 1 || !/^(?:Net|unconnected)-\(/.test(name),
  ).length;

describe.skipIf(ids.length === 0)("Altium designs of the corpus", () => {
  it.each(ids)("%s keeps to the limits of a document", (id) => {
    expect(schemaProblems(designOf(id))).toEqual([]);
  });

  it.each(ids.filter((id) => keptNets(id)))("%s has the nets of the original", (id) => {
    const expected = keptNets(id) ?? { components: [], nets: [] };
    expect(comparePartitions(partitionOf(designOf(id).schematic), expected)).toEqual(NONE);
  });

  // Counts of the manifest: parts and nets of boards that the corpus does not hold.
  it.each([
    ["oa01", 217, 154],
    ["oa02", 52, 36],
    ["oa04", 31, 15],
    ["oa05", 90, 92],
  ])("%s has as many parts and nets as its board", (id, parts, nets) => {
    if (!ids.includes(id)) return;
    expect(partitionOf(designOf(id).schematic).components).toHaveLength(parts);
    expect(boardNets(designOf(id))).toBe(nets);
  });

  it.each([
    ["oa03", 3, "R1_1 R1_2 R2_1 R2_2"],
    ["oa06", 13, "C9_FB1 C9_FB2 C9_FB3 C9_FB4 C9_FB5 C9_FB6"],
  ])("%s numbers the parts of sheets that are placed several times", (id, placements, some) => {
    if (!ids.includes(id)) return;
    const { schematic } = designOf(id);
    expect(readHierarchy(schematic.records, schematic.rootSheetId).instances).toHaveLength(placements);
    expect(partitionOf(schematic).components).toEqual(expect.arrayContaining(some.split(" ")));
  });
});
