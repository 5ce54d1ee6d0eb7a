// Words to us: the newsletter.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { nothing, text } from "./values";

export const subscribe = endpoint({
  method: "POST",
  path: "/api/auth/subscribe/{email}",
  access: "public",
  summary: "Subscribes an email address (in zh-CN also a mobile number); the answer does not reveal known ones",
  limit: { perMinute: 5 },
  input: z.object({ email: text(1, 254) }),
  output: nothing,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/auth/unsubscribe/{token}",
  access: "public",
  summary:
    "Takes an address off the newsletter's list by the token of a message to it, also once more; mail programs call it in one click (RFC 8058)",
  limit: { perMinute: 30 },
  input: z.object({ token: text(1, 600) }),
  output: nothing,
});
