// The product's own messages, so that pages are located by the text that a person reads.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/core/market/area";
import type { MarketTag } from "@/lib/i18n/variants";
import type { Messages } from "@/messages/en";

const ROOT = path.join(import.meta.dirname, "../messages");

function load(locale: Locale): Messages {
  const files = readdirSync(path.join(ROOT, locale)).filter((name) => name.endsWith(".json"));
  const entries = files.map((name) => [
    name.replace(".json", ""),
    JSON.parse(readFileSync(path.join(ROOT, locale, name), "utf8")) as unknown,
  ]);
  return Object.fromEntries(entries) as Messages;
}

export const MESSAGES: Record<Locale, Messages> = { en: load("en"), zh: load("zh") };

export function translatorFor(locale: Locale, tag: MarketTag) {
  return createTranslator({ locale: tag, messages: MESSAGES[locale], timeZone: "UTC" });
}

export type Words = ReturnType<typeof translatorFor>;
