"use client";
// An address that is being typed, kept on this device until it is saved.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { AddressKind } from "@/components/address/address-fields";
import type { AddressValues } from "@/components/address/address-form";
import { receiverFields } from "@/lib/contracts/address";
import { drafts } from "@/stores/draft";
import { useSession } from "@/stores/session";

/** Half an address is a draft too, so only the shapes are checked. */
const texts = [...Object.keys(receiverFields.shape), "invoiceTitle"];
const shape = z.object({
  ...Object.fromEntries(texts.map((name) => [name, z.optional(z.string().check(z.maxLength(1000)))])),
  realValue: z.optional(z.boolean()),
});

function readDraft(stored: unknown): Partial<AddressValues> | null {
  return shape.safeParse(stored).data ?? null;
}

/** `id` names the address, or "new". Drafts of one account are not shown to another one on the same device. */
export function useAddressDraft(id: string, kind: AddressKind = "receiver") {
  const account = useSession((state) => state.user.info);
  const key = `${kind === "bill" ? "bill" : "address"}:${account}:${id}`;
  const [found, setFound] = useState<{ key: string; values: Partial<AddressValues> } | null>(null);

  useEffect(() => {
    let isWanted = true;
    void drafts.find(key, readDraft).then((values) => {
      if (isWanted) setFound({ key, values: values ?? {} });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);

  return {
    isLoaded: found?.key === key,
    values: found?.values ?? {},
    keep: (values: AddressValues) => void drafts.keep(key, values),
    forget: () => void drafts.forget(key),
  };
}
