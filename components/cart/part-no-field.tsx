"use client";
// The customer's reference of an item, saved on blur.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Field } from "@/components/ui/field";
import { partNo as schema } from "@/lib/contracts/cart";
import styles from "./cart.module.css";

interface PartNoFieldProps {
  value: string;
  /** Rejects if it could not be saved. */
  onSave: (partNo: string) => Promise<unknown>;
}

export function PartNoField({ value, onSave }: PartNoFieldProps) {
  const t = useTranslations("cart");
  const v = useTranslations("validation");
  const id = useId();
  const [state, setState] = useState<"idle" | "saved" | "invalid">("idle");

  async function leave(typed: string) {
    const parsed = schema.safeParse(typed);
    if (!parsed.success) return setState("invalid");
    if (parsed.data === value) return setState("idle");
    try {
      await onSave(parsed.data);
      setState("saved");
    } catch {
      // The call has shown the error; the text stays for a retry.
      setState("idle");
    }
  }

  return (
    <div className={styles.partNo}>
      <label htmlFor={id}>{t("partNo")}</label>
      <Field
        id={id}
        defaultValue={value}
        aria-describedby={`${id}-note`}
        aria-invalid={state === "invalid" || undefined}
        autoComplete="off"
        onChange={() => setState("idle")}
        onBlur={(event) => void leave(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <span id={`${id}-note`} role="status">
        {state === "saved" && (
          <span className={styles.saved}>
            <Icon name="check" size={16} />
            {t("partNoSaved")}
          </span>
        )}
        {state === "invalid" && <span className={styles.error}>{v("cart.partNo")}</span>}
        <span className="visually-hidden">{t("partNoHint")}</span>
      </span>
    </div>
  );
}
