"use client";
// The billing addresses of an account as a choice of one.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { AddressCard } from "@/components/address/address-card";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { type Bill, billFields } from "@/lib/contracts/bill";
import { personName } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

interface BillOptionsProps {
  bills: readonly Bill[];
  value: string | null;
  onChoose: (bill: Bill) => void;
  onEdit: (bill: Bill) => void;
  /** Shown by an act, or again after a form: the choice takes the focus. */
  takesFocus: boolean;
}

export function BillOptions({ bills, value, onChoose, onEdit, takesFocus }: BillOptionsProps) {
  const t = useTranslations("address");
  const group = useRef<HTMLFieldSetElement>(null);
  const focusChoice = useEffectEvent(() => {
    if (takesFocus) group.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
  useEffect(() => focusChoice(), []);
  return (
    <fieldset ref={group}>
      <legend className="visually-hidden">{t("bill.choose")}</legend>
      <div className={styles.options}>
        {bills.map((bill) => (
          <div key={bill.id} className={styles.option}>
            <label>
              <input
                type="radio"
                name="bill"
                value={bill.id}
                checked={bill.id === value}
                onChange={() => onChoose(bill)}
              />
              <span className={styles.card}>
                {bill.invoiceTitle && <b>{bill.invoiceTitle}</b>}
                <AddressCard address={bill} />
              </span>
            </label>
            <div className={styles.foot}>
              {bill.isDefault === 1 && <Tag>{t("default")}</Tag>}
              {!billFields.safeParse(bill).success && <Tag kind="warning">{t("bill.incomplete")}</Tag>}
              <Button
                variant="quiet"
                size="sm"
                aria-label={t("editOf", { name: bill.invoiceTitle || personName(bill) })}
                onClick={() => onEdit(bill)}
              >
                {t("edit")}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
