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
