// The words that shipping and billing addresses have of their own: what the form is called, what is chosen and added.
import { useTranslations } from "next-intl";
import type { AddressKind } from "@/components/address/address-fields";

const NAMESPACES = { receiver: "address", bill: "address.bill" } as const;

export function useAddressWords(kind: AddressKind) {
  return useTranslations(NAMESPACES[kind]);
}
