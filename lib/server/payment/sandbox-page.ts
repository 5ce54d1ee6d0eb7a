// The sandbox provider's own page: where play money is paid, refused, lost or announced twice.

import { Hono } from "hono";
import { html } from "hono/html";
import { toDecimal } from "@/lib/base/money";
import type { Locale } from "@/lib/core/market/area";
import { requestLocale } from "@/lib/server/http/translate";
import en from "@/messages/en/sandbox.json";
import zh from "@/messages/zh/sandbox.json";
import type { PaymentRequest } from "./provider";
import { SANDBOX_PATH } from "./providers";
import { openRequest } from "./sandbox";
import { findEntry } from "./sandbox-books";
import { isOutcome, OUTCOMES, play, type SandboxOptions } from "./sandbox-outcomes";

type Words = typeof en;
const WORDS: Record<Locale, Words> = { en, zh };

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:8vh auto;padding:0 1rem}h1{font-size:1.4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}form{display:grid;gap:.5rem;margin-top:1.5rem}
button{font:inherit;min-height:44px;padding:.25rem 1rem;text-align:left;border:1px solid GrayText;border-radius:4px;background:ButtonFace;color:ButtonText}
button:first-of-type{font-weight:600}small{display:block;font-weight:400}`;

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store, private",
};

type Content = ReturnType<typeof html>;

function page(words: Words, locale: Locale, content: Content) {
  return html`<!doctype html>
    <html lang="${locale === "zh" ? "zh-CN" : "en"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${words.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function form(words: Words, request: PaymentRequest, sealed: string): Content {
  const buttons = Object.keys(OUTCOMES).map((outcome) => {
    const { label, effect } = words.outcomes[outcome as keyof Words["outcomes"]];
    return html`<button name="outcome" value="${outcome}">${label}<small>${effect}</small></button>`;
  });
  return html`<p>${words.note}</p>
    <dl>
      <dt>${words.order}</dt>
      <dd>${request.subject}</dd>
      <dt>${words.amount}</dt>
      <dd>${toDecimal(request.amountMicro)} ${request.currency}</dd>
    </dl>
    <form method="post"><input type="hidden" name="request" value="${sealed}" />${buttons}</form>
    <p><a href="${request.returnUrl}">${words.back}</a></p>`;
}

const ending = (words: Words, request: PaymentRequest, text: string): Content =>
  html`<p>${text}</p>
    <p><a href="${request.returnUrl}">${words.toOrder}</a></p>`;

/** Whether a payment has had its outcome, or its time is over. */
async function isOver({ db, now }: SandboxOptions, request: PaymentRequest): Promise<boolean> {
  if (now().getTime() >= request.expiresAt) return true;
  const entry = await findEntry(db, request.paymentId);
  return entry?.state === "succeeded" || entry?.state === "closed";
}

/** GET shows the page for a sealed request; POST acts as the provider and sends the person back. */
export function sandboxPages(options: SandboxOptions): Hono {
  const app = new Hono();
  app.get(SANDBOX_PATH, async (c) => {
    const sealed = c.req.query("request") ?? "";
    const request = openRequest(options.secret, sealed);
    const locale = requestLocale(c.req.raw.headers, "en");
    const words = WORDS[locale];
    if (!request) return c.text(words.unknown, 404, HEADERS);
    if (await isOver(options, request))
      return c.html(page(words, locale, ending(words, request, words.over)), 410, HEADERS);
    return c.html(page(words, locale, form(words, request, sealed)), 200, HEADERS);
  });
  app.post(SANDBOX_PATH, async (c) => {
    const sent = await c.req.parseBody();
    const request = openRequest(options.secret, String(sent.request ?? ""));
    const locale = requestLocale(c.req.raw.headers, "en");
    const words = WORDS[locale];
    if (!request) return c.text(words.unknown, 404, HEADERS);
    const outcome = String(sent.outcome ?? "");
    if (isOutcome(outcome) && !(await isOver(options, request))) {
      await play(options, request, outcome);
      if ("isLeft" in OUTCOMES[outcome])
        return c.html(page(words, locale, ending(words, request, words.left)), 200, HEADERS);
    }
    return c.redirect(request.returnUrl, 303);
  });
  return app;
}
