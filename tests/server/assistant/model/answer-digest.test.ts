// Earlier answers in short.

import { describe, expect, it } from "vitest";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import { answerDigest } from "@/lib/server/assistant/model/answer-digest";

const PRICES: AnswerBlock = {
  ...{ kind: "prices", title: "4 layers", currency: "USD", columns: ["5 days", "3 days"], validUntil: null, path: "/" },
  rows: [{ label: "Total", amounts: [39_250_000, null], note: null }],
};
const WAVEFORM: AnswerBlock = {
  ...{ kind: "waveform", title: "RC", path: null, axis: { name: "Time", unit: "s", values: Array(2_000).fill(0) } },
  traces: [{ name: "V(out)", unit: "V", values: Array(2_000).fill(1.2345) }],
};

describe("an answer in short", () => {
  it("has the total of a price card, and no samples of a waveform", () => {
    const digest = answerDigest({ blocks: [{ kind: "text", markdown: "By the book [1]." }, PRICES, WAVEFORM] });
    expect(digest).toBe("By the book [1].\n(prices, 4 layers: 5 days 39.25 USD; 3 days)\n(waveform: RC)");
  });

  it("is bounded", () => {
    const blocks = Array.from({ length: 50 }, (): AnswerBlock => ({ kind: "text", markdown: "x".repeat(1_000) }));
    expect(answerDigest({ blocks }).length).toBeLessThan(2_000);
  });
});
