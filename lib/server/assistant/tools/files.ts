// Board files checked for manufacturability, what a finding means, and parts lists matched to the catalog.

import * as z from "zod/mini";
import { uploadBom } from "@/lib/contracts/bom-upload";
import { checkDfm, type DfmFinding } from "@/lib/contracts/dfm";
import { AppError } from "@/lib/contracts/errors";
import type { AnswerBlock, FindingBlock } from "@/lib/core/assistant/answer";
import type { Severity, Unit } from "@/lib/core/dfm/finding";
import { RULES } from "@/lib/core/dfm/registry";
import type { Locale } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { assistantTexts, isRule, ruleTexts } from "@/lib/server/assistant/texts";
import { bytesOf, readList } from "@/lib/server/bom/read-list";
import { check } from "@/lib/server/dfm/service";
import { boardOfFiles } from "./board-files";
import { boardBlock } from "./price-board";
import { boardFiles, boardOptions } from "./inputs";
import { publicTool, resultOf } from "./tool";

const UNITS: Readonly<Record<Unit, string>> = {
  mm: " mm",
  ratio: ":1",
  percent: "%",
  count: "",
  perM2: "/m²",
  deg: "°",
};
const LEVELS = ["risk", "warning", "notice"] as const;

function limitsText(rule: keyof typeof RULES, order: PcbSpecification, locale: Locale): string {
  const t = assistantTexts(locale);
  const { unit, thresholds } = RULES[rule];
  const limits = thresholds(order);
  const texts = LEVELS.flatMap((level) => {
    const value = limits[level];
    if (value === null || !Number.isFinite(value) || value <= 0) return [];
    return [t(`finding.level.${level}`, { value: `${Number(value.toFixed(4))}${UNITS[unit]}` })];
  });
  return texts.length === 0 ? "" : t("finding.limits", { limits: texts.join(locale === "zh" ? "，" : ", ") });
}

export const explainFinding = publicTool({
  name: "explain-finding",
  description:
    "Explains a rule of the DFM check: what is wrong, how to fix it, and our limits. `rule` is a rule's id such as viaRing, acidTrap, maskDam, traceWidthOuter, spacingOuter, silkOnMaskOpening.",
  scope: "quote",
  input: z.strictObject({
    rule: z.string().check(z.refine(isRule, { error: "common.invalid" })),
    board: z.optional(boardOptions),
  }),
  run({ rule, board }, { request: { locale } }) {
    if (!isRule(rule)) throw new AppError("INVALID_INPUT");
    const { title, why, remedy } = ruleTexts(locale, rule);
    const order = completeSpecification((board ?? {}) as Partial<PcbSpecification>);
    const markdown = [`**${title}** [1]`, why, remedy, limitsText(rule, order, locale)].filter(Boolean).join("\n\n");
    const source = assistantTexts(locale)("finding.source");
    return Promise.resolve(
      resultOf([{ kind: "text", markdown }], {
        sources: [{ number: 1, kind: "rule", title: `${source}: ${title}`, path: "/article/reading-a-dfm-report" }],
      }),
    );
  },
});

const SEVERITIES: Readonly<Record<Severity, FindingBlock["severity"]>> = {
  ...({ risk: "error", warning: "warning", notice: "info" } as const),
};
const MAX_FINDINGS = 6;

function findingBlock(finding: DfmFinding, path: string, locale: Locale): FindingBlock {
  const { rule, severity, measuredMm, limitMm, count } = finding;
  const { title, why, remedy } = isRule(rule) ? ruleTexts(locale, rule) : { title: rule, why: "", remedy: "" };
  return {
    ...{ kind: "finding", title, severity: SEVERITIES[severity], text: `${why} ${remedy}`.trim() },
    ...{ measuredMm, limitMm, count, path },
  };
}

export const checkBoard = publicTool({
  name: "check-board",
  description:
    "Runs the DFM check on the person's own board: a project, or an uploaded archive of Gerber files. Answers the worst findings with measured values and limits.",
  scope: "quote",
  keepsFiles: true,
  input: z.strictObject(boardFiles),
  async run(input, context) {
    const { deps, request } = context;
    const t = assistantTexts(request.locale);
    const files = await boardOfFiles(input, context);
    if (!files) {
      const act: AnswerBlock = {
        ...{ kind: "act", title: t("finding.open"), text: t("finding.upload"), currency: null, amountMicro: null },
        ...{ confirm: t("finding.open"), path: "/order/dfm" },
      };
      return resultOf([act]);
    }
    const parsed = checkDfm.input.parse({ projectId: files.projectId });
    const { findings } = await check(deps, parsed, request);
    const path = `/order/dfm?id=${files.projectId}`;
    const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity);
    const counts = { risk: of("risk").length, warning: of("warning").length, notice: of("notice").length };
    const worst = LEVELS.flatMap(of).slice(0, MAX_FINDINGS);
    const markdown = findings.length === 0 ? t("finding.clean") : t("finding.counts", counts);
    return resultOf(
      [
        boardBlock(files),
        { kind: "text", markdown },
        ...worst.map((finding) => findingBlock(finding, path, request.locale)),
      ],
      {
        sources: [{ number: 1, kind: "rule", title: t("finding.source"), path }],
        memory: { projectId: files.projectId },
      },
    );
  },
});

/** The state of a line in which nobody has to look at it again. */
const SETTLED = "Normal";

export const matchBom = publicTool({
  name: "match-bom",
  description: "Matches an uploaded BOM (XLSX, XLS, CSV) to the parts catalog and tells how many lines need a look.",
  scope: "quote",
  input: z.strictObject({ fileUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  async run({ fileUrl }, { deps, request }) {
    const t = assistantTexts(request.locale);
    const act = (text: string): AnswerBlock => ({
      ...{ kind: "act", title: t("bom.title"), text, currency: null, amountMicro: null, confirm: t("bom.open") },
      path: "/order/bom",
    });
    if (fileUrl === undefined) return resultOf([act(t("bom.upload"))]);
    const input = uploadBom.input.parse({ bomUrl: fileUrl });
    const read = await readList(deps, { bytes: await bytesOf(deps, fileUrl, request), input, context: request });
    const matched = read.lines.filter(({ state }) => state === SETTLED).length;
    const lines = read.lines.length;
    return resultOf([act(t("bom.matched", { lines, matched, open: lines - matched }))]);
  },
});
