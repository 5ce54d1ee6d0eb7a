"use client";

import { NextIntlClientProvider, useFormatter, useTranslations } from "next-intl";

/** The provider is part of the client bundle, because the server's version would require the plugin's configuration. */
export function Greeting() {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ greeting: "hello, {name}" }}>
      <Words />
    </NextIntlClientProvider>
  );
}

function Words() {
  const t = useTranslations() as unknown as (key: string, values: Record<string, string>) => string;
  const format = useFormatter();
  return <p>{t("greeting", { name: format.number(1) })}</p>;
}
