"use client";
// Webhooks with their state and the acts of each; one dialog at a time.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { useDeleteWebhook, useRotateSecret } from "@/lib/client/webhook";
import type { Webhook } from "@/lib/contracts/webhook";
import { DeliveriesDialog } from "./deliveries-dialog";
import { EditWebhookDialog } from "./edit-webhook-dialog";
import { SecretDialog } from "./secret-dialog";
import { type WebhookAct, WebhookRow } from "./webhook-row";
import styles from "./webhooks.module.css";

type Asked = { act: WebhookAct; webhook: Webhook };

export function WebhookList({ rows }: { rows: readonly Webhook[] }) {
  const t = useTranslations("webhooks");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const remove = useDeleteWebhook();
  const rotate = useRotateSecret();
  const close = () => setAsked(null);
  // A change of the list must show in the open dialog too.
  const webhook = asked && (rows.find(({ webhookId }) => webhookId === asked.webhook.webhookId) ?? asked.webhook);

  function confirmDelete({ webhookId, url }: Webhook): void {
    remove.mutate(webhookId, {
      onSuccess: () => toast({ kind: "info", message: t("deleted", { url }) }),
      onSettled: close,
    });
  }

  function confirmRotate({ webhookId }: Webhook): void {
    rotate.mutate(webhookId, { onSuccess: (made) => setSecret(made.secret), onSettled: close });
  }

  return (
    <>
      <ul className={styles.list}>
        {rows.map((each) => (
          <WebhookRow key={each.webhookId} webhook={each} onAct={(act) => setAsked({ act, webhook: each })} />
        ))}
      </ul>
      {webhook && asked?.act === "deliveries" && <DeliveriesDialog webhook={webhook} onClose={close} />}
      {webhook && asked?.act === "edit" && <EditWebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        isOpen={asked?.act === "rotate"}
        title={t("rotateTitle")}
        text={t("rotateText")}
        confirm={t("rotate")}
        isBusy={rotate.isPending}
        onConfirm={() => webhook && confirmRotate(webhook)}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked?.act === "delete"}
        title={t("deleteTitle")}
        text={t("deleteText", { url: webhook?.url ?? "" })}
        confirm={t("delete")}
        isBusy={remove.isPending}
        onConfirm={() => webhook && confirmDelete(webhook)}
        onClose={close}
      />
      {secret !== null && <SecretDialog value={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
