"use client";
// Radio group of an account's addresses, with edit buttons, and a button to add one.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { AddressCard } from "@/components/address/address-card";
import type { AddressKind } from "@/components/address/address-fields";
import { useAddressWords } from "@/components/address/use-address-words";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import type { Receiver } from "@/lib/contracts/address";
import { personName } from "@/lib/i18n/address-lines";
import styles from "./address.module.css";

/** A billing address also has an invoice title. */
type AddressOption = Receiver & { invoiceTitle?: string };

interface AddressOptionsProps<A extends AddressOption> {
  kind: AddressKind;
  addresses: readonly A[];
  value: string | null;
  onChoose: (address: A) => void;
  onEdit: (address: A | "new") => void;
  /** Shown by a button or after a form: the group takes its focus. */
  takesFocus: boolean;
  /** Marks an address that is incomplete. */
  isComplete?: (address: A) => boolean;
}

export function AddressOptions<A extends AddressOption>(props: AddressOptionsProps<A>) {
  const { kind, addresses, value, onChoose, onEdit, takesFocus, isComplete = () => true } = props;
  const t = useTranslations("address");
  const words = useAddressWords(kind);
  const group = useRef<HTMLFieldSetElement>(null);
  const focusChoice = useEffectEvent(() => {
    const find = (selector: string) => group.current?.querySelector<HTMLInputElement>(selector);
    if (takesFocus) (find("input:checked") ?? find("input"))?.focus();
  });
  useEffect(() => focusChoice(), []);

  return (
    <>
      <fieldset ref={group}>
        <legend className="visually-hidden">{words("choose")}</legend>
        <div className={styles.options}>
          {addresses.map((address) => (
            <div key={address.id} className={styles.option}>
              <label>
                <input
                  type="radio"
                  name={kind}
                  value={address.id}
                  checked={address.id === value}
                  onChange={() => onChoose(address)}
                />
                <AddressCard address={address} title={address.invoiceTitle} />
              </label>
              <div className={styles.foot}>
                {address.isDefault === 1 && <Tag>{t("default")}</Tag>}
                {!isComplete(address) && <Tag kind="warning">{t("bill.incomplete")}</Tag>}
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t("editOf", { name: address.invoiceTitle || personName(address) })}
                  onClick={() => onEdit(address)}
                >
                  {t("edit")}
                </Button>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className={styles.add}>
        <Button onClick={() => onEdit("new")}>
          <Icon name="plus" />
          {words("add")}
        </Button>
      </div>
    </>
  );
}
