// Notifications in words, for emails and for the titles of lists.

import { createTranslator } from "use-intl/core";
import { blocksText } from "@/lib/core/content/markdown";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import { linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";
import en from "@/messages/en/notifications.json";
import zh from "@/messages/zh/notifications.json";
import type { NotificationRow, ToldNotification } from "./rows";

const MESSAGES: Record<Locale, typeof en> = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

const MAX_EXCERPT = 160;

/** Beginning of a comment as plain text, in one line. */
export function excerptOf(markdown: string): string {
  const plain = blocksText(parseUserMarkdown(markdown)).replace(/\s+/g, " ").trim();
  const letters = [...plain];
  return letters.length <= MAX_EXCERPT ? plain : `${letters.slice(0, MAX_EXCERPT).join("").trimEnd()}…`;
}

export const translatorOf = (locale: Locale) => createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });

/** Whoever gives a name twice as long as a line is not quoted in full; no line break gets into a subject. */
const inLine = (text: string) => text.replace(/[\x00-\x1f\x7f]+/g, " ").slice(0, 100);

export function notificationLine({ notification, actor, title }: ToldNotification, locale: Locale): string {
  const t = translatorOf(locale);
  const { kind, outcome } = notification;
  return t(`line.${kind}`, {
    actor: inLine(actor ?? "") || t("someone"),
    title: inLine(title ?? "") || t("aProject"),
    outcome: outcome ?? "other",
  });
}

/** Path of the page that shows it, with the prefix of the language. */
export function notificationPath(
  { projectId, commentId, caseId }: Pick<NotificationRow, "projectId" | "commentId" | "caseId">,
  { area, locale }: { area: MarketArea; locale: Locale },
): string {
  const prefix = linkPrefix(area, locale);
  if (caseId !== null) return `${prefix}/my-center/notifications?case=${caseId}`;
  if (projectId === null) return `${prefix}/my-center/notifications`;
  return `${prefix}/community/${projectId}${commentId === null ? "" : `#comment-${commentId}`}`;
}
