// Texts of the server in the reader's language.

import { createTranslator } from "use-intl/core";
import type { SuccessKey } from "@/lib/contracts/endpoint";
import type { Column } from "@/lib/core/content/content-kind";
import type { Locale } from "@/lib/core/market/area";
import { hasText } from "@/lib/base/has-text";
import cartEn from "@/messages/en/cart.json";
import contentEn from "@/messages/en/content.json";
import errorsEn from "@/messages/en/errors.json";
import partEn from "@/messages/en/part.json";
import pcbEn from "@/messages/en/pcb.json";
import pcbaEn from "@/messages/en/pcba.json";
import stencilEn from "@/messages/en/stencil.json";
import successEn from "@/messages/en/success.json";
import validationEn from "@/messages/en/validation.json";
import cartZh from "@/messages/zh/cart.json";
import contentZh from "@/messages/zh/content.json";
import errorsZh from "@/messages/zh/errors.json";
import partZh from "@/messages/zh/part.json";
import pcbZh from "@/messages/zh/pcb.json";
import pcbaZh from "@/messages/zh/pcba.json";
import stencilZh from "@/messages/zh/stencil.json";
import successZh from "@/messages/zh/success.json";
import validationZh from "@/messages/zh/validation.json";

const MESSAGES = {
  en: {
    cart: cartEn,
    content: contentEn,
    errors: errorsEn,
    success: successEn,
    validation: validationEn,
    part: partEn,
    pcb: pcbEn,
    stencil: stencilEn,
    pcba: pcbaEn,
  },
  zh: {
    cart: cartZh,
    content: contentZh,
    errors: errorsZh,
    success: successZh,
    validation: validationZh,
    part: partZh,
    pcb: pcbZh,
    stencil: stencilZh,
    pcba: pcbaZh,
  },
} as const;

/** The language as the message formatter wants it. */
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

type Values = Record<string, string | number>;

function translatorFor(locale: Locale) {
  const t = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  return (key: string, values?: Values): string | null => (hasText(t, key) ? t(key, values) : null);
}

const TRANSLATORS = { en: translatorFor("en"), zh: translatorFor("zh") };

/** The message of a refusal's code. */
export function errorMessage(locale: Locale, code: string, values?: Values): string {
  return TRANSLATORS[locale](`errors.${code}`, values) ?? TRANSLATORS[locale]("errors.OPERATION_FAILED") ?? code;
}

/** The title of a column of the resource center. */
export function columnTitle(locale: Locale, column: Column): string {
  return TRANSLATORS[locale](`content.columns.${column}`) ?? column;
}

/** The message of an endpoint's success. */
export function successMessage(locale: Locale, key: SuccessKey): string {
  return TRANSLATORS[locale](`success.${key}`) ?? "";
}

/** The message of a field's refusal; what is not a key of ours (a library's own words) becomes "not valid". */
export function fieldMessage(locale: Locale, key: string): string {
  const isKey = /^[a-z]+\.[a-zA-Z]+$/.test(key);
  return (
    (isKey ? TRANSLATORS[locale](`validation.${key}`) : null) ?? TRANSLATORS[locale]("validation.common.invalid") ?? key
  );
}

/** The products whose rules have sentences. */
const RULE_WORDS = ["part", "pcb", "stencil", "pcba"];

/** Reason why a specification can't be manufactured. */
export function ruleMessage(locale: Locale, rule: string, args: Values): string {
  const found = RULE_WORDS.map((words) => TRANSLATORS[locale](`${words}.rules.${rule}`, args));
  return found.find((message) => message !== null) ?? errorMessage(locale, "UNSUPPORTED_COMBINATION");
}

/** Contradiction between files and specification, which prevents an automatic price. */
export function contradictionMessage(locale: Locale, code: string, args: Values): string {
  return TRANSLATORS[locale](`pcb.contradictions.${code}`, args) ?? code;
}

/** One of several boards: as its customer named it, or by its place, from 0. */
export function boardNameIn(locale: Locale, boardName: string, at: number): string {
  return boardName || (TRANSLATORS[locale]("cart.specification.unnamedBoard", { place: at + 1 }) ?? String(at + 1));
}

const UNNAMED: Readonly<Record<string, string>> = { Stencil: "unnamedStencil", BomQuote: "unnamedAssembly" };

/** Name of an item: its project, or a text for its kind without files. */
export function itemNameIn(
  locale: Locale,
  { itemType, projectName }: { itemType: string; projectName: string },
): string {
  return projectName || (TRANSLATORS[locale](`cart.${UNNAMED[itemType] ?? "unnamed"}`) ?? itemType);
}

/** Names one after the other, as the language counts them up. */
export const listIn = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(TAGS[locale], { type: "conjunction" }).format(names);

/** `x-locale`, else the first language of Accept-Language that we speak, else the area's own. */
export function requestLocale(headers: Headers, fallback: Locale): Locale {
  const requested = headers.get("x-locale");
  if (requested === "en" || requested === "zh") return requested;
  for (const part of (headers.get("accept-language") ?? "").slice(0, 200).split(",")) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === "en" || language === "zh") return language;
  }
  return fallback;
}
