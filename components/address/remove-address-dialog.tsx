"use client";
// Confirmation before an address is removed.
import { useTranslations } from "next-intl";
import type { AddressKind } from "@/components/address/address-fields";
import { useAddressWords } from "@/components/address/use-address-words";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

interface RemoveAddressDialogProps {
  kind: AddressKind;
  /** Address to remove; null closes the dialog. */
  doomed: { id: string; name: string } | null;
  remove: { isPending: boolean; mutateAsync: (id: string) => Promise<unknown> };
  onClose: () => void;
}

export function RemoveAddressDialog({ kind, doomed, remove, onClose }: RemoveAddressDialogProps) {
  const t = useTranslations("address");
  const words = useAddressWords(kind);

  async function confirm(id: string) {
    try {
      await remove.mutateAsync(id);
    } catch {
      // The call has shown the error; the address is still in the list.
    }
    onClose();
  }

  return (
    <Modal
      isOpen={doomed !== null}
      onClose={onClose}
      title={doomed && words("removeQuestion", { name: doomed.name })}
      actions={
        doomed && (
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="danger-fill" isBusy={remove.isPending} onClick={() => void confirm(doomed.id)}>
              {t("remove")}
            </Button>
          </>
        )
      }
    >
      <p>{words("removeText")}</p>
    </Modal>
  );
}
