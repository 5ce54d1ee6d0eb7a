// A component inside what the page gives it: words of a language, and a board's store.
import { render, type RenderResult } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { createGerberView, type GerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import type { StoreApi } from "zustand";

export const LOCALES = ["en", "zh"] as const;
export type TestLocale = (typeof LOCALES)[number];
export const WORDS = { en, zh };

interface Page {
  locale?: TestLocale;
  view?: StoreApi<GerberView>;
}

export function inPage(children: ReactNode, { locale = "en", view = createGerberView() }: Page = {}): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale === "zh" ? "zh-CN" : "en-US"} messages={WORDS[locale]} timeZone="UTC">
      <GerberViewContext value={view}>{children}</GerberViewContext>
    </NextIntlClientProvider>,
  );
}
