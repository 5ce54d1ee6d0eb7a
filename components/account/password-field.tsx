"use client";
// Password field with a switch to show it.
import { useTranslations } from "next-intl";
import { type ComponentPropsWithRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import styles from "./account-form.module.css";

export function PasswordField(input: ComponentPropsWithRef<"input">) {
  const t = useTranslations("account.dialog");
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <Field {...input} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <Button
        variant="quiet"
        size="sm"
        aria-label={isShown ? t("hidePassword") : t("showPassword")}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t("hide") : t("show")}
      </Button>
    </span>
  );
}
