// Real circuits of the corpus: every element of the manifest is accounted for, and the nets are those that equal places give.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus, manifestEntries } from "@/scripts/corpus-set";
import { netlistOf } from "./falstad-files";
import { errorsOf } from "./rule-check";
import { schematicSourceOf } from "./schematic-source";

const EQUAL = { missingComponents: [], extraComponents: [], missingNets: [], extraNets: [] };

/** Of the elements of a file: [parts and drawings in another form or by names, not carried over]. */
const OUTCOMES: Record<string, readonly [changed: number, lost: number]> = {
  ...{ of01: [4, 0], of02: [0, 0], of03: [3, 0], of04: [3, 0], of05: [1, 0], of06: [4, 0], of07: [6, 1] },
  ...{ of08: [2, 0], of09: [30, 2], of10: [0, 0], of11: [4, 0], of12: [3, 0] },
};

/** Ends that elements leave open which are not carried over. */
const OPEN: Record<string, readonly string[]> = {
  of09: ["S3", "S2", "S1", "S0", "M"].map((name) => `label-dangling ${name}`),
};

/** Constructs that elements are counted as. */
const ELEMENTS = new Set(["components", "wires", "labels", "power-ports", "texts", "drawings"]);

describe.skipIf(!hasCorpus())("circuits of CircuitJS of the corpus", () => {
  const sets = hasCorpus() ? schematicSets("of") : [];
  const truths = new Map(hasCorpus() ? manifestEntries().map(({ id, truth }) => [id, truth]) : []);

  it("are twelve", () => {
    expect(sets.map(({ id }) => id)).toEqual(Object.keys(OUTCOMES));
  });

  it.each(sets)("$id has its elements and nets", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
    const { schematic, report } = read.value;
    schematicFile.parse(writeSchematic(schematic));
    const source = schematicSourceOf(files[0]?.bytes ?? new Uint8Array());
    const truth = truths.get(id);
    expect(source.byCode).toEqual(truth?.elements_by_code);
    const counts = report.counts.filter(({ construct }) => ELEMENTS.has(construct));
    const sum = (of: "found" | "changed" | "lost"): number => counts.reduce((all, count) => all + count[of], 0);
    expect(sum("found")).toBe(truth?.elements);
    expect([sum("changed"), sum("lost")]).toEqual(OUTCOMES[id]);
    for (const { found, changed, lost } of report.counts) expect(found).toBeGreaterThanOrEqual(changed + lost);
    expect(comparePartitions(partitionOf(schematic), source.partition)).toEqual(EQUAL);
  });

  it.each(sets)("$id has no faults that stem from the import", ({ id, files }) => {
    const read = importDesign(files);
    if (!read.ok) throw new Error(read.code);
    expect(errorsOf(read.value.schematic)).toEqual(OPEN[id] ?? []);
    expect(netlistOf(read.value).findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
