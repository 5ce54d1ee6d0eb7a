// The sandbox provider's own page: where play money is paid, refused, lost or announced twice.

import { Hono } from "hono";
import { html } from "hono/html";
import { toDecimal } from "@/lib/base/money";
import type { Locale } from "@/lib/core/market/area";
import { requestLocale } from "@/lib/server/http/translate";
import en from "@/messages/en/sandbox.json";
import zh from "@/messages/zh/sandbox.json";
import type { PaymentRequest } from "./provider";
import { openRequest, signedNotice } from "./sandbox";

export const SANDBOX_PATH = "/api/pay/sandbox/page";

type Words = typeof en;
const WORDS: Record<Locale, Words> = { en, zh };

/** What each button makes the provider do: the notices it sends, in order. */
const OUTCOMES: Record<string, ("succeeded" | "failed" | "repeat")[]> = {
  succeed: ["succeeded"],
  refuse: ["failed"],
  silent: [],
  twice: ["succeeded", "repeat"],
  late: ["failed", "succeeded"],
};

type Options = {
  secret: string;
  /** Brings a notice to the product, as the provider's server would. */
  deliver: (body: string, headers: Record<string, string>) => Promise<void>;
  now: () => Date;
};

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

function page(words: Words, locale: Locale, request: PaymentRequest, sealed: string) {
  const buttons = Object.keys(OUTCOMES).map((outcome) => {
    const { label, effect } = words.outcomes[outcome as keyof Words["outcomes"]];
    return html`<button name="outcome" value="${outcome}">${label}<small>${effect}</small></button>`;
  });
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
          <p>${words.note}</p>
          <dl>
            <dt>${words.order}</dt>
            <dd>${request.orderNumber}</dd>
            <dt>${words.amount}</dt>
            <dd>${toDecimal(request.amountMicro)} ${request.currency}</dd>
          </dl>
          <form method="post"><input type="hidden" name="request" value="${sealed}" />${buttons}</form>
          <p><a href="${request.returnUrl}">${words.back}</a></p>
        </main>
      </body>
    </html>`;
}

async function announce({ secret, deliver, now }: Options, request: PaymentRequest, outcome: string): Promise<void> {
  let last: ReturnType<typeof signedNotice> | null = null;
  for (const step of OUTCOMES[outcome] ?? []) {
    if (step !== "repeat") {
      const { paymentId, currency, amountMicro } = request;
      last = signedNotice(secret, { paymentId, kind: step, currency, amountMicro }, now());
    }
    if (last) await deliver(last.body, last.headers);
  }
}

/** GET shows the page for a sealed request; POST acts as the provider and sends the person back. */
export function sandboxPages(options: Options): Hono {
  const app = new Hono();
  app.get(SANDBOX_PATH, (c) => {
    const sealed = c.req.query("request") ?? "";
    const request = openRequest(options.secret, sealed);
    const locale = requestLocale(c.req.raw.headers, "en");
    if (!request) return c.text(WORDS[locale].unknown, 404, HEADERS);
    return c.html(page(WORDS[locale], locale, request, sealed), 200, HEADERS);
  });
  app.post(SANDBOX_PATH, async (c) => {
    const form = await c.req.parseBody();
    const request = openRequest(options.secret, String(form.request ?? ""));
    if (!request) return c.text(WORDS[requestLocale(c.req.raw.headers, "en")].unknown, 404, HEADERS);
    await announce(options, request, String(form.outcome ?? ""));
    return c.redirect(request.returnUrl, 303);
  });
  return app;
}
