// Real schematics of the corpus, whose nets are those of the netlists beside them.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

describe.skipIf(!hasCorpus())("schematics of old KiCad in the corpus", () => {
  const sets = hasCorpus() ? schematicSets("ol") : [];

  it.each(sets.filter(({ id }) => keptNets(id) !== null))("$id has the nets of its netlist", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(read.code);
    const expected = keptNets(id);
    if (!expected) throw new Error("no nets");
    expect(comparePartitions(partitionOf(read.value.schematic), expected)).toEqual(EQUAL);
    schematicFile.parse(writeSchematic(read.value.schematic));
  });
});
