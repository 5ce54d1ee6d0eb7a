"use client";
// Text of an order that its customer may still edit.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { useEditOrder } from "@/lib/client/order-care";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./order-care.module.css";

interface EditTextProps {
  orderId: string;
  field: "purchaseNumber" | "remark";
  value: string;
  label: string;
  maxLength: number;
}

export function EditText({ orderId, field, value, label, maxLength }: EditTextProps) {
  const t = useTranslations("order.edit");
  const edit = useEditOrder(orderId);
  const [isOpen, setOpen] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get("value") ?? "").trim();
    try {
      await edit.mutateAsync({ [field]: entered });
      setOpen(false);
    } catch {
      // The error was shown, and the text is kept.
    }
  }

  if (!isOpen) {
    return (
      <span className={styles.shown}>
        <span className={styles.value}>{value || NOTHING}</span>
        <Button size="sm" variant="quiet" aria-label={t("changeOf", { what: label })} onClick={() => setOpen(true)}>
          {t("change")}
        </Button>
      </span>
    );
  }
  const fieldProps = { name: "value", defaultValue: value, maxLength, autoFocus: true, "aria-label": label };
  return (
    <form className={styles.edit} onSubmit={(event) => void save(event)}>
      {field === "remark" ? <TextArea {...fieldProps} /> : <Field {...fieldProps} />}
      <span>
        <Button size="sm" type="submit" variant="primary" isBusy={edit.isPending}>
          {t("save")}
        </Button>
        <Button size="sm" onClick={() => setOpen(false)}>
          {t("leave")}
        </Button>
      </span>
    </form>
  );
}
