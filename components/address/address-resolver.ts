// Validation of an address: the contract's schema, and the rules of its country.
import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { AddressKind } from "@/components/address/address-fields";
import { type ReceiverFields, receiverFields } from "@/lib/contracts/address";
import { billFields } from "@/lib/contracts/bill";
import type { AddressIssue } from "@/lib/core/address/check";

const receiverForm = z.extend(receiverFields, { isDefault: z.boolean() });
const billForm = z.extend(billFields, { isDefault: z.boolean(), realValue: z.boolean() });
/** Invoice title and business flag exist only for billing addresses. */
export type AddressValues = ReceiverFields & { isDefault: boolean; invoiceTitle?: string; realValue?: boolean };
export type AddressInput = z.input<typeof receiverForm> & Pick<AddressValues, "invoiceTitle" | "realValue">;
type AddressResolver = Resolver<AddressInput, unknown, AddressValues>;

/** The numbering plans are large, so they are loaded on validation; if that fails, only the server validates. */
async function issuesOf(values: AddressInput, kind: AddressKind): Promise<AddressIssue[]> {
  const { country = "", postcode = "", phone = "", firstName = "" } = values;
  const rules = await import("@/lib/core/address/check").catch(() => null);
  const trimmed = { country, postcode: postcode.trim(), phone: phone.trim(), firstName: firstName.trim() };
  return rules?.checkAddress(trimmed, kind === "receiver") ?? [];
}

function withRules(schema: AddressResolver, kind: AddressKind): AddressResolver {
  return async (values, context, options) => {
    const checked = await schema(values, context, options);
    const errors: FieldErrors<AddressInput> = { ...checked.errors };
    for (const { field, message } of await issuesOf(values, kind)) errors[field] ??= { type: "country", message };
    return Object.keys(errors).length === 0 ? checked : { values: {}, errors };
  };
}

export const RESOLVERS: Readonly<Record<AddressKind, AddressResolver>> = {
  receiver: withRules(zodResolver(receiverForm), "receiver"),
  bill: withRules(zodResolver(billForm) as AddressResolver, "bill"),
};
