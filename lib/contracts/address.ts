// Where things are sent.

import * as z from "zod";
import { endpoint } from "./endpoint";
import { flag, id, nothing, text } from "./values";

/** The fields of a shipping address; which are needed beside these depends on the area. */
export const receiverFields = z.object({
  firstName: text(0, 60).default(""),
  lastName: text(1, 60),
  company: text(0, 120).default(""),
  country: text(2, 2).refine((value) => /^[A-Z]{2}$/.test(value), { error: "address.country" }),
  state: text(0, 80).default(""),
  city: text(1, 80),
  district: text(0, 80).default(""),
  address: text(1, 200),
  address2: text(0, 200).default(""),
  postcode: text(0, 16).default(""),
  phone: text(5, 32).refine((value) => /^[+\d][\d ()./-]{3,30}\d$/.test(value), { error: "address.phone" }),
  email: text(0, 254).default(""),
  taxId: text(0, 40).default(""),
});
export type ReceiverFields = z.infer<typeof receiverFields>;

export const receiver = receiverFields.extend({ id, isDefault: z.union([z.literal(0), z.literal(1)]) });
export type Receiver = z.infer<typeof receiver>;

export const listReceivers = endpoint({
  method: "GET",
  path: "/api/eda/receiver/list",
  access: "signed-in",
  summary: "One's shipping addresses, the default first",
  input: nothing,
  output: z.object({ rows: z.array(receiver), total: z.number().int() }),
});

/** With an id (and `isDefault`, `lastName`) it makes that address the default; without one it creates. */
export const createReceiver = endpoint({
  method: "POST",
  path: "/api/eda/receiver",
  access: "signed-in",
  summary: "Adds a shipping address, or makes one the default",
  input: z.union([
    z.object({ id, isDefault: flag, lastName: z.string().optional() }),
    receiverFields.extend({ isDefault: flag.default(0) }),
  ]),
  output: z.object({ id }),
});

export const updateReceiver = endpoint({
  method: "PUT",
  path: "/api/eda/receiver",
  access: "signed-in",
  summary: "Changes a shipping address",
  input: receiverFields.extend({ id, isDefault: flag.optional() }),
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
