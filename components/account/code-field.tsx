"use client";
// Field for a verification code, with a button to request one after a delay.
import { useTranslations } from "next-intl";
import { type ComponentPropsWithRef, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { useRequestCode } from "@/lib/client/account-access";
import { refusalText } from "@/lib/client/transport/field-issues";
import { CODE_PAUSE_SECONDS, type CodePurpose } from "@/lib/contracts/account-access";
import styles from "./account-form.module.css";

interface CodeFieldProps {
  /** Contact that receives the code; empty while unknown. */
  contact: string;
  purpose: CodePurpose;
  error?: string;
  /** A code was sent before; `isJustSent` if another one has to wait. */
  isSent?: boolean;
  isJustSent?: boolean;
  input: ComponentPropsWithRef<"input">;
}

export function CodeField({ contact, purpose, error, isSent = false, isJustSent = false, input }: CodeFieldProps) {
  const t = useTranslations("account.code");
  const request = useRequestCode();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [seconds, setSeconds] = useCountdown(isJustSent ? CODE_PAUSE_SECONDS : 0);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    if (contact === "") return setRefusal(t("first"));
    setRefusal(null);
    try {
      const answer = await request.mutateAsync({ account: contact, purpose });
      setSentTo(contact);
      setSeconds(answer.seconds);
    } catch (failure) {
      setRefusal(refusalText(failure));
    }
  }

  const label = seconds > 0 ? t("wait", { seconds }) : t(sentTo === null && !isSent ? "send" : "again");
  return (
    <div className={styles.code}>
      <FormField label={t("label")} error={error ?? refusal ?? undefined} hint={t("hint")} isRequired>
        {(control) => (
          <span className={styles.codeRow}>
            <Field {...control} {...input} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
            <Button isBusy={request.isPending} disabled={seconds > 0} onClick={() => void send()}>
              {label}
            </Button>
          </span>
        )}
      </FormField>
      <p role="status" className={styles.sent}>
        {sentTo !== null && t("sent", { contact: sentTo })}
      </p>
    </div>
  );
}

/** Countdown in seconds; the second value sets it. */
function useCountdown(from: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
