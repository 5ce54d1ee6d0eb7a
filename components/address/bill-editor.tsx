"use client";
// Form of a billing address; its business flag is a boolean here and a number on the wire.
import { AddressEditor, type EditorProps } from "@/components/address/address-editor";
import { useCreateBill, useUpdateBill } from "@/lib/client/bill";
import type { Bill } from "@/lib/contracts/bill";

export function BillEditor({ address, ...editor }: EditorProps<Bill>) {
  const create = useCreateBill();
  const update = useUpdateBill();
  return (
    <AddressEditor
      {...editor}
      kind="bill"
      address={address && { ...address, isDefault: address.isDefault === 1, realValue: address.realValue === 1 }}
      create={(fields) => create.mutateAsync({ ...fields, realValue: fields.realValue ? 1 : 0 })}
      update={(fields) => update.mutateAsync({ ...fields, realValue: fields.realValue ? 1 : 0 })}
    />
  );
}
