"use client";
// Changes of a webhook.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/ui/form-dialog";
import { useUpdateWebhook } from "@/lib/client/webhook";
import type { Webhook } from "@/lib/contracts/webhook";
import { faultsOf } from "./webhook-faults";
import { type WebhookDraft, type WebhookFaults, WebhookFields } from "./webhook-fields";

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const validation = useTranslations("validation.webhook");
  const update = useUpdateWebhook();
  const [draft, setDraft] = useState<WebhookDraft>(webhook);
  const [faults, setFaults] = useState<WebhookFaults>({});

  async function submit(): Promise<void> {
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
    <FormDialog
      title={t("editTitle")}
      submit={t("save")}
      isBusy={update.isPending}
      fault={faults.all}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields
        draft={draft}
        faults={faults}
        hasKind={false}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </FormDialog>
  );
}
