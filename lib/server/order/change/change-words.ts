// A wanted change of an order's line in words, for the message that staff read.

import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/core/market/area";
import en from "@/messages/en/order.json";
import enPcb from "@/messages/en/pcb.json";
import enStencil from "@/messages/en/stencil.json";
import zh from "@/messages/zh/order.json";
import zhPcb from "@/messages/zh/pcb.json";
import zhStencil from "@/messages/zh/stencil.json";

const LABELS: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  en: { Custom: enPcb.options, Stencil: enStencil.options },
  zh: { Custom: zhPcb.options, Stencil: zhStencil.options },
};
const TAGS = { en: "en-US", zh: "zh-CN" } as const;
const WORDS: Record<Locale, typeof en> = { en, zh };

type Specification = Readonly<Record<string, unknown>>;

/** The options that differ, by their names. */
export function changedOptions(before: Specification, after: Specification): string[] {
  return Object.keys(after).filter((option) => JSON.stringify(before[option]) !== JSON.stringify(after[option]));
}

interface Wanted {
  itemType: string;
  position: number;
  before: Specification;
  after: Specification;
  /** Current and changed price of the line, as text. */
  prices: { before: string; after: string };
}

export function changeWords({ itemType, position, before, after, prices }: Wanted, locale: Locale): string {
  const t = createTranslator({ locale: TAGS[locale], messages: WORDS[locale] });
  const say = (value: unknown) => (typeof value === "boolean" ? t(value ? "change.yes" : "change.no") : String(value));
  const options = changedOptions(before, after).map((option) =>
    t("change.option", {
      option: LABELS[locale][itemType]?.[option] ?? option,
      before: say(before[option]),
      after: say(after[option]),
    }),
  );
  return [t("change.request", { line: position + 1 }), ...options, t("change.price", prices)].join("\n");
}
