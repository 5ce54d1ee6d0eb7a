// The sandbox provider's own page: where play money is paid, refused, lost or announced twice.

import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { THEME_COOKIE } from "@/lib/base/theme-script";
import { requestLocale } from "@/lib/server/http/translate";
import type { PaymentRequest } from "./provider";
import { SANDBOX_PATH } from "./providers";
import { openRequest } from "./sandbox";
import { findEntry } from "./sandbox-books";
import { isOutcome, OUTCOMES, play, type SandboxOptions } from "./sandbox-outcomes";
import { sandboxEnding, sandboxForm, type SandboxStyle, sandboxUnknown } from "./sandbox-view";

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store, private",
};

/** True for a payment that has had its outcome, or has expired. */
async function isOver({ db, now }: SandboxOptions, request: PaymentRequest): Promise<boolean> {
  if (now().getTime() >= request.expiresAt) return true;
  const entry = await findEntry(db, request.paymentId);
  return entry?.state === "succeeded" || entry?.state === "closed";
}

/** The language in which the order was paid for, and the theme chosen in the shop; else the browser's. */
function styleOf(c: Context, request: PaymentRequest | null): SandboxStyle {
  const theme = getCookie(c, THEME_COOKIE);
  return {
    locale: request?.locale ?? requestLocale(c.req.raw.headers, "en"),
    theme: theme === "light" || theme === "dark" ? theme : null,
  };
}

/** GET shows the page for a sealed request; POST acts as the provider and sends the person back. */
export function sandboxPages(options: SandboxOptions): Hono {
  const app = new Hono();
  app.get(SANDBOX_PATH, async (c) => {
    const sealed = c.req.query("request") ?? "";
    const request = openRequest(options.secret, sealed);
    const style = styleOf(c, request);
    if (!request) return c.html(sandboxUnknown(style), 404, HEADERS);
    if (await isOver(options, request)) return c.html(sandboxEnding(style, request, "over"), 410, HEADERS);
    const minutesLeft = Math.ceil((request.expiresAt - options.now().getTime()) / 60_000);
    return c.html(sandboxForm(style, { request, sealed, minutesLeft }), 200, HEADERS);
  });
  app.post(SANDBOX_PATH, async (c) => {
    const sent = await c.req.parseBody();
    const request = openRequest(options.secret, String(sent.request ?? ""));
    const style = styleOf(c, request);
    if (!request) return c.html(sandboxUnknown(style), 404, HEADERS);
    const outcome = String(sent.outcome ?? "");
    if (isOutcome(outcome) && !(await isOver(options, request))) {
      await play(options, request, outcome);
      if ("isLeft" in OUTCOMES[outcome]) return c.html(sandboxEnding(style, request, "left"), 200, HEADERS);
    }
    return c.redirect(request.returnUrl, 303);
  });
  return app;
}
