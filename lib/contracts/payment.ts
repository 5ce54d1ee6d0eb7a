// What payment providers tell us.

import * as z from "zod";
import { endpoint } from "./endpoint";
import { nothing } from "./values";

/** The body is read raw by the service: the signature covers its bytes. */
export const payNotice = endpoint({
  method: "POST",
  path: "/api/pay/{provider}/notify",
  access: "public",
  body: "json",
  quiet: true,
  summary: "A provider's signed notice of a payment",
  limit: { perMinute: 600 },
  input: z.object({ provider: z.string().max(20) }).loose(),
  output: nothing,
});
