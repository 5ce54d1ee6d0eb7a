"use client";
// A new webhook: its fields; then its secret, once.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/ui/form-dialog";
import { useCreateWebhook } from "@/lib/client/webhook";
import { WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { SecretDialog } from "./secret-dialog";
import { faultsOf } from "./webhook-faults";
import { type WebhookDraft, type WebhookFaults, WebhookFields } from "./webhook-fields";

const EMPTY: WebhookDraft = { url: "", description: "", events: [...WEBHOOK_EVENTS], isTest: false };

export function NewWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const validation = useTranslations("validation");
  const create = useCreateWebhook();
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<WebhookFaults>({});
  const [secret, setSecret] = useState<string | null>(null);

  function close(): void {
    setDraft(EMPTY);
    setFaults({});
    setSecret(null);
    onClose();
  }

  async function submit(): Promise<void> {
    const missing = {
      ...(draft.url.trim() === "" ? { url: validation("common.required") } : {}),
      ...(draft.events.length === 0 ? { events: validation("webhook.eventRequired") } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      setSecret((await create.mutateAsync({ ...draft, events: [...draft.events] })).secret);
    } catch (error) {
      setFaults(faultsOf(error));
    }
  }

  if (secret !== null) return <SecretDialog value={secret} onClose={close} />;
  return (
    <FormDialog
      isOpen={isOpen}
      title={t("addTitle")}
      submit={t("create")}
      isBusy={create.isPending}
      fault={faults.all}
      onSubmit={submit}
      onClose={close}
    >
      <WebhookFields draft={draft} faults={faults} hasKind onChange={(change) => setDraft({ ...draft, ...change })} />
    </FormDialog>
  );
}
