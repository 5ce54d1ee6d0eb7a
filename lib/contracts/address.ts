// Shipping addresses.

import * as z from "zod/mini";
import { isEmail } from "@/lib/core/market/contact";
import { endpoint } from "./endpoint";
import { flag, id, nothing, text } from "./values";

export const countryCode = text(2, 2).check(
  z.refine((value) => /^[A-Z]{2}$/.test(value), { error: "address.country" }),
);

/** Digits and what people put between them, and an extension; the country's plan is asked besides. */
const PHONE = /^[+(\d][\d ()./-]{3,30}\d(?: ?(?:转|ext\.?|x) ?\d{1,6})?$/;

export const phoneNumber = text(1, 40).check(z.refine((value) => PHONE.test(value), { error: "address.phone" }));

/** The fields of a shipping address; which are needed beside these depends on the area. */
export const receiverFields = z.object({
  firstName: z._default(text(0, 60), ""),
  lastName: text(1, 60),
  company: z._default(text(0, 120), ""),
  country: countryCode,
  state: z._default(text(0, 80), ""),
  city: text(1, 80),
  district: z._default(text(0, 80), ""),
  address: text(1, 200),
  address2: z._default(text(0, 200), ""),
  postcode: z._default(text(0, 16), ""),
  phone: phoneNumber,
  email: z._default(
    text(0, 254).check(z.refine((value) => value === "" || isEmail(value), { error: "account.contact" })),
    "",
  ),
  taxId: z._default(text(0, 40), ""),
});
export type ReceiverFields = z.infer<typeof receiverFields>;

export const receiver = z.extend(receiverFields, { id, isDefault: z.union([z.literal(0), z.literal(1)]) });
export type Receiver = z.infer<typeof receiver>;

export const listReceivers = endpoint({
  method: "GET",
  path: "/api/eda/receiver/list",
  access: "signed-in",
  summary: "Shipping addresses, default first",
  input: nothing,
  output: z.object({ rows: z.array(receiver), total: z.int() }),
});

/** With an id (and `isDefault`, `lastName`) it makes that address the default; without one it creates. */
export const createReceiver = endpoint({
  method: "POST",
  path: "/api/eda/receiver",
  access: "signed-in",
  summary: "Adds a shipping address, or makes one the default",
  input: z.union([
    z.object({ id, isDefault: flag, lastName: z.optional(z.string()) }),
    z.extend(receiverFields, { isDefault: z._default(flag, 0) }),
  ]),
  output: z.object({ id }),
});

export const updateReceiver = endpoint({
  method: "PUT",
  path: "/api/eda/receiver",
  access: "signed-in",
  summary: "Changes a shipping address",
  input: z.extend(receiverFields, { id, isDefault: z.optional(flag) }),
  output: nothing,
});

export const deleteReceiver = endpoint({
  method: "DELETE",
  path: "/api/eda/receiver",
  access: "signed-in",
  summary: "Removes a shipping address",
  input: z.object({ id }),
  output: nothing,
});
