"use client";
// One delivery: its event and state; opened, its attempts with the answers, and the body that was sent.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { WebhookAttempt, WebhookDelivery } from "@/lib/contracts/webhook";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./webhooks.module.css";

const KINDS: Readonly<Record<WebhookDelivery["state"], TagKind>> = {
  waiting: "info",
  delivered: "success",
  failed: "error",
};

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const t = useTranslations("webhooks.attempt");
  const tag = useLocale();
  const { at, status, durationMs, error, answer } = attempt;
  return (
    <li>
      <p className="num">
        {formatDate(at, tag, "moment")} · {status === null ? t(`errors.${error ?? "broken"}`) : t("status", { status })}{" "}
        · {t("duration", { duration: durationMs })}
      </p>
      {answer && (
        <pre className={styles.code} tabIndex={0} aria-label={t("answer")}>
          {answer}
        </pre>
      )}
    </li>
  );
}

interface DeliveryEntryProps {
  delivery: WebhookDelivery;
  canReplay: boolean;
  onReplay: () => void;
}

export function DeliveryEntry({ delivery, canReplay, onReplay }: DeliveryEntryProps) {
  const t = useTranslations("webhooks");
  const tag = useLocale();
  const { type, state, isReplay, createTime, nextAttemptTime, attempts, eventId, body } = delivery;
  return (
    <li className={styles.delivery}>
      <details>
        <summary>
          <code>{type}</code>
          <Tag kind={KINDS[state]}>{t(`delivery.${state}`)}</Tag>
          {isReplay && <Tag>{t("delivery.replay")}</Tag>}
          <time dateTime={createTime}>{formatDate(createTime, tag, "moment")}</time>
        </summary>
        <p>
          webhook-id: <code>{eventId}</code>
        </p>
        {nextAttemptTime && attempts.length > 0 && (
          <p>{t("delivery.next", { date: formatDate(nextAttemptTime, tag, "moment") })}</p>
        )}
        <ol className={styles.attempts}>
          {attempts.map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ol>
        <pre className={styles.code} tabIndex={0} aria-label={t("delivery.body")}>
          {indented(body)}
        </pre>
        <Button size="sm" disabled={!canReplay} onClick={onReplay}>
          {t("replay")}
        </Button>
      </details>
    </li>
  );
}
