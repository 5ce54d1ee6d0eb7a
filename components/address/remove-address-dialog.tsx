"use client";
// Asks once more before an address is removed.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useDeleteReceiver } from "@/lib/client/address";
import type { Receiver } from "@/lib/contracts/address";
import { personName } from "@/lib/i18n/address-lines";

/** Open while there is an address to remove. */
export function RemoveAddressDialog({ receiver, onClose }: { receiver: Receiver | null; onClose: () => void }) {
  const t = useTranslations("address");
  const remove = useDeleteReceiver();

  async function confirm(id: string) {
    try {
      await remove.mutateAsync(id);
    } catch {
      // Said by the call; the address is still in the list.
    }
    onClose();
  }

  return (
    <Modal
      isOpen={receiver !== null}
      onClose={onClose}
      title={receiver && t("removeQuestion", { name: personName(receiver) })}
      actions={
        receiver && (
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="danger-fill" isBusy={remove.isPending} onClick={() => void confirm(receiver.id)}>
              {t("remove")}
            </Button>
          </>
        )
      }
    >
      <p>{t("removeText")}</p>
    </Modal>
  );
}
