"use client";
// Links Google to an existing account of the same address, with its password once.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { PasswordField } from "@/components/account/password-field";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { useComeFromGoogle, useIsGoogleOffered, useLeaveForGoogle } from "@/lib/client/account-access";
import { refusalText } from "@/lib/client/transport/field-issues";
import styles from "./account-form.module.css";

export function GoogleLinkForm({ credential, onEnter }: { credential: string; onEnter: () => void }) {
  const t = useTranslations("account.dialog");
  const errors = useTranslations("errors");
  const come = useComeFromGoogle();
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") return setRefusal("common.required");
    try {
      await come.mutateAsync({ credential, password });
      onEnter();
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.reason}>{errors("GOOGLE_LINK_NEEDED")}</p>
      <FormField label={t("password")} error={refusal} isRequired>
        {(control) => (
          <PasswordField
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={come.isPending}>
        {t("submitGoogle")}
      </Button>
    </form>
  );
}

/** Sign-in with Google, if it is configured. */
export function GoogleButton() {
  const t = useTranslations("account.dialog");
  const isOffered = useIsGoogleOffered();
  const leave = useLeaveForGoogle();
  if (!isOffered) return null;
  return (
    <div className={styles.ways}>
      <span className={styles.or}>{t("or")}</span>
      <Button size="lg" isBlock isBusy={leave.isPending} onClick={() => leave.mutate()}>
        {t("withGoogle")}
      </Button>
    </div>
  );
}
