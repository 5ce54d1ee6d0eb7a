// The comment on a pull request, which is the summary of its job too.

import { formatMoneyChange } from "@/lib/i18n/format-money";
import type { CheckedFile } from "@/lib/cli/action/check-file";
import type { Changes } from "@/lib/cli/action/compare";
import { markdownTable, plain } from "@/lib/cli/action/markdown";
import { countsText, findingCells, findingColumns } from "@/lib/cli/output/finding-lines";
import { boardTitle, leadTimeText, optionRows } from "@/lib/cli/output/price-lines";
import type { Words } from "@/lib/cli/output/words";
import { WIRE_LEVEL } from "@/lib/cli/views/dfm-view";

export interface Reported {
  readonly checked: CheckedFile;
  /** Null where there is nothing to compare with. */
  readonly changes: Changes | null;
}

const MAX_FINDINGS = 25;
/** GitHub refuses comments of more than 65,536 characters. */
const MAX_CHARACTERS = 60_000;

const folded = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["<details>", `<summary>${title}</summary>`, "", ...lines, "", "</details>", ""];

function priceBlock({ quote, quoteUrl }: CheckedFile, changes: Changes | null, words: Words): string[] {
  const { say, money } = words;
  const problems = [...quote.violations, ...quote.contradictions];
  if (problems.length > 0)
    return [
      `**${say(quote.violations.length > 0 ? "quote.cannotBeMade" : "quote.needsInquiry")}**`,
      "",
      ...problems.map(({ message }) => `- ${plain(message)}`),
      "",
    ];
  const { currency, total, unitPriceMicro, leadTimes } = quote;
  const own = leadTimes.find(({ days }) => days === quote.specification.leadTimeDays);
  const change =
    changes === null || changes.totalMicro === null
      ? ""
      : ` (${formatMoneyChange({ currency, amountMicro: changes.totalMicro }, words.locale)})`;
  const each = money({ currency, amountMicro: unitPriceMicro });
  return [
    `**${say("quote.totalIs", { total: money(total), each })}**${change}`,
    "",
    ...(own ? [`${say("quote.leadTime")}: ${leadTimeText(own, words)}`, ""] : []),
    ...folded(
      say("quote.leadTime"),
      markdownTable(
        [{ head: say("quote.leadTime") }, { head: say("quote.total"), isNumeric: true }],
        leadTimes.map((time) => [leadTimeText(time, words), money({ currency, amountMicro: time.totalMicro })]),
      ),
    ),
    `[${say("action.openQuote")}](${quoteUrl})`,
    "",
  ];
}

function findingBlock({ dfm, reportUrl }: CheckedFile, words: Words): string[] {
  const { say } = words;
  const rows = dfm.findings.slice(0, MAX_FINDINGS).map((finding) => findingCells(finding, words).map(plain));
  const left = dfm.findings.length - rows.length;
  return [
    `**${say("action.check")}: ${countsText(dfm.counts, words)}**`,
    "",
    ...folded(say("action.findings"), rows.length === 0 ? [] : markdownTable(findingColumns(words), rows)),
    ...(left > 0 ? [say("action.moreFindings", { count: left }), ""] : []),
    `[${say("action.openReport")}](${reportUrl})`,
    "",
  ];
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

function changeBlock(changes: Changes | null, words: Words): string[] {
  if (changes === null) return [];
  const { say, optionName, optionValue, ruleName, severity } = words;
  const counts = (["error", "warning", "notice"] as const)
    .filter((level) => changes.counts[level] !== 0)
    .map((level) => `${severity(WIRE_LEVEL[level])} ${signed(changes.counts[level])}`);
  const rows = [
    ...changes.options.map(({ option, before, after }) => [
      plain(optionName(option)),
      plain(optionValue(option, before)),
      plain(optionValue(option, after)),
    ]),
    ...changes.rules.map(({ rule, before, after }) => [plain(ruleName(rule)), String(before), String(after)]),
  ];
  if (rows.length === 0) return [say("action.unchanged"), ""];
  const heads = ["changed", "before", "after"].map((key) => ({ head: say(`action.${key}`) }));
  const title = [say("action.changes"), ...counts].join(say("comma"));
  return folded(title, markdownTable(heads, rows));
}

function fileBlock({ checked, changes }: Reported, words: Words): string[] {
  const { specification } = checked.quote;
  const columns = [{ head: words.say("quote.option") }, { head: words.say("quote.value") }];
  const options = optionRows(specification, words).map((row) => row.map(plain));
  return [
    `### ${plain(checked.file)}`,
    "",
    plain(boardTitle(specification, words)),
    "",
    ...priceBlock(checked, changes, words),
    ...findingBlock(checked, words),
    ...changeBlock(changes, words),
    ...folded(words.say("action.options"), markdownTable(columns, options)),
  ];
}

/** Markdown without the marker, short enough for a comment. */
export function commentText(reported: readonly Reported[], words: Words): string {
  const lines = [`## ${words.say("action.title")}`, "", ...reported.flatMap((each) => fileBlock(each, words))];
  const text = lines.join("\n");
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf("\n", MAX_CHARACTERS))}\n\n…`;
}
