"use client";
// A new webhook: its fields; then its secret, once.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useCreateWebhook } from "@/lib/client/webhook";
import { WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { SecretDialog } from "./secret-dialog";
import { faultsOf } from "./webhook-faults";
import { type WebhookDraft, type WebhookFaults, WebhookFields } from "./webhook-fields";
import styles from "./webhooks.module.css";

const EMPTY: WebhookDraft = { url: "", description: "", events: [...WEBHOOK_EVENTS], isTest: false };

export function NewWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const validation = useTranslations("validation");
  const form = useId();
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

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
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
    <Modal
      isOpen={isOpen}
      onClose={close}
      isDismissable={false}
      title={t("addTitle")}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={create.isPending}>
          {t("create")}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <WebhookFields draft={draft} faults={faults} hasKind onChange={(change) => setDraft({ ...draft, ...change })} />
        {faults.all && <p role="alert">{faults.all}</p>}
      </form>
    </Modal>
  );
}
