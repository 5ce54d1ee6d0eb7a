"use client";
// Messages of the panel, fetched with it: English, as only English pages have the panel.
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale } from "next-intl";
import { type ReactNode } from "react";
import chat from "@/messages/en/chat.json";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import order from "@/messages/en/order.json";

const MESSAGES: AbstractIntlMessages = { chat, common, errors, order };

export function WidgetWords({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={MESSAGES} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
