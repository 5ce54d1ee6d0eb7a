// Real schematics of the corpus, whose nets are those of the boards beside them.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

describe.skipIf(!hasCorpus())("Eagle schematics of the corpus", () => {
  const sets = hasCorpus() ? schematicSets("oe") : [];

  it.each(sets.filter(({ id }) => keptNets(id) !== null))("$id has the nets of its board", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(read.code);
    const expected = keptNets(id);
    if (!expected) throw new Error("no nets");
    expect(comparePartitions(partitionOf(read.value.schematic), expected)).toEqual(EQUAL);
    schematicFile.parse(writeSchematic(read.value.schematic));
  });

  it("has binary files, which are refused", () => {
    const refused = sets.filter(({ id }) => keptNets(id) === null).map(({ files }) => importDesign(files));
    expect(refused.map((read) => (read.ok ? "" : read.code))).toEqual(Array(4).fill("OLD_EAGLE"));
  });
});
