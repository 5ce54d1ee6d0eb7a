"use client";
// Form of a shipping address.
import { AddressEditor, type EditorProps } from "@/components/address/address-editor";
import { useCreateReceiver, useUpdateReceiver } from "@/lib/client/address";
import type { Receiver } from "@/lib/contracts/address";

export function ReceiverEditor({ address, ...editor }: EditorProps<Receiver>) {
  const create = useCreateReceiver();
  const update = useUpdateReceiver();
  return (
    <AddressEditor
      {...editor}
      kind="receiver"
      address={address && { ...address, isDefault: address.isDefault === 1 }}
      create={create.mutateAsync}
      update={update.mutateAsync}
    />
  );
}
