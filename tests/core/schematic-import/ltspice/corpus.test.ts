// Real schematics of the corpus: the nets of LTspice's own netlists, and the counts of the manifest.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

/** Nets of two pins and more on the only sheet, by the manifest. */
const COUNTS: Record<string, number> = { ot06: 7, ot09: 3, ot11: 3, ot12: 8, ot23: 1, ot24: 72, ot25: 8 };

describe.skipIf(!hasCorpus())("LTspice schematics of the corpus", () => {
  const sets = hasCorpus() ? schematicSets("ot") : [];

  it.each(sets)("$id opens, with the nets of its netlist where there is one", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
    schematicFile.parse(writeSchematic(read.value.schematic));
    const actual = partitionOf(read.value.schematic);
    const expected = keptNets(id);
    if (expected) expect(comparePartitions(actual, expected)).toEqual(EQUAL);
    const count = COUNTS[id];
    if (count !== undefined) expect(actual.nets.length).toBe(count);
  });
});
