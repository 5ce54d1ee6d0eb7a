"use client";
// The fields of a webhook, for a new one and for changes.
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { MAX_WEBHOOK_DESCRIPTION, MAX_WEBHOOK_URL, WEBHOOK_EVENTS, type Webhook } from "@/lib/contracts/webhook";
import styles from "./webhooks.module.css";

export type WebhookDraft = Pick<Webhook, "url" | "description" | "isTest"> & { readonly events: Webhook["events"] };
export type WebhookFaults = Readonly<Partial<Record<"url" | "description" | "events" | "all", string>>>;

interface WebhookFieldsProps {
  draft: WebhookDraft;
  faults: WebhookFaults;
  /** A webhook stays of its kind. */
  hasKind: boolean;
  onChange: (change: Partial<WebhookDraft>) => void;
}

type EventName = Webhook["events"][number];

/** In the order of the list, whatever was chosen first. */
const toggled = (events: readonly EventName[], event: EventName): EventName[] =>
  WEBHOOK_EVENTS.filter((each) => (each === event) !== events.includes(each));

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
      <fieldset className={styles.choices}>
        <legend>{t("events")}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={() => onChange({ events: toggled(events, event) })}
            label={
              <>
                <code>{event}</code>
                <small>{t(`eventTexts.${event.replace(".", "_")}` as "eventTexts.order_paid")}</small>
              </>
            }
          />
        ))}
        {faults.events && (
          <p role="alert" className={styles.fault}>
            {faults.events}
          </p>
        )}
      </fieldset>
      {hasKind && (
        <Checkbox
          checked={isTest}
          onChange={() => onChange({ isTest: !isTest })}
          label={
            <>
              {t("testOnly")}
              <small>{t("testOnlyText")}</small>
            </>
          }
        />
      )}
    </>
  );
}
