"use client";
// Feedback form: title, part of the site, type, contact, description and one file.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AttachmentField } from "@/components/content/message/attachment-field";
import { type FeedbackValues, feedbackSchema } from "@/components/content/message/message-schemas";
import { MessageSent } from "@/components/content/message/message-sent";
import { useAttachments } from "@/components/content/message/use-attachments";
import { useRefusal } from "@/components/content/message/use-refusal";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { useSendFeedback } from "@/lib/client/content";
import { FEEDBACK_RANGES, FEEDBACK_TITLE_MAX, FEEDBACK_TYPES } from "@/lib/contracts/content";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import styles from "./message-form.module.css";

const EMPTY = { title: "", contact: "", description: "" };
const FIELDS = ["title", "range", "type", "contact", "description"] as const;

export function FeedbackForm() {
  const t = useTranslations("content.feedback");
  const send = useSendFeedback();
  const attachments = useAttachments("feedback", 1);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<FeedbackValues>({
    resolver: zodResolver(feedbackSchema),
    defaultValues: EMPTY,
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;
  const refusal = useRefusal(setError, FIELDS, t("failed"));

  const submit = handleSubmit(async (values) => {
    const files = attachments.take();
    if (files === null) return;
    refusal.clear();
    try {
      await send.mutateAsync({ ...values, files });
      setSentFrom(values.contact);
    } catch (error) {
      refusal.show(error);
    }
  });

  function startAnother() {
    reset(EMPTY);
    attachments.clear();
    setSentFrom(null);
  }

  if (sentFrom !== null) {
    const text = t("sentText", { contact: sentFrom });
    return <MessageSent title={t("sent")} text={text} another={t("another")} onAnother={startAnother} />;
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t("name")} error={errors.title?.message} isRequired>
        {(control) => <Field {...control} {...register("title")} maxLength={FEEDBACK_TITLE_MAX} />}
      </FormField>
      <div className={styles.pair}>
        <FormField label={t("range")} error={errors.range?.message} isRequired>
          {(control) => (
            <Select {...control} {...register("range")}>
              <option value="">{t("chooseRange")}</option>
              {FEEDBACK_RANGES.map((range) => (
                <option key={range} value={range}>
                  {t(`ranges.${range}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField label={t("type")} error={errors.type?.message} isRequired>
          {(control) => (
            <Select {...control} {...register("type")}>
              <option value="">{t("chooseType")}</option>
              {FEEDBACK_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`types.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <FormField label={t("contact")} error={errors.contact?.message} hint={t("contactHint")} isRequired>
        {(control) => (
          <Field {...control} {...register("contact")} autoComplete="email" maxLength={FEEDBACK_TITLE_MAX} />
        )}
      </FormField>
      <FormField label={t("text")} error={errors.description?.message} hint={t("textHint")} isRequired>
        {(control) => <TextArea {...control} {...register("description")} rows={7} maxLength={5000} />}
      </FormField>
      <AttachmentField
        attachments={attachments}
        purpose="feedback"
        max={1}
        label={t("files")}
        hint={t("filesHint", { limit: MAX_FILE_MEGABYTES.feedback })}
        addLabel={t("addFile")}
      />
      <p className={styles.refusal} role="alert">
        {refusal.message}
      </p>
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
        {t("submit")}
      </Button>
    </form>
  );
}
