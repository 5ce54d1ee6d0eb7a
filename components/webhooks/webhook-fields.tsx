"use client";
// The fields of a webhook, for a new one and for changes.
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { CheckboxGroup, ExplainedLabel } from "@/components/ui/checkbox-group";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { MAX_WEBHOOK_DESCRIPTION, MAX_WEBHOOK_URL, WEBHOOK_EVENTS, type Webhook } from "@/lib/contracts/webhook";

export type WebhookDraft = Pick<Webhook, "url" | "description" | "isTest"> & { readonly events: Webhook["events"] };
export type WebhookFaults = Readonly<Partial<Record<"url" | "description" | "events" | "all", string>>>;

interface WebhookFieldsProps {
  draft: WebhookDraft;
  faults: WebhookFaults;
  /** A webhook stays of its kind. */
  hasKind: boolean;
  onChange: (change: Partial<WebhookDraft>) => void;
}

export function WebhookFields({ draft, faults, hasKind, onChange }: WebhookFieldsProps) {
  const t = useTranslations("webhooks");
  const { url, description, events, isTest } = draft;
  return (
    <>
      <FormField label={t("url")} hint={t("urlHint")} error={faults.url} isRequired>
        {(control) => (
          <Field
            {...control}
            type="url"
            value={url}
            maxLength={MAX_WEBHOOK_URL}
            autoComplete="off"
            placeholder="https://"
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t("description")} error={faults.description}>
        {(control) => (
          <Field
            {...control}
            value={description}
            maxLength={MAX_WEBHOOK_DESCRIPTION}
            autoComplete="off"
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </FormField>
      <CheckboxGroup
        legend={t("events")}
        values={WEBHOOK_EVENTS}
        chosen={events}
        label={(event) => <code>{event}</code>}
        text={(event) => t(`eventTexts.${event.replace(".", "_")}` as "eventTexts.order_paid")}
        fault={faults.events}
        onChange={(chosen) => onChange({ events: chosen })}
      />
      {hasKind && (
        <Checkbox
          checked={isTest}
          onChange={() => onChange({ isTest: !isTest })}
          label={<ExplainedLabel label={t("testOnly")} text={t("testOnlyText")} />}
        />
      )}
    </>
  );
}
