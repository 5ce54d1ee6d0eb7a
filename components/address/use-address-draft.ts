"use client";
// An address that is being typed, kept on this device until it is saved.
import { useEffect, useState } from "react";
import * as z from "zod";
import type { AddressValues } from "@/components/address/address-form";
import { receiverFields } from "@/lib/contracts/address";
import { drafts } from "@/stores/draft";
import { useSession } from "@/stores/session";

/** Half an address is a draft too, so only the shapes are checked. */
const shape = z.object(
  Object.fromEntries(Object.keys(receiverFields.shape).map((name) => [name, z.string().max(1000).optional()])),
);

function readDraft(stored: unknown): Partial<AddressValues> | null {
  return shape.safeParse(stored).data ?? null;
}

/** `id` names the address, or "new". Drafts of one account are not shown to another one on the same device. */
export function useAddressDraft(id: string) {
  const account = useSession((state) => state.user.info);
  const key = `address:${account}:${id}`;
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
