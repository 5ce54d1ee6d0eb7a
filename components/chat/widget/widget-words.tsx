"use client";
// Messages of the panel, fetched with it: English, as only English pages have the panel.
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode } from "react";
import type { MarketTag } from "@/lib/i18n/variants";
import chat from "@/messages/en/chat.json";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import order from "@/messages/en/order.json";

const MESSAGES: AbstractIntlMessages = { chat, common, errors, order };

/** The locale is given: on public pages there is no provider to ask. */
export function WidgetWords({ tag, children }: { tag: MarketTag; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={tag} messages={MESSAGES} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
