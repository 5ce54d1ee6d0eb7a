// The mails and text messages about an account itself, written in the transaction of what they tell.

import { createTranslator } from "use-intl/core";
import { linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";
import { isMobile } from "@/lib/core/market/contact";
import type { CodeOwner, MadeCode } from "@/lib/server/auth/codes";
import { originOf } from "@/lib/server/config/origin";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import * as rows from "./rows";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

/** Market area and language of a message. */
export type MailPlace = { area: MarketArea; locale: Locale };
type Where = Pick<Deps, "environment">;

function translatorOf(locale: Locale) {
  return createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
}

const centerOf = ({ environment }: Where, { area, locale }: MailPlace) =>
  `${originOf(environment, area)}${linkPrefix(area, locale)}/my-center`;

/** Fragment behind `#`, which no server and no log ever sees. */
function linkOf(deps: Where, place: MailPlace, { contact, purpose }: CodeOwner, code: string): string {
  return `${centerOf(deps, place)}#${new URLSearchParams({ purpose, account: contact, code })}`;
}

const WITH_LINK = { reset: "codeReset", confirm: "codeConfirm" } as const;
const WITHOUT_LINK = { register: "code", login: "code", email: "codeEmail", close: "codeClose" } as const;

/** Hands a code to whom it was made for; a mobile number gets it alone, in a text message. */
export async function mailCode(
  deps: Where,
  tx: Transaction,
  owner: CodeOwner,
  { typed, link }: MadeCode,
  place: MailPlace,
): Promise<void> {
  const { locale } = place;
  const t = translatorOf(locale);
  const to = owner.contact;
  if (isMobile(to)) {
    const subject = t("sms.subject");
    return sendMail(tx, { to, channel: "sms", subject, text: t("sms.text", { code: typed }), locale });
  }
  const { purpose } = owner;
  const kind = purpose === "reset" || purpose === "confirm" ? WITH_LINK[purpose] : WITHOUT_LINK[purpose];
  const values = { code: typed, link: linkOf(deps, place, owner, link) };
  return sendMail(tx, { to, subject: t(`${kind}.subject`), text: t(`${kind}.text`, values), locale });
}

type Notice = "tokenReused" | "passwordChanged" | "emailChanged" | "accountClosed" | "googleJoined";

/** Tells the person that something of theirs was changed, so that they hear of it if it was somebody else. */
export async function mailNotice(
  deps: Where,
  tx: Transaction,
  { to, kind, isForgotten }: { to: string | null; kind: Notice; isForgotten?: boolean },
  place: MailPlace,
): Promise<void> {
  if (to === null) return;
  const { locale } = place;
  const t = translatorOf(locale);
  const values = { link: `${centerOf(deps, place)}/security` };
  await sendMail(tx, { to, subject: t(`${kind}.subject`), text: t(`${kind}.text`, values), locale, isForgotten });
}

/**
 * Tells a person that a token of theirs was used twice: somebody else has a copy of it. In the transaction that ends the
 * session. An account without an email address is told by its log alone.
 */
export async function mailTokenReuse(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  accountId: string,
  area: MarketArea,
): Promise<void> {
  const { email, locale } = await rows.getById(tx, accountId);
  await mailNotice(deps, tx, { to: email, kind: "tokenReused" }, { area, locale: locale === "zh" ? "zh" : "en" });
}
