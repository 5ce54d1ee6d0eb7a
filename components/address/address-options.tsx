"use client";
// The address book as a choice of one.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { AddressCard } from "@/components/address/address-card";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import type { Receiver } from "@/lib/contracts/address";
import { personName } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

interface AddressOptionsProps {
  receivers: readonly Receiver[];
  value: string | null;
  onChange: (id: string) => void;
  onEdit: (receiver: Receiver) => void;
  /** Shown again after a form: the choice takes the focus that the form had. */
  takesFocus: boolean;
}

export function AddressOptions({ receivers, value, onChange, onEdit, takesFocus }: AddressOptionsProps) {
  const t = useTranslations("address");
  const group = useRef<HTMLFieldSetElement>(null);
  const focusChoice = useEffectEvent(() => {
    const find = (selector: string) => group.current?.querySelector<HTMLInputElement>(selector);
    if (takesFocus) (find("input:checked") ?? find("input"))?.focus();
  });
  useEffect(() => focusChoice(), []);

  return (
    <fieldset ref={group}>
      <legend className="visually-hidden">{t("choose")}</legend>
      <div className={styles.options}>
        {receivers.map((receiver) => (
          <div key={receiver.id} className={styles.option}>
            <label>
              <input
                type="radio"
                name="receiver"
                value={receiver.id}
                checked={receiver.id === value}
                onChange={() => onChange(receiver.id)}
              />
              <AddressCard address={receiver} />
            </label>
            <div className={styles.foot}>
              {receiver.isDefault === 1 && <Tag>{t("default")}</Tag>}
              <Button
                variant="quiet"
                size="sm"
                aria-label={t("editOf", { name: personName(receiver) })}
                onClick={() => onEdit(receiver)}
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
