// KiCad designs of the corpus, when it is there: their nets are those of kicad-cli 9.0.8, or of the pads of the board.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { type SchematicSet, schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptNets } from "@/tests/support/net-fixtures";

const sets: readonly SchematicSet[] = hasCorpus()
  ? ["ok", "on0"].flatMap((id) => schematicSets(id)).filter(({ tool }) => tool.startsWith("KiCad"))
  : [];
const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

describe.skipIf(sets.length === 0)("designs of the corpus", () => {
  it.each(sets.map((set) => [set.id, set] as const))(
    "%s has the nets of KiCad, and its records are valid",
    (id, set) => {
      const read = importDesign(set.files);
      if (!read.ok) throw new Error(read.code);
      const { schematic, report } = read.value;
      const expected = keptNets(id);
      if (expected) expect(comparePartitions(partitionOf(schematic), expected)).toEqual(EQUAL);
      const checked = schematicFile.safeParse(writeSchematic(schematic));
      expect(checked.success ? [] : checked.error.issues.slice(0, 3)).toEqual([]);
      expect(report.tool).toMatch(/^KiCad \d/);
      for (const { found, changed, lost } of report.counts) expect(found).toBeGreaterThanOrEqual(changed + lost);
    },
  );
});
