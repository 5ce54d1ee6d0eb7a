// A DFM report's text in the reader's language, as its PDF shows it.

import { createTranslator } from "use-intl/core";
import type { DfmCheck, DfmFinding, DfmNote, DfmReportView } from "@/lib/contracts/dfm";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { Severity, Unit } from "@/lib/core/dfm/finding";
import { countBySeverity, SEVERITIES, worstOf } from "@/lib/core/dfm/severity";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import type { Locale } from "@/lib/core/market/area";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { textOr } from "@/lib/base/has-text";
import dfmEn from "@/messages/en/dfm.json";
import findingEn from "@/messages/en/finding.json";
import dfmZh from "@/messages/zh/dfm.json";
import findingZh from "@/messages/zh/finding.json";

const MESSAGES = { en: { dfm: dfmEn, finding: findingEn }, zh: { dfm: dfmZh, finding: findingZh } };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

export type PrintedFinding = {
  number: number;
  severity: Severity;
  tag: string;
  name: string;
  where: string;
  measured: string;
  why: string;
  remedy: string;
  note: string | null;
  xMm: number;
  yMm: number;
  picture: DetailPicture | null;
};

export type PrintedReport = {
  title: string;
  verdict: { severity: Severity | null; text: string };
  facts: { label: string; value: string }[];
  findings: { title: string; none: string; rows: PrintedFinding[] };
  checks: { title: string; columns: string[]; rows: { cells: string[]; state: Severity | "passed" | "skipped" }[] };
  outline: readonly (readonly number[])[];
  foot: string;
  page: (page: number, pages: number) => string;
};

export type Reported = {
  projectName: string;
  specification: PcbSpecification;
  report: DfmReportView;
  outline: number[][];
  pictures: readonly (DetailPicture | null)[];
  notes: DfmNote[];
  checkedAt: Date;
  locale: Locale;
};

function reportFormats(locale: Locale) {
  const tag = TAGS[locale];
  const t = createTranslator({ locale: tag, messages: MESSAGES[locale] });
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Shanghai" });
  // Keys hold the names of rules, levels and units.
  const say = (key: string, values: Record<string, string | number> = {}) => textOr(t, key, key, values);
  return {
    say,
    date: (at: Date) => dates.format(at),
    measure: (value: number, unit: Unit) =>
      say(`finding.unit.${unit}`, {
        value: value.toLocaleString(tag, unit === "mm" ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : {}),
      }),
    list: (parts: string[]) => parts.join(locale === "zh" ? "，" : ", "),
  };
}
type ReportFormats = ReturnType<typeof reportFormats>;

const UNKNOWN = "--";
const short = (file: string) => file.split("/").at(-1) ?? file;

function toFinding(
  finding: DfmFinding,
  number: number,
  { notes, pictures }: Reported,
  formats: ReportFormats,
): PrintedFinding {
  const { rule, severity, layer, xMm, yMm, measured, limit, unit, count } = finding;
  const { say, measure } = formats;
  const note = notes.find((noted) => acceptanceKey(noted) === finding.key);
  const place = { x: xMm.toFixed(2), y: yMm.toFixed(2), count };
  return {
    ...{ number, severity, xMm, yMm, picture: pictures[number - 1] ?? null },
    tag: say(`finding.severity.${severity}`),
    name: say(`finding.names.${rule}`),
    where: say("dfm.pdf.where", { ...place, layer: layer === null ? say("finding.board") : short(layer) }),
    measured: say("dfm.pdf.measured", { measured: measure(measured, unit), limit: measure(limit, unit) }),
    why: say(`dfm.why.${rule}`),
    remedy: say(`dfm.remedy.${rule}`),
    note: note ? say("dfm.pdf.note", { note: note.note }) : null,
  };
}

function toRow(check: DfmCheck, { say, measure }: ReportFormats): PrintedReport["checks"]["rows"][number] {
  const name = say(`finding.names.${check.rule}`);
  if (check.state === "skipped") {
    const reason = say(`dfm.passed.reasons.${check.reason}`);
    return { state: "skipped", cells: [name, say("dfm.pdf.skipped", { reason }), "", "", "", ""] };
  }
  const { state, extreme, thresholds, unit } = check;
  const value = (number: number | null) => (number === null ? UNKNOWN : measure(number, unit));
  const outcome = state === "passed" ? say("dfm.pdf.passed") : say(`finding.severity.${state}`);
  return { state, cells: [name, outcome, value(extreme), ...SEVERITIES.map((level) => value(thresholds[level]))] };
}

function orderedWords({ specification }: Reported, { say, list }: ReportFormats): string {
  const { layers, thicknessMm, surfaceFinish, outerCopperUm, minTraceSpaceMil, minHoleMm } = specification;
  return list([
    say("dfm.pdf.layers", { layers }),
    `${thicknessMm.toFixed(1)} mm`,
    surfaceFinish,
    `${outerCopperUm} µm`,
    `${minTraceSpaceMil} mil`,
    `${minHoleMm} mm`,
  ]);
}

function factsOf(reported: Reported, formats: ReportFormats): PrintedReport["facts"] {
  const { say, date, list } = formats;
  const { report, projectName, checkedAt } = reported;
  const { figures, checks, findings } = report;
  const counts = countBySeverity(findings);
  const found = SEVERITIES.filter((level) => counts[level] > 0);
  const passed = checks.filter(({ state }) => state === "passed").length;
  const skipped = checks.filter(({ state }) => state === "skipped").length;
  const { widthMm, heightMm, copperLayers } = figures;
  const number = (value: number | null) => (value === null ? UNKNOWN : String(value));
  const size = { width: number(widthMm), height: number(heightMm), layers: copperLayers ?? 0 };
  const rows: [string, string][] = [
    ["project", projectName],
    ["date", date(checkedAt)],
    ["board", say("dfm.summary.size", size)],
    ["order", orderedWords(reported, formats)],
    ["checks", say("dfm.summary.checkCounts", { passed, skipped, found: checks.length - passed - skipped })],
    ["findings", list(found.map((level) => say(`finding.counts.${level}`, { count: counts[level] }))) || UNKNOWN],
  ];
  return rows.map(([key, value]) => ({ label: say(`dfm.pdf.${key}`), value }));
}

function verdictOf({ findings }: DfmReportView, { say }: ReportFormats): PrintedReport["verdict"] {
  const counts = countBySeverity(findings);
  const severity = worstOf(counts);
  if (severity === null) return { severity, text: say("dfm.summary.verdict.clean") };
  return { severity, text: say(`dfm.summary.verdict.${severity}`, { count: counts[severity] }) };
}

export function writeReport(reported: Reported): PrintedReport {
  const formats = reportFormats(reported.locale);
  const { say } = formats;
  const { report } = reported;
  const columns = ["check", "state", "measured", ...SEVERITIES];
  return {
    title: say("dfm.pdf.title"),
    verdict: verdictOf(report, formats),
    facts: factsOf(reported, formats),
    findings: {
      title: say("dfm.pdf.findings"),
      none: say("dfm.pdf.none"),
      rows: report.findings.map((finding, at) => toFinding(finding, at + 1, reported, formats)),
    },
    checks: {
      title: say("dfm.pdf.table"),
      columns: columns.map((column) => say(`dfm.pdf.columns.${column}`)),
      rows: report.checks.map((check) => toRow(check, formats)),
    },
    outline: reported.outline,
    foot: say("dfm.pdf.foot"),
    page: (page, pages) => say("dfm.pdf.page", { page, pages }),
  };
}
