"use client";
// A new address or a changed one, saved to the account; what is typed is kept on this device meanwhile.
import { useTranslations } from "next-intl";
import { AddressForm, type AddressValues } from "@/components/address/address-form";
import { emptyAddress } from "@/components/address/empty-address";
import { useAddressDraft } from "@/components/address/use-address-draft";
import { Skeleton } from "@/components/ui/skeleton";
import { useCreateReceiver, useUpdateReceiver } from "@/lib/client/address";
import { fieldIssues } from "@/lib/client/field-issues";
import type { Receiver } from "@/lib/contracts/address";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { useMarket } from "@/lib/i18n/use-market";

interface AddressEditorProps {
  /** Null for a new one. */
  receiver: Receiver | null;
  /** The first address is the default anyway. */
  isFirst: boolean;
  takesFocus: boolean;
  onDone: (id: string) => void;
  onCancel?: () => void;
}

export function AddressEditor({ receiver, isFirst, takesFocus, onDone, onCancel }: AddressEditorProps) {
  const t = useTranslations("address");
  const { area } = useMarket();
  const create = useCreateReceiver();
  const update = useUpdateReceiver();
  const draft = useAddressDraft(receiver?.id ?? "new");

  async function send({ isDefault, ...fields }: AddressValues): Promise<string> {
    if (!receiver) return (await create.mutateAsync({ ...fields, isDefault: isDefault ? 1 : 0 })).id;
    // The default is given to another address, never just taken away.
    await update.mutateAsync({ ...fields, id: receiver.id, isDefault: isDefault ? 1 : undefined });
    return receiver.id;
  }

  async function save(values: AddressValues): Promise<FieldIssue[]> {
    try {
      const id = await send(values);
      draft.forget();
      onDone(id);
      return [];
    } catch (error) {
      return fieldIssues(error);
    }
  }

  if (!draft.isLoaded) return <Skeleton rows={4} />;
  const saved = receiver
    ? { ...receiver, isDefault: receiver.isDefault === 1 }
    : { ...emptyAddress(area), isDefault: isFirst };
  return (
    <section aria-label={receiver ? t("editTitle") : t("newTitle")}>
      <AddressForm
        initial={{ ...saved, ...draft.values }}
        takesFocus={takesFocus}
        canBeDefault={!isFirst && receiver?.isDefault !== 1}
        onSave={save}
        onDraft={draft.keep}
        onCancel={
          onCancel &&
          (() => {
            draft.forget();
            onCancel();
          })
        }
      />
    </section>
  );
}
