// Message to a new subscriber: the subscription, and the link that ends it.

import { createTranslator } from "use-intl/core";
import { linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";
import { isMobile } from "@/lib/core/market/contact";
import { originOf } from "@/lib/server/config/origin";
import { readSecret } from "@/lib/server/config/secret";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import { makeUnsubscribeToken } from "./unsubscribe-token";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

type Subscriber = { contact: string; area: MarketArea; locale: Locale };

/** By mail, or by text message to a mobile number. */
export async function mailSubscribed(
  { environment }: Pick<Deps, "environment">,
  tx: Transaction,
  { contact, area, locale }: Subscriber,
): Promise<void> {
  const t = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const token = makeUnsubscribeToken(readSecret(environment.dataDir), { contact, area });
  const origin = originOf(environment, area);
  // Behind `#`, where no server and no log sees it.
  const link = `${origin}${linkPrefix(area, locale)}/unsubscribe#${token}`;
  const mail = { to: contact, subject: t("subscribed.subject"), locale };
  if (isMobile(contact)) return sendMail(tx, { ...mail, channel: "sms", text: t("subscribed.sms", { link }) });
  const unsubscribe = `${origin}/api/auth/unsubscribe/${token}`;
  return sendMail(tx, { ...mail, text: t("subscribed.text", { link }), unsubscribe });
}
