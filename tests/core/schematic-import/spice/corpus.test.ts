// Real netlists of the corpus: the nets that ngspice lists with all subcircuits written out.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

describe.skipIf(!hasCorpus())("SPICE netlists of the corpus", () => {
  it.each(hasCorpus() ? schematicSets("os") : [])("$id has the nets of ngspice", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
    schematicFile.parse(writeSchematic(read.value.schematic));
    const expected = keptNets(id);
    if (!expected) throw new Error("no nets");
    expect(comparePartitions(partitionOf(read.value.schematic), expected)).toEqual(EQUAL);
  });
});
