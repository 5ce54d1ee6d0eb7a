// Texts of the assistant's answers in the reader's language.

import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/core/market/area";
import en from "@/messages/en/assistant.json";
import zh from "@/messages/zh/assistant.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

export const assistantTexts = (locale: Locale) =>
  createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale], timeZone: "Asia/Shanghai" });
