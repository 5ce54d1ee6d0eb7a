// Labels that differ between shipping and billing addresses.
import { useTranslations } from "next-intl";
import type { AddressKind } from "@/components/address/address-fields";

const NAMESPACES = { receiver: "address", bill: "address.bill" } as const;

export function useAddressWords(kind: AddressKind) {
  return useTranslations(NAMESPACES[kind]);
}
