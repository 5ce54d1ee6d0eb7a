// The sandbox's page as HTML: what is paid, the results to choose from, and the way back.

import { html, raw } from "hono/html";
import { toDecimal } from "@/lib/base/money";
import type { Locale } from "@/lib/core/market/area";
import en from "@/messages/en/sandbox.json";
import zh from "@/messages/zh/sandbox.json";
import type { PaymentRequest } from "./provider";
import type { OutcomeName } from "./sandbox-outcomes";
import { SANDBOX_STYLE } from "./sandbox-style";

type Words = typeof en;
const WORDS: Record<Locale, Words> = { en, zh };

type Content = ReturnType<typeof html>;
export type SandboxStyle = { locale: Locale; theme: "light" | "dark" | null };

/** Results that a person meets, and faults of the provider that only a test needs; in the order of the page. */
const GROUPS = {
  result: ["succeed", "refuse", "silent"],
  fault: ["delayed", "lost", "twice", "closed", "late", "reversed"],
} as const satisfies Record<string, readonly OutcomeName[]>;

const MARKS: Record<OutcomeName, string> = {
  succeed: "main",
  refuse: "failed",
  silent: "open",
  delayed: "late",
  lost: "late",
  twice: "paid",
  closed: "paid",
  late: "paid",
  reversed: "paid",
};

function page({ locale, theme }: SandboxStyle, content: Content): Content {
  const words = WORDS[locale];
  const language = locale === "zh" ? "zh-CN" : "en";
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html`data-theme="${theme}"` : ""}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <style>
          ${raw(SANDBOX_STYLE)}
        </style>
      </head>
      <body>
        <p class="strip">${words.strip}</p>
        <main>
          <header>
            <span class="shop">${words.shop}</span>
            <span class="mark">${words.mark}</span>
          </header>
          <div class="sheet">${content}</div>
        </main>
      </body>
    </html>`;
}

function choices(words: Words, group: keyof typeof GROUPS): Content {
  const buttons = GROUPS[group].map((name) => {
    const { label, effect } = words.outcomes[name];
    return html`<button class="${MARKS[name]}" name="outcome" value="${name}">
      ${label} <small>${effect}</small>
    </button>`;
  });
  const { title, hint } = words.groups[group];
  return html`<h2>${title}</h2>
    <p class="hint">${hint}</p>
    <div class="choices">${buttons}</div>`;
}

/** `sealed` goes back with the choice; `minutesLeft` is how long the link can still be used. */
export function sandboxForm(
  style: SandboxStyle,
  { request, sealed, minutesLeft }: { request: PaymentRequest; sealed: string; minutesLeft: number },
): Content {
  const words = WORDS[style.locale];
  return page(
    style,
    html`<h1>${words.title}</h1>
      <p class="note">${words.note}</p>
      <dl>
        <dt>${words.amount}</dt>
        <dd class="amount">${toDecimal(request.amountMicro)} ${request.currency}</dd>
        <dt>${words.order}</dt>
        <dd>${request.subject}</dd>
        <dt>${words.validFor}</dt>
        <dd>${words.minutes.replace("{count}", String(minutesLeft))}</dd>
      </dl>
      <form method="post">
        <input type="hidden" name="request" value="${sealed}" />
        ${choices(words, "result")} ${choices(words, "fault")}
      </form>
      <a class="back" href="${request.returnUrl}">${words.back}</a>`,
  );
}

export function sandboxEnding(style: SandboxStyle, request: PaymentRequest, text: "over" | "left"): Content {
  const words = WORDS[style.locale];
  return page(
    style,
    html`<h1>${words.title}</h1>
      <p class="note">${words[text]}</p>
      <a class="back" href="${request.returnUrl}">${words.toOrder}</a>`,
  );
}

export function sandboxUnknown(style: SandboxStyle): Content {
  const words = WORDS[style.locale];
  return page(
    style,
    html`<h1>${words.title}</h1>
      <p class="note">${words.unknown}</p>`,
  );
}
