// Pages that questions mean without using their words.

import { describe, expect, it } from "vitest";
import { normalizeQuestion } from "@/lib/core/assistant/language/normalize";
import { pagesAbout, TOPIC_PATHS } from "@/lib/core/assistant/page-topics";
import { contentPath } from "@/lib/core/content/content-kind";
import { getContent } from "@/lib/server/content/snapshot";

describe("pages of topics", () => {
  it.each(["en", "zh"] as const)("exist in %s", async (locale) => {
    const { documents } = await getContent();
    const own = documents.filter((document) => document.locale === locale);
    const paths = new Set(own.map(({ kind, slug }) => contentPath(kind, slug)));
    expect(TOPIC_PATHS.filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each([
    ["paypal ok?", "/help/payment-methods"],
    ["能用支付宝吗", "/help/payment-methods"],
    ["is there an nda", "/help/design-confidentiality"],
    ["顺丰发货吗", "/help/shipping-methods"],
  ])("answer %s", (question, path) => {
    expect(pagesAbout(normalizeQuestion(question))).toContain(path);
  });

  it("leave other questions alone", () => {
    for (const question of ["who won the match", "今天吃什么", "xyzzy"]) expect(pagesAbout(question)).toEqual([]);
  });
});
