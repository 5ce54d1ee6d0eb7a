"use client";
// One webhook: its address, its state, what it listens to, and its acts.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { useSwitchWebhook, useTestWebhook } from "@/lib/client/webhook";
import type { Webhook } from "@/lib/contracts/webhook";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./webhooks.module.css";

export type WebhookAct = "deliveries" | "edit" | "rotate" | "delete";

function StateTag({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.state");
  const { isEnabled, disabledTime, failingSince } = webhook;
  if (!isEnabled) return <Tag kind={disabledTime ? "error" : "neutral"}>{t(disabledTime ? "disabled" : "off")}</Tag>;
  return failingSince ? <Tag kind="warning">{t("failing")}</Tag> : <Tag kind="success">{t("on")}</Tag>;
}

function Facts({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const tag = useLocale();
  const { disabledTime, failingSince, oldSecretUntil, createTime, isEnabled } = webhook;
  const at = (time: string) => ({ date: formatDate(time, tag, "moment") });
  return (
    <>
      {disabledTime && !isEnabled && <p className={styles.warning}>{t("disabledAt", at(disabledTime))}</p>}
      {failingSince && isEnabled && <p className={styles.warning}>{t("failingSince", at(failingSince))}</p>}
      {oldSecretUntil && <p>{t("oldSecretUntil", at(oldSecretUntil))}</p>}
      <p>{t("created", { date: formatDate(createTime, tag) })}</p>
    </>
  );
}

export function WebhookRow({ webhook, onAct }: { webhook: Webhook; onAct: (act: WebhookAct) => void }) {
  const t = useTranslations("webhooks");
  const turn = useSwitchWebhook();
  const test = useTestWebhook();
  const { webhookId, url, description, events, isTest, isEnabled } = webhook;

  function sendTest(): void {
    test.mutate(webhookId, {
      onSuccess: () => {
        toast({ kind: "info", message: t("testSent") });
        onAct("deliveries");
      },
    });
  }

  return (
    <li className={styles.webhook}>
      <div className={styles.head}>
        <code className={styles.url}>{url}</code>
        <StateTag webhook={webhook} />
        {isTest && <Tag kind="info">{t("test")}</Tag>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.events}>
        {events.map((event) => (
          <Tag key={event}>
            <code>{event}</code>
          </Tag>
        ))}
      </p>
      <Facts webhook={webhook} />
      <div className={styles.acts} role="group" aria-label={url}>
        <Button size="sm" onClick={() => onAct("deliveries")}>
          {t("deliveries")}
        </Button>
        <Button size="sm" disabled={!isEnabled} isBusy={test.isPending} onClick={sendTest}>
          {t("sendTest")}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isBusy={turn.isPending}
          onClick={() => turn.mutate({ webhookId, isEnabled: !isEnabled })}
        >
          {t(isEnabled ? "turnOff" : "turnOn")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAct("edit")}>
          {t("edit")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAct("rotate")}>
          {t("rotate")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onAct("delete")}>
          {t("delete")}
        </Button>
      </div>
    </li>
  );
}
