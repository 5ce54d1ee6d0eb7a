"use client";
// Change of the shipping address before the review.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import { useReceivers } from "@/lib/client/address";
import { useEditOrder } from "@/lib/client/order-care";
import { addressLines } from "@/lib/i18n/address-lines";
import styles from "../care/order-care.module.css";

export function AddressChange({ orderId }: { orderId: string }) {
  const t = useTranslations("order.edit");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.tableFoot} no-print`}>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("address")}
      </Button>
      {isOpen && <AddressDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddressDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTranslations("order.edit");
  const tag = useLocale();
  const addresses = useReceivers().data?.rows ?? [];
  const edit = useEditOrder(orderId);
  const [chosen, setChosen] = useState<string | null>(null);
  const receiverId = chosen ?? addresses[0]?.id;

  async function save() {
    if (receiverId === undefined) return;
    try {
      await edit.mutateAsync({ receiverId });
      onClose();
    } catch {
      // The error was shown; another address may be chosen.
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("address")}
      actions={
        <>
          <Button onClick={onClose}>{t("leave")}</Button>
          <Button variant="primary" isBusy={edit.isPending} onClick={() => void save()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <label className={styles.writeLabel}>
        <span>{t("addressLabel")}</span>
        <Select value={receiverId} onChange={(event) => setChosen(event.target.value)}>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {addressLines(address, tag).join(", ")}
            </option>
          ))}
        </Select>
      </label>
      <p className={styles.hint}>{t("addressHint")}</p>
    </Modal>
  );
}
