"use client";
// Messages of the dialog, fetched with it, as public pages have none.
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import type { MarketTag } from "@/lib/i18n/variants";

const FILES = {
  en: () =>
    Promise.all([
      import("@/messages/en/account.json"),
      import("@/messages/en/common.json"),
      import("@/messages/en/errors.json"),
      import("@/messages/en/validation.json"),
    ]),
  zh: () =>
    Promise.all([
      import("@/messages/zh/account.json"),
      import("@/messages/zh/common.json"),
      import("@/messages/zh/errors.json"),
      import("@/messages/zh/validation.json"),
    ]),
};

async function load(tag: MarketTag): Promise<AbstractIntlMessages> {
  const [account, common, errors, validation] = await FILES[tag.startsWith("zh") ? "zh" : "en"]();
  return { account: account.default, common: common.default, errors: errors.default, validation: validation.default };
}

export function AccountWords({ tag, children }: { tag: MarketTag; children: ReactNode }) {
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load(tag).then((loaded) => {
      if (isWanted) setMessages(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [tag]);
  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={tag} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
