// Texts of the command line in English and Chinese.

import { createTranslator } from "use-intl/core";
import { hasText } from "@/lib/base/has-text";
import type { Money } from "@/lib/base/money";
import type { FailureValues } from "@/lib/cli/error-key";
import type { Locale } from "@/lib/core/market/area";
import type { PcbOption } from "@/lib/core/pcb/options";
import type { OptionValue } from "@/lib/core/pcb/options/option";
import { valueText } from "@/lib/core/pcb/option-texts";
import { optionOfLine } from "@/lib/core/pricing/surcharges";
import { formatMoney } from "@/lib/i18n/format-money";
import cliEn from "@/messages/en/cli.json";
import * as findingEn from "@/messages/en/finding.json";
import { status as statusEn } from "@/messages/en/order.json";
import { options as optionsEn, values as valuesEn } from "@/messages/en/pcb.json";
import { lines as linesEn } from "@/messages/en/pricing.json";
import { parts as partsEn } from "@/messages/en/quotes.json";
import cliZh from "@/messages/zh/cli.json";
import * as findingZh from "@/messages/zh/finding.json";
import { status as statusZh } from "@/messages/zh/order.json";
import { options as optionsZh, values as valuesZh } from "@/messages/zh/pcb.json";
import { lines as linesZh } from "@/messages/zh/pricing.json";
import { parts as partsZh } from "@/messages/zh/quotes.json";

const MESSAGES = {
  en: {
    ...{ cli: cliEn, options: optionsEn, values: valuesEn, lines: linesEn, status: statusEn, states: partsEn.states },
    finding: { names: findingEn.names, severity: findingEn.severity, counts: findingEn.counts, unit: findingEn.unit },
    board: findingEn.board,
  },
  zh: {
    ...{ cli: cliZh, options: optionsZh, values: valuesZh, lines: linesZh, status: statusZh, states: partsZh.states },
    finding: { names: findingZh.names, severity: findingZh.severity, counts: findingZh.counts, unit: findingZh.unit },
    board: findingZh.board,
  },
} as const;
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

export interface Words {
  readonly locale: Locale;
  /** Text of a key below `cli`. */
  readonly say: (key: string, values?: FailureValues) => string;
  readonly optionName: (option: string) => string;
  readonly optionValue: (option: PcbOption, value: OptionValue) => string;
  readonly lineName: (key: string) => string;
  readonly ruleName: (rule: string) => string;
  readonly severity: (level: string) => string;
  readonly count: (level: string, count: number) => string;
  readonly measure: (value: number, unit: string) => string;
  readonly board: string;
  readonly orderStatus: (status: string) => string;
  readonly lineState: (state: string) => string;
  readonly money: (money: Money) => string;
}

/** Keys come from servers too, which may be newer: what has no text is shown as it is. */
export function wordsIn(locale: Locale): Words {
  const tag = TAGS[locale];
  const t = createTranslator({ locale: tag, messages: MESSAGES[locale] });
  const find = (key: string, otherwise: string, values: FailureValues = {}) =>
    hasText(t, key) ? t(key, values) : otherwise;
  const optionName = (option: string) => find(`options.${option}`, option);
  return {
    locale,
    say: (key, values) => find(`cli.${key}`, key, values),
    optionName,
    optionValue(option, value) {
      const { key, args, plain } = valueText(option, value);
      return key === null ? plain : find(`values.${key}`, plain, args);
    },
    lineName: (key) => find(`lines.${key}`, optionName(optionOfLine(key) ?? key)),
    ruleName: (rule) => find(`finding.names.${rule}`, rule),
    severity: (level) => find(`finding.severity.${level}`, level),
    count: (level, count) => find(`finding.counts.${level}`, `${count} ${level}`, { count }),
    measure(value, unit) {
      const decimals = unit === "mm" ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : {};
      return find(`finding.unit.${unit}`, `${value} ${unit}`, { value: value.toLocaleString(tag, decimals) });
    },
    board: find("board", ""),
    orderStatus: (status) => find(`status.${status}`, status),
    lineState: (state) => find(`states.${state}`, state),
    money: (money) => formatMoney(money, tag),
  };
}
