"use client";
// Draft of an address on this device until it is saved.
import * as z from "zod/mini";
import type { AddressKind } from "@/components/address/address-fields";
import type { AddressValues } from "@/components/address/address-resolver";
import { receiverFields } from "@/lib/contracts/address";
import { useSession } from "@/stores/account/session";
import { useDraft } from "@/stores/drafts/use-draft";

/** An incomplete draft is valid, so only the types are checked. */
const texts = [...Object.keys(receiverFields.shape), "invoiceTitle"];
const shape = z.object({
  ...Object.fromEntries(texts.map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))])),
  realValue: z.optional(z.boolean()),
});

function readDraft(stored: unknown): Partial<AddressValues> | null {
  return shape.safeParse(stored).data ?? null;
}

/** A constant, as a new object would reset the form. */
const NOTHING: Partial<AddressValues> = {};

/** `id` is the address, or "new". Drafts are separate for each account. */
export function useAddressDraft(id: string, kind: AddressKind = "receiver") {
  const account = useSession((state) => state.user.info);
  const key = `${kind === "bill" ? "bill" : "address"}:${account}:${id}`;
  const draft = useDraft(key, readDraft);
  return { ...draft, values: draft.values ?? NOTHING };
}
