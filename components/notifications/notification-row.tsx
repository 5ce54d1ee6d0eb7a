"use client";
// One notification: what it says, when, and the way there, by which it is read.
import { useLocale, useTranslations } from "next-intl";
import { type NotificationParams, notificationsHref } from "@/components/notifications/notification-params";
import { Tag } from "@/components/ui/tag";
import type { NotificationView } from "@/lib/contracts/notification";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./notification-page.module.css";

interface NotificationRowProps {
  notification: NotificationView;
  params: NotificationParams;
  onRead: (notificationId: string) => void;
}

/** Null where nothing is left to go to. */
function placeOf({ caseId, projectId, commentsId }: NotificationView, params: NotificationParams): string | null {
  if (caseId !== null) return notificationsHref({ ...params, caseId });
  if (projectId === null) return null;
  return `/community/${projectId}${commentsId === null ? "" : `#comment-${commentsId}`}`;
}

export function NotificationRow({ notification, params, onRead }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const tag = useLocale();
  const { notificationId, kind, actor, title, outcome, excerpt, isRead, createTime } = notification;
  const line = t(`line.${kind}`, {
    actor: actor || t("someone"),
    title: title || t("aProject"),
    outcome: outcome ?? "other",
  });
  const href = placeOf(notification, params);
  const read = () => {
    if (!isRead) onRead(notificationId);
  };
  return (
    <div className={styles.row} data-unread={!isRead || undefined}>
      <p className={styles.line}>
        {href === null ? (
          line
        ) : (
          <Link href={href} onClick={read}>
            {line}
          </Link>
        )}
        {!isRead && <Tag kind="primary">{t("isNew")}</Tag>}
      </p>
      {excerpt !== "" && <p className={styles.excerpt}>{excerpt}</p>}
      <time className={`num ${styles.time}`} dateTime={createTime}>
        {formatDate(createTime, tag, "moment")}
      </time>
    </div>
  );
}
