"use client";
// A new billing address or a changed one, in the form that shipping addresses have.
import { useTranslations } from "next-intl";
import { AddressForm, type AddressValues } from "@/components/address/address-form";
import { emptyAddress } from "@/components/address/empty-address";
import { useAddressDraft } from "@/components/address/use-address-draft";
import { Skeleton } from "@/components/ui/skeleton";
import { useCreateBill, useUpdateBill } from "@/lib/client/bill";
import { fieldIssues } from "@/lib/client/field-issues";
import type { Bill } from "@/lib/contracts/bill";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { useMarket } from "@/lib/i18n/use-market";

interface BillEditorProps {
  /** Null for a new one. */
  bill: Bill | null;
  /** The first one is the default anyway. */
  isFirst: boolean;
  onDone: (id: string) => void;
  onCancel: () => void;
}

export function BillEditor({ bill, isFirst, onDone, onCancel }: BillEditorProps) {
  const t = useTranslations("address.bill");
  const { area } = useMarket();
  const create = useCreateBill();
  const update = useUpdateBill();
  const draft = useAddressDraft(bill?.id ?? "new", "bill");

  async function send({ isDefault, realValue, ...fields }: AddressValues): Promise<string> {
    const isBusiness = realValue ? 1 : 0;
    if (!bill) {
      return (await create.mutateAsync({ ...fields, realValue: isBusiness, isDefault: isDefault ? 1 : 0 })).id;
    }
    // The default is given to another address, never just taken away.
    const change = { ...fields, realValue: isBusiness, isDefault: isDefault ? 1 : undefined };
    await update.mutateAsync({ ...change, id: bill.id });
    return bill.id;
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
  const saved = bill
    ? { ...bill, isDefault: bill.isDefault === 1, realValue: bill.realValue === 1 }
    : { ...emptyAddress(area), invoiceTitle: "", realValue: false, isDefault: isFirst };
  return (
    <section aria-label={bill ? t("editTitle") : t("newTitle")}>
      <AddressForm
        kind="bill"
        initial={{ ...saved, ...draft.values }}
        takesFocus
        canBeDefault={!isFirst && bill?.isDefault !== 1}
        onSave={save}
        onDraft={draft.keep}
        onCancel={() => {
          draft.forget();
          onCancel();
        }}
      />
    </section>
  );
}
