"use client";

import { NextIntlClientProvider, useFormatter, useTranslations } from "next-intl";

/** The provider stands in the browser's part: the server's form of it would want a configuration of the plugin. */
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
