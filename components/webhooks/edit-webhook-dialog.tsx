"use client";
// Changes of a webhook.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useUpdateWebhook } from "@/lib/client/webhook";
import type { Webhook } from "@/lib/contracts/webhook";
import { faultsOf } from "./webhook-faults";
import { type WebhookDraft, type WebhookFaults, WebhookFields } from "./webhook-fields";
import styles from "./webhooks.module.css";

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const validation = useTranslations("validation.webhook");
  const form = useId();
  const update = useUpdateWebhook();
  const [draft, setDraft] = useState<WebhookDraft>(webhook);
  const [faults, setFaults] = useState<WebhookFaults>({});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { url, description, events } = draft;
    setFaults(events.length === 0 ? { events: validation("eventRequired") } : {});
    if (events.length === 0) return;
    try {
      await update.mutateAsync({ webhookId: webhook.webhookId, url, description, events: [...events] });
      onClose();
    } catch (error) {
      setFaults(faultsOf(error));
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={t("editTitle")}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={update.isPending}>
          {t("save")}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <WebhookFields
          draft={draft}
          faults={faults}
          hasKind={false}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        {faults.all && <p role="alert">{faults.all}</p>}
      </form>
    </Modal>
  );
}
