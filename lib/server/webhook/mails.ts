// The mail about a webhook that was switched off, written in the transaction that does so.

import { createTranslator } from "use-intl/core";
import { linkPrefix, type Locale } from "@/lib/core/market/area";
import * as accountRows from "@/lib/server/account/rows";
import { originOf } from "@/lib/server/config/origin";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";
import type { EndpointRow } from "./rows";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

/** Nobody is told where the account has no email address. */
export async function mailDisabled(
  { environment }: Pick<Deps, "environment">,
  tx: Transaction,
  { accountId, url }: Pick<EndpointRow, "accountId" | "url">,
): Promise<void> {
  const account = await accountRows.getById(tx, accountId);
  if (account.email === null) return;
  const locale: Locale = account.locale === "zh" ? "zh" : "en";
  const t = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const area = environment.marketArea;
  const link = `${originOf(environment, area)}${linkPrefix(area, locale)}/my-center/webhooks`;
  const { host } = new URL(url);
  const text = t("webhookDisabled.text", { url, link });
  await sendMail(tx, { to: account.email, subject: t("webhookDisabled.subject", { host }), text, locale });
}
