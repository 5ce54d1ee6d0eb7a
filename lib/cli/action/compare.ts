// Changes that a pull request makes to a board: price, size, findings.

import type { CheckedFile } from "@/lib/cli/action/check-file";
import { type DfmView, LEVELS } from "@/lib/cli/views/dfm-view";
import { OPTION_NAMES, type PcbOption } from "@/lib/core/pcb/options";
import type { OptionValue } from "@/lib/core/pcb/options/option";

const isPriced = ({ quote }: CheckedFile) => quote.violations.length + quote.contradictions.length === 0;

export interface Changes {
  /** In millionths; null where one of the two has no price, or another currency. */
  readonly totalMicro: number | null;
  readonly counts: DfmView["counts"];
  readonly options: readonly { option: PcbOption; before: OptionValue; after: OptionValue }[];
  /** Places of each check: before and after, where they differ. */
  readonly rules: readonly { rule: string; before: number; after: number }[];
}

const placesOf = ({ dfm }: CheckedFile, rule: string) =>
  dfm.findings.filter((finding) => finding.rule === rule).reduce((sum, { count }) => sum + count, 0);

export function changesOf(before: CheckedFile, after: CheckedFile): Changes {
  const isComparable = isPriced(before) && isPriced(after) && before.quote.currency === after.quote.currency;
  const rules = [...new Set([...after.dfm.findings, ...before.dfm.findings].map(({ rule }) => rule))];
  const difference = (level: (typeof LEVELS)[number]) => after.dfm.counts[level] - before.dfm.counts[level];
  return {
    totalMicro: isComparable ? after.quote.total.amountMicro - before.quote.total.amountMicro : null,
    counts: { error: difference("error"), warning: difference("warning"), notice: difference("notice") },
    options: OPTION_NAMES.flatMap((option) => {
      const [old, own] = [before.quote.specification[option], after.quote.specification[option]];
      return old === own ? [] : [{ option, before: old, after: own }];
    }),
    rules: rules
      .map((rule) => ({ rule, before: placesOf(before, rule), after: placesOf(after, rule) }))
      .filter((each) => each.before !== each.after),
  };
}

/** The base's file of the same name, else its only one beside an only one of ours. */
export function pairOf(file: string, files: readonly string[], base: readonly string[]): string | null {
  const nameOf = (path: string) => path.split("/").at(-1);
  const same = base.find((each) => nameOf(each) === nameOf(file));
  return same ?? (files.length === 1 && base.length === 1 ? (base[0] ?? null) : null);
}
