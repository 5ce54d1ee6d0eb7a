// Billing addresses of an account, one of them the default.

import * as z from "zod/mini";
import { countryCode, phoneNumber, receiverFields } from "./address";
import { endpoint } from "./endpoint";
import { flag, id, nothing, text } from "./values";

const orEmpty = <T extends z.core.$ZodType>(schema: T) => z.union([z.literal(""), schema]);

/** Forms send an empty string for what was not filled in. */
const isBusiness = z._default(
  z.pipe(
    z.transform((value) => (value === "" ? 0 : value)),
    flag,
  ),
  0,
);

/** The fields of a billing address; `realValue` says whether it is a business address. */
export const billFields = z.extend(receiverFields, {
  phone: z._default(orEmpty(phoneNumber), ""),
  invoiceTitle: z._default(text(0, 120), ""),
  realValue: isBusiness,
});
export type BillFields = z.infer<typeof billFields>;

/** The same where anything may still be missing; an order asks for the rest. */
const looseBillFields = z.extend(billFields, {
  lastName: z._default(text(0, 60), ""),
  country: z._default(orEmpty(countryCode), ""),
  city: z._default(text(0, 80), ""),
  address: z._default(text(0, 200), ""),
});

export const bill = z.extend(looseBillFields, {
  id,
  isDefault: z.union([z.literal(0), z.literal(1)]),
  /** The country in the reader's language. */
  countryName: z.string(),
});
export type Bill = z.infer<typeof bill>;

export const getUserBill = endpoint({
  method: "GET",
  path: "/api/eda/user/bill",
  access: "signed-in",
  summary: "The default billing address, or null",
  input: nothing,
  output: z.nullable(bill),
});

/** An omitted or empty field is cleared. */
export const updateUserBill = endpoint({
  method: "POST",
  path: "/api/eda/user/bill/update",
  access: "signed-in",
  summary: "Saves the default billing address, complete or not",
  input: looseBillFields,
  output: z.object({ id }),
});

export const listBills = endpoint({
  method: "GET",
  path: "/api/eda/bill/list",
  access: "signed-in",
  summary: "Billing addresses, default first",
  input: nothing,
  output: z.object({ rows: z.array(bill), total: z.int() }),
});

export const createBill = endpoint({
  method: "POST",
  path: "/api/eda/bill",
  access: "signed-in",
  summary: "Adds a billing address",
  input: z.extend(billFields, { isDefault: z._default(flag, 0) }),
  output: z.object({ id }),
});

export const updateBill = endpoint({
  method: "PUT",
  path: "/api/eda/bill",
  access: "signed-in",
  summary: "Changes a billing address",
  input: z.extend(billFields, { id, isDefault: z.optional(flag) }),
  output: nothing,
});

export const deleteBill = endpoint({
  method: "DELETE",
  path: "/api/eda/bill",
  access: "signed-in",
  summary: "Removes a billing address",
  input: z.object({ id }),
  output: nothing,
});
