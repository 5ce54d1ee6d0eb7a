// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { useActWords } from "@/components/ops/frame/use-act-words";
import type { AdminAct } from "@/lib/contracts/ops";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";

function wordsIn(locale: "en" | "zh") {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider
      locale={locale === "en" ? "en-US" : "zh-CN"}
      timeZone="UTC"
      messages={locale === "en" ? en : zh}
    >
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useActWords(), { wrapper }).result.current;
}

const said = (details: AdminAct["details"], currency: AdminAct["currency"] = "USD") => ({ details, currency });

describe("details of an act", () => {
  it("are in the reader's form: the move, amounts with their currency, weights, moments, then what was written", () => {
    const details = {
      ...{ from: "In Production", to: "Processed", note: "two boxes", weightGrams: 1640 },
      ...{ chargeMicro: 24_500_000, deliveredAt: "2026-11-19T06:28:16.631Z" },
    };
    const whole = wordsIn("en").details(said(details));
    expect(whole).toBe(
      "In production → Processed · weight: 1,640 g · charge: $24.50 · delivered: Nov 19, 2026, 6:28 AM · note: two boxes",
    );
    expect(wordsIn("zh").details(said(details, "CNY"))).toBe(
      "生产中 → 已完工 · 重量：1,640 g · 运费：¥24.50 · 签收：2026年11月19日 06:28 · 备注：two boxes",
    );
  });

  it("call a market, a kind of book, a day and what a coupon is for by words, and leave out what only machines read", () => {
    const details = { area: "en-US", kind: "boards", effectiveFrom: "2027-01-04", sha256: "0".repeat(64), note: "" };
    expect(wordsIn("en").details(said(details))).toBe(
      "market area: International (USD) · applies to: Boards · effective from: Jan 4, 2027",
    );
    expect(wordsIn("zh").details(said({ couponKind: "shipping", amountMicro: 8_000_000 }, "CNY"))).toBe(
      "适用范围：运费 · 金额：¥8.00",
    );
  });

  it("name a refund's way from one state to the next, and nothing that did not move", () => {
    expect(wordsIn("en").details(said({ from: "byHand", to: "sent", amountMicro: 1_000_000 }))).toBe(
      `${en.ops.money.refundState.byHand} → ${en.ops.money.refundState.sent} · amount: $1.00`,
    );
    expect(wordsIn("en").details(said({ from: "Quoting", to: "Quoting", board: 0 }, null))).toBe("board: 1");
  });
});

const ROOT = path.join(import.meta.dirname, "../../..");

const textsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), "utf8"));

/** Every kind that the server or the command line writes into the log. */
function kindsInSource(): string[] {
  const writers = [...textsIn("lib/server"), ...textsIn("scripts")].filter((text) =>
    /recordAct|recordEvent|auditEvents|ops\.\w+/.test(text),
  );
  const kinds = writers.flatMap((text) => [
    ...[...text.matchAll(/recordEvent\(\s*[\w.]+,\s*[\w.]+,\s*"([a-z-]+)"/g)].map(([, kind = ""]) => kind),
    ...[
      ...text.matchAll(/\bkind(?:: | = )[^,;\n]*?"([a-z]+(?:-[a-z]+)+)"(?:[^,;\n]*?"([a-z]+(?:-[a-z]+)+)")?/g),
    ].flatMap(([, one = "", other = ""]) => [one, other]),
  ]);
  return [...new Set(kinds.filter(Boolean))].sort();
}

it("every kind of act has words in both languages", () => {
  const kinds = kindsInSource().filter((kind) => kind !== "point" && kind !== "signed-out");
  expect(kinds).toEqual(expect.arrayContaining(["order-asked", "contact-confirmed", "registered", "staff-removed"]));
  for (const messages of [en, zh]) {
    expect(kinds.filter((kind) => !Object.hasOwn(messages.ops.audit.kind, kind))).toEqual([]);
  }
  expect(Object.keys(zh.ops.audit.kind)).toEqual(Object.keys(en.ops.audit.kind));
});
