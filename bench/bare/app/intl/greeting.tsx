"use client";

import { useFormatter, useTranslations } from "next-intl";

export function Greeting() {
  const t = useTranslations() as unknown as (key: string, values: Record<string, string>) => string;
  const format = useFormatter();
  return <p>{t("greeting", { name: format.number(1) })}</p>;
}
