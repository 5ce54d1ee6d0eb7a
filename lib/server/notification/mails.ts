// Emails of notifications: one at once, or a digest of several.

import type { Locale, MarketArea } from "@/lib/core/market/area";
import { linkPrefix } from "@/lib/core/market/area";
import * as accountRows from "@/lib/server/account/rows";
import { originOf } from "@/lib/server/config/origin";
import { readSecret } from "@/lib/server/config/secret";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import { makeUnsubscribeToken } from "@/lib/server/support/unsubscribe-token";
import type { ToldNotification } from "./rows";
import { excerptOf, notificationLine, notificationPath, translatorOf } from "./words";

/** Lines of a digest; the rest is counted. */
const MAX_LINES = 20;

type Where = Pick<Deps, "environment">;
type Place = { area: MarketArea; locale: Locale };

function paragraphOf({ environment }: Where, told: ToldNotification, place: Place): string {
  const link = `${originOf(environment, place.area)}${notificationPath(told.notification, place)}`;
  const excerpt = told.text === null ? "" : excerptOf(told.text);
  return [notificationLine(told, place.locale), ...(excerpt === "" ? [] : [excerpt]), link].join("\n");
}

/**
 * To the account's confirmed email address; false where there is none. The links are those of the newest notification's
 * market area.
 */
export async function mailNotifications(
  deps: Where,
  tx: Transaction,
  accountId: string,
  told: readonly ToldNotification[],
): Promise<boolean> {
  const account = await accountRows.getById(tx, accountId);
  const newest = told.at(-1);
  if (!newest || !account.email || account.contactConfirmedAt === null || account.closedAt !== null) return false;
  const place: Place = { area: newest.notification.area, locale: account.locale === "zh" ? "zh" : "en" };
  const t = translatorOf(place.locale);
  const origin = originOf(deps.environment, place.area);
  const prefix = linkPrefix(place.area, place.locale);
  const token = makeUnsubscribeToken(readSecret(deps.environment.dataDir), { accountId });
  const shown = told.slice(-MAX_LINES);
  const left = told.length - shown.length;
  const paragraphs = [
    t("mail.hello", { name: account.username || t("mail.noName") }),
    ...shown.map((each) => paragraphOf(deps, each, place)),
    ...(left > 0 ? [t("mail.more", { count: left })] : []),
    t("mail.settings", {
      all: `${origin}${prefix}/my-center/notifications`,
      unsubscribe: `${origin}${prefix}/unsubscribe#${token}`,
    }),
    "Boardwright",
  ];
  const subject = told.length === 1 ? notificationLine(newest, place.locale) : t("mail.digest", { count: told.length });
  await sendMail(tx, {
    ...{ to: account.email, subject, text: paragraphs.join("\n\n"), locale: place.locale },
    unsubscribe: `${origin}/api/auth/unsubscribe/${token}`,
  });
  return true;
}
