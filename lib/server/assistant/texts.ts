// Texts of the assistant's answers in the reader's language.

import { createTranslator } from "use-intl/core";
import { textOr } from "@/lib/base/has-text";
import { RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import type { Locale } from "@/lib/core/market/area";
import { valueText } from "@/lib/core/pcb/option-texts";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import en from "@/messages/en/assistant.json";
import dfmEn from "@/messages/en/dfm.json";
import findingEn from "@/messages/en/finding.json";
import partEn from "@/messages/en/part.json";
import pcbEn from "@/messages/en/pcb.json";
import zh from "@/messages/zh/assistant.json";
import dfmZh from "@/messages/zh/dfm.json";
import findingZh from "@/messages/zh/finding.json";
import partZh from "@/messages/zh/part.json";
import pcbZh from "@/messages/zh/pcb.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const OTHERS = {
  en: { pcb: pcbEn, finding: findingEn, dfm: dfmEn, part: partEn },
  zh: { pcb: pcbZh, finding: findingZh, dfm: dfmZh, part: partZh },
} as const;
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

/** A translator keeps the messages that it has parsed: one for each language lasts as long as the process. */
const once = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

export const assistantTexts = once((locale) =>
  createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale], timeZone: "Asia/Shanghai" }),
);
export type AssistantTexts = ReturnType<typeof assistantTexts>;

const pcbTexts = once((locale) => createTranslator({ locale: TAGS[locale], messages: OTHERS[locale].pcb }));
const findingTexts = once((locale) => createTranslator({ locale: TAGS[locale], messages: OTHERS[locale].finding }));
const dfmTexts = once((locale) => createTranslator({ locale: TAGS[locale], messages: OTHERS[locale].dfm }));
const partTexts = once((locale) => createTranslator({ locale: TAGS[locale], messages: OTHERS[locale].part }));

/** "Solder mask color: Black", or the value alone where it names itself. */
export function optionText(locale: Locale, option: PcbOption, value: string | number | boolean): string {
  const t = pcbTexts(locale);
  const { key, args, plain } = valueText(option, value);
  const text = key === null ? plain : textOr(t, `values.${key}`, plain, args);
  return t("values.named", { option: textOr(t, `options.${option}`, option), value: text });
}

const IN_SIZE: readonly PcbOption[] = ["widthMm", "heightMm", "layers", "quantity", "leadTimeDays"];

/** "4 layers, 80 × 60 mm, ENIG": layers, size, and what is not at its default. */
export function boardSummary(locale: Locale, specification: PcbSpecification): string {
  const t = pcbTexts(locale);
  const others = OPTION_NAMES.filter(
    (option) => !IN_SIZE.includes(option) && specification[option] !== OPTION_RECORDS[option].default,
  );
  return [
    t("values.layers", { layers: specification.layers }),
    t("values.size", { width: specification.widthMm, height: specification.heightMm }),
    ...others.map((option) => optionText(locale, option, specification[option])),
  ].join(locale === "zh" ? "，" : ", ");
}

const ruleTitle = (locale: Locale, rule: RuleId): string => findingTexts(locale)(`names.${rule}`);

/** The name of a rule, why it matters, and how to mend what it finds. */
export function ruleTexts(locale: Locale, rule: RuleId): { title: string; why: string; remedy: string } {
  const t = dfmTexts(locale);
  return { title: ruleTitle(locale, rule), why: t(`why.${rule}`), remedy: t(`remedy.${rule}`) };
}

export const isRule = (name: string): name is RuleId =>
  Object.values(RULE_IDS).some((group) => group.some((rule) => rule === name));

/** Names of all rules in both languages, in lower case. */
export const RULE_TITLES: ReadonlyMap<string, string> = new Map(
  (["en", "zh"] as const).flatMap((locale) =>
    Object.values(RULE_IDS)
      .flat()
      .map((rule) => [ruleTitle(locale, rule).toLowerCase(), rule] as const),
  ),
);

/** The name of an attribute of parts. */
export const parameterLabel = (locale: Locale, key: string): string =>
  textOr(partTexts(locale), `parameters.${key}`, key);

const ENGINEERING: readonly (readonly [number, string])[] = [
  ...([
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
    [1, ""],
    [1e-3, "m"],
    [1e-6, "µ"],
    [1e-9, "n"],
    [1e-12, "p"],
  ] as const),
];

/** "1.59 kHz": three digits with the prefix that fits. */
export function quantityText(value: number, unit: string): string {
  if (value === 0) return `0 ${unit}`;
  const [factor, prefix] = ENGINEERING.find(([each]) => Math.abs(value) >= each * 0.9995) ?? [1e-12, "p"];
  return `${Number((value / factor).toPrecision(3))} ${prefix}${unit}`;
}

export const dayText = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "medium", timeZone: "Asia/Shanghai" }).format(at);

export const moneyText = (locale: Locale, amountMicro: number, currency: string): string =>
  new Intl.NumberFormat(TAGS[locale], { style: "currency", currency }).format(amountMicro / 1_000_000);

/** Foreign text inside Markdown: signs that would make a link, a picture or emphasis are escaped. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|~#!()]/g, "\\$&").replace(/\s+/g, " ");
