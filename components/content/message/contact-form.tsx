"use client";
// Contact form: where to answer, subject, question and up to five files.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AttachmentField } from "@/components/content/message/attachment-field";
import { type ContactValues, contactSchema } from "@/components/content/message/message-schemas";
import { MessageSent } from "@/components/content/message/message-sent";
import { useAttachments } from "@/components/content/message/use-attachments";
import { useRefusal } from "@/components/content/message/use-refusal";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { useSendContact } from "@/lib/client/content";
import { CONTACT_CATEGORIES, MAX_CONTACT_FILES } from "@/lib/contracts/content";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./message-form.module.css";

const EMPTY = { email: "", questions: "" };
const FIELDS = ["email", "category", "questions"] as const;

export function ContactForm() {
  const t = useTranslations("content.contact");
  const { area } = useMarket();
  const send = useSendContact();
  const attachments = useAttachments("contact", MAX_CONTACT_FILES);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<ContactValues>({
    resolver: zodResolver(contactSchema(area)),
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
      setSentFrom(values.email);
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
  const isMobileTaken = area === "zh-CN";
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t(isMobileTaken ? "emailOrMobile" : "email")} error={errors.email?.message} isRequired>
        {(control) => (
          <Field
            {...control}
            {...register("email")}
            type={isMobileTaken ? "text" : "email"}
            autoComplete="email"
            maxLength={254}
          />
        )}
      </FormField>
      <FormField label={t("category")} error={errors.category?.message} isRequired>
        {(control) => (
          <Select {...control} {...register("category")}>
            <option value="">{t("choose")}</option>
            {CONTACT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {t(`categories.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t("questions")} error={errors.questions?.message} hint={t("questionsHint")} isRequired>
        {(control) => <TextArea {...control} {...register("questions")} rows={7} maxLength={5000} />}
      </FormField>
      <AttachmentField
        attachments={attachments}
        purpose="contact"
        max={MAX_CONTACT_FILES}
        label={t("files")}
        hint={t("filesHint", { count: MAX_CONTACT_FILES, limit: MAX_FILE_MEGABYTES.contact })}
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
