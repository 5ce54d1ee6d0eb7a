// Real schematics of the corpus: the nets of the boards beside them, and for EasyEDA Standard the counts of the manifest.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { schematicSets, unpackedSet } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

/** Designators, nets of two pins and more, pins: by a count of the file's shapes in the manifest. */
const COUNTS: Record<string, readonly [number, number, number]> = {
  ...{ oy01: [21, 19, 78], oy02: [13, 13, 53], oy03: [107, 75, 326], oy04: [53, 31, 126], oy05: [28, 17, 64] },
  ...{ oy06: [48, 37, 184], oy07: [17, 38, 157], oy08: [42, 29, 181], oy09: [10, 9, 50], oy10: [23, 29, 153] },
  // The two sheets of oy11 are variants of one board: the pins of equal designators count once for each net.
  ...{ oy11: [31, 26, 125], oy12: [37, 31, 166] },
};

describe.skipIf(!hasCorpus())("EasyEDA schematics of the corpus", () => {
  const sets = hasCorpus() ? schematicSets("oy").filter(({ id }) => id !== "oy16") : [];

  it.each(sets)("$id opens with the nets of its original", async (packed) => {
    const { id, files } = await unpackedSet(packed);
    const read = importDesign(files);
    if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
    schematicFile.parse(writeSchematic(read.value.schematic));
    const actual = partitionOf(read.value.schematic);
    const expected = keptNets(id);
    if (expected) expect(comparePartitions(actual, expected)).toEqual(EQUAL);
    const pins = exportedDesign(read.value.schematic).nets.reduce((sum, net) => sum + net.pins.length, 0);
    const counts = [actual.components.length, actual.nets.length, pins];
    if (COUNTS[id]) expect(counts).toEqual(COUNTS[id]);
  });

  it("says that a project of a board alone has no schematic", async () => {
    const [packed] = schematicSets("oy16");
    if (!packed) throw new Error("no set");
    expect(importDesign((await unpackedSet(packed)).files)).toMatchObject({ ok: false, code: "NO_SCHEMATIC" });
  });
});
