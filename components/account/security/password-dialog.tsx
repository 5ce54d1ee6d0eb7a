"use client";
// Changing the password.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/account/password-field";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { useChangePassword } from "@/lib/client/account-access";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { changePassword } from "@/lib/contracts/account-access";
import type { InputOf } from "@/lib/contracts/endpoint";
import { useModals } from "@/stores/modals";
import styles from "@/components/account/account-form.module.css";

type Passwords = InputOf<typeof changePassword>;
const FIELD_OF_CODE: Record<string, keyof Passwords> = { WRONG_PASSWORD: "password", PASSWORD_TOO_COMMON: "nPassword" };

export function PasswordDialog() {
  const t = useTranslations("account.password");
  const isOpen = useModals((state) => state.password);
  const close = useModals((state) => state.close);
  const form = useId();
  const change = useChangePassword();
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => close("password")}
      isDismissable={false}
      title={t("change")}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={change.isPending}>
          {t("save")}
        </Button>
      }
    >
      <PasswordForm
        id={form}
        onSave={async (passwords) => {
          await change.mutateAsync(passwords);
          close("password");
        }}
      />
    </Modal>
  );
}

interface PasswordFormProps {
  id: string;
  /** Rejects with the refusal. */
  onSave: (passwords: Passwords) => Promise<void>;
}

function PasswordForm({ id, onSave }: PasswordFormProps) {
  const t = useTranslations("account");
  const { register, handleSubmit, setError, formState } = useForm<Passwords>({
    resolver: zodResolver(changePassword.input),
    defaultValues: { password: "", nPassword: "" },
  });
  const { errors } = formState;

  async function save(passwords: Passwords) {
    try {
      await onSave(passwords);
    } catch (error) {
      const field = error instanceof ApiError ? FIELD_OF_CODE[error.code] : undefined;
      const issues = field && error instanceof ApiError ? [{ field, message: error.message }] : fieldIssues(error);
      for (const issue of issues) setError(issue.field as keyof Passwords, issue, { shouldFocus: true });
      if (issues.length === 0) reportFailure(error);
    }
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit(save)}>
      <FormField label={t("password.current")} error={errors.password?.message} hint={t("password.forgot")} isRequired>
        {(control) => <PasswordField {...control} {...register("password")} autoComplete="current-password" />}
      </FormField>
      <FormField
        label={t("password.next")}
        error={errors.nPassword?.message}
        hint={t("dialog.newPasswordHint")}
        isRequired
      >
        {(control) => <PasswordField {...control} {...register("nPassword")} autoComplete="new-password" />}
      </FormField>
    </form>
  );
}
