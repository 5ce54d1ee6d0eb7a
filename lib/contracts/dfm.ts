// The DFM check of a board: its findings out, notes on what is accepted in, a link and a printed report.

import * as z from "zod/mini";
import { type RuleId, RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import type { SkipReason } from "@/lib/core/dfm/rule";
import { endpoint } from "./endpoint";
import { pcbSpecification, pcbSpecificationInput } from "./pcb";
import { id, jsonField, nothing, text } from "./values";

const RULES: readonly RuleId[] = Object.values(RULE_IDS).flat();
const SKIPS = [
  "noCopper",
  "noDrills",
  "noOutline",
  "noMask",
  "noSilk",
  "noPaste",
  "noNetlist",
  "noSuchFeature",
  "tooLarge",
] as const satisfies readonly SkipReason[];

export const dfmRule = z.enum(RULES as [RuleId, ...RuleId[]]);
export const dfmSeverity = z.enum(SEVERITIES);
/** `ratio` is a plain number, `percent` 0 to 100, `perM2` a count on a square meter, `deg` an angle. */
export const dfmUnit = z.enum(["mm", "ratio", "percent", "count", "perM2", "deg"]);

const found = {
  rule: dfmRule,
  severity: dfmSeverity,
  /** The file of the layer; null where it belongs to the board as a whole. */
  layer: z.nullable(z.string()),
  /** The worst place, in the coordinates of the files. */
  xMm: z.number(),
  yMm: z.number(),
  /** In `unit`; `limit` is the one of `severity`. */
  measured: z.number(),
  limit: z.number(),
  unit: dfmUnit,
  /** Number of places. */
  count: z.int(),
};

export const dfmFinding = z.object({
  /** One check on one layer, as notes name it. */
  key: z.string(),
  ...found,
  /** The same in mm; null where the unit is another. */
  measuredMm: z.nullable(z.number()),
  limitMm: z.nullable(z.number()),
});
export type DfmFinding = z.infer<typeof dfmFinding>;

/** Null where a level has no limit. */
const threshold = z.nullable(z.number());
const dfmCheck = z.union([
  z.object({
    rule: dfmRule,
    state: z.enum(["passed", ...SEVERITIES]),
    unit: dfmUnit,
    /** The worst value of the board; null where it lies beyond what was searched. */
    extreme: z.nullable(z.number()),
    thresholds: z.object({ risk: threshold, warning: threshold, notice: threshold }),
  }),
  z.object({ rule: dfmRule, state: z.literal("skipped"), reason: z.enum(SKIPS) }),
]);
export type DfmCheck = z.infer<typeof dfmCheck>;

const figure = z.nullable(z.number());
const dfmFigures = z.object({
  widthMm: figure,
  heightMm: figure,
  copperLayers: figure,
  minTraceMm: figure,
  minSpaceMm: figure,
  minDrillMm: figure,
  millingMPerM2: figure,
  finishPercent: figure,
  testPoints: figure,
  panelUsePercent: figure,
  drillSizes: z.array(
    z.object({
      diameterMm: z.number(),
      plating: z.enum(["plated", "non-plated", "unknown"]),
      hits: z.int(),
      slots: z.int(),
    }),
  ),
});

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

export const dfmReport = z.object({
  findings: z.array(dfmFinding),
  /** Every check with its outcome, in the order of the report. */
  checks: z.array(dfmCheck),
  figures: dfmFigures,
  /** Options of the order that the files contradict. */
  disagreements: z.array(z.object({ option: z.string(), ordered: optionValue, measured: optionValue })),
});
export type DfmReportView = z.infer<typeof dfmReport>;

/** A finding as it was when it was accepted, with what was said of it. */
export const dfmNote = z.object({ ...found, note: z.string(), at: z.string() });
export type DfmNote = z.infer<typeof dfmNote>;

/** DFM check stored with an order line. */
export const dfmOnOrder = z.object({
  checkedAt: z.string(),
  counts: z.object({ risk: z.int(), warning: z.int(), notice: z.int() }),
  /** The files were checked for another layer count, copper, finish or the like than is ordered. */
  isOtherSpecification: z.boolean(),
  notes: z.array(dfmNote),
});
export type DfmOnOrder = z.infer<typeof dfmOnOrder>;

export const MAX_NOTE_LENGTH = 500;
const MAX_KEY_LENGTH = 600;
const findingKey = text(1, MAX_KEY_LENGTH);

/** Codes of the reader, PARSE_TIMEOUT, PARSE_TOO_LARGE, TOO_MANY_REQUESTS; NOT_FOUND for another's project. */
export const checkDfm = endpoint({
  method: "POST",
  path: "/api/eda/dfm",
  access: "public",
  body: "json",
  summary: "Runs the DFM check for the ordered options and stores the report with the project",
  limit: { perMinute: 20 },
  input: z.object({
    projectId: id,
    /** Omitted options come from the previous check, else from the files. */
    specification: z.optional(jsonField(pcbSpecificationInput)),
  }),
  output: z.extend(dfmReport, {
    projectId: id,
    projectName: z.string(),
    specification: pcbSpecification,
    checkedAt: z.string(),
    notes: z.array(dfmNote),
  }),
});
export type DfmAnswer = z.infer<typeof checkDfm.output>;

export const getDfm = endpoint({
  method: "GET",
  path: "/api/eda/dfm/{projectId}",
  access: "public",
  summary: "The stored DFM check of a project: specification, counts and notes",
  input: z.object({ projectId: id }),
  output: z.object({
    projectId: id,
    projectName: z.string(),
    /** Null before the first check. */
    specification: z.nullable(pcbSpecification),
    checkedAt: z.nullable(z.string()),
    counts: z.nullable(dfmOnOrder.shape.counts),
    notes: z.array(dfmNote),
    isShared: z.boolean(),
  }),
});
export type KeptDfm = z.infer<typeof getDfm.output>;

const notes = z.object({ notes: z.array(dfmNote) });

/** NOT_FOUND where the project's last check has no such finding. */
export const acceptDfmFinding = endpoint({
  method: "PUT",
  path: "/api/eda/dfm/note",
  access: "public",
  body: "json",
  summary: "Accepts a finding as it is, with a note that travels with the order",
  limit: { perMinute: 120 },
  input: z.object({ projectId: id, key: findingKey, note: text(1, MAX_NOTE_LENGTH) }),
  output: notes,
});

export const withdrawDfmNote = endpoint({
  method: "DELETE",
  path: "/api/eda/dfm/note",
  access: "public",
  summary: "Withdraws the acceptance of a finding",
  limit: { perMinute: 120 },
  input: z.object({ projectId: id, key: findingKey }),
  output: notes,
});

export const printDfm = endpoint({
  method: "GET",
  path: "/api/eda/dfm/{projectId}/pdf",
  access: "public",
  answer: "file",
  summary: "The report of the last check as PDF, in the caller's language",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id }),
  output: z.never(),
});

/** A new link ends the former one. */
export const shareDfm = endpoint({
  method: "POST",
  path: "/api/eda/dfm/share",
  access: "public",
  summary: "Creates a link that shares the report and the board",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id }),
  output: z.object({ token: z.string() }),
});

export const unshareDfm = endpoint({
  method: "DELETE",
  path: "/api/eda/dfm/share",
  access: "public",
  summary: "Disables the share link of a report",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id }),
  output: nothing,
});

const shareToken = z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) });

export const getSharedDfm = endpoint({
  method: "GET",
  path: "/api/eda/dfm/shared/{token}",
  access: "public",
  summary: "A shared report",
  limit: { perMinute: 60 },
  input: shareToken,
  output: z.object({
    projectName: z.string(),
    specification: pcbSpecification,
    checkedAt: z.string(),
    notes: z.array(dfmNote),
  }),
});
export type SharedDfm = z.infer<typeof getSharedDfm.output>;

export const getSharedDfmArchive = endpoint({
  method: "GET",
  path: "/api/eda/dfm/shared/{token}/archive",
  access: "public",
  answer: "file",
  summary: "The board files of a shared report",
  limit: { perMinute: 60 },
  input: shareToken,
  output: z.never(),
});
