// @vitest-environment jsdom
// Blocks of an answer as a person meets them; each leads to its page, and none acts by itself.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { AnswerBlocks } from "@/components/chat/blocks/answer-blocks";
import { answerAsText, labeledAnswer } from "@/components/chat/answer/answer-as-text";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import { forgetPage, renderPage, stubBrowser } from "../../support/render-page";
import { startMockApi } from "../../support/mock-api/mock-api";
import { useTranslations } from "next-intl";

startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PRICES: AnswerBlock = {
  ...{ kind: "prices", title: "2 layers, 32 × 22 mm", currency: "USD", columns: ["HASL", "ENIG"] },
  rows: [
    { label: "10", amounts: [1_000_000, 17_510_000], note: null },
    { label: "50", amounts: [17_400_000, null], note: "ships 26 Nov" },
  ],
  ...{ validUntil: "2026-12-23", path: "/order/manufacturing/pcb?quantity=50" },
};
const part = (mpn: string, stock: number) => ({
  ...{ partId: mpn, mpn, manufacturer: "Murata", description: "22 µF, 25 V", stock, isSample: true },
  ...{ currency: "USD" as const, unitMicro: 110_400, quantity: 50, path: `/component/${mpn}` },
});
const ACT: AnswerBlock = {
  ...{ kind: "act", title: "Change the surface finish to ENIG", text: "1 day longer.", currency: "USD" },
  ...{ amountMicro: 16_510_000, confirm: "Review and pay", path: "/my-center/orders/o1" },
};
const show = (...blocks: AnswerBlock[]) => renderPage(<AnswerBlocks blocks={blocks} />);

describe("blocks", () => {
  it("prices stand in a table by row and column; what is not offered says so", () => {
    show(PRICES);
    const table = screen.getByRole("table");
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["VariantHASLENIG", "10$1.00$17.51", "50ships 26 Nov$17.40not available"]);
    expect(screen.getByText("valid until Dec 23, 2026")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open in quote" })).toHaveAttribute(
      "href",
      "/order/manufacturing/pcb?quantity=50",
    );
  });

  it("a finding tells what was measured against its limit, and how often", () => {
    show({
      ...{ kind: "finding", title: "Copper to edge", severity: "warning", text: "Move it **inward**.", count: 3 },
      ...{ measuredMm: 0.2, limitMm: 0.3, path: "/order/dfm?id=1" },
    });
    expect(screen.getByText("0.2 mm, min. 0.3 mm")).toBeInTheDocument();
    expect(screen.getByText("3 places")).toBeInTheDocument();
    expect(screen.getByText("Warning:", { exact: false })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the report" })).toHaveAttribute("href", "/order/dfm?id=1");
  });

  it("a part has its stock, price and page; sample data is named", () => {
    show({ kind: "parts", parts: [part("GRM32", 12_900)], comparison: [] });
    expect(screen.getByText("12,900 in stock")).toBeInTheDocument();
    expect(screen.getByText("$0.1104 each, at 50")).toBeInTheDocument();
    expect(screen.getByText("Sample data")).toBeInTheDocument();
  });

  it("parts are compared attribute by attribute", () => {
    show({
      kind: "parts",
      parts: [part("CL32", 0), part("GRM32", 12_900)],
      comparison: [{ label: "Package", values: ["1210", "1206"] }],
    });
    expect(screen.getByRole("row", { name: "Package 1210 1206" })).toBeInTheDocument();
    expect(screen.getByText("out of stock")).toBeInTheDocument();
  });

  it("an order shows its station and what may still be done", () => {
    show({
      ...{ kind: "order", orderNumber: "BW261123-4KQ7", status: "Paid", title: "Buck trainer", shipDate: "2026-11-27" },
      ...{ mayCancel: true, mayChange: true, path: "/my-center/orders/o1" },
    });
    expect(screen.getByText("Order BW261123-4KQ7", { exact: false })).toBeInTheDocument();
    const now = screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
    expect(now).toHaveTextContent("Paid");
    expect(screen.getByText("You can still change it.")).toBeInTheDocument();
  });

  it("a waveform is described in words with its extremes and units", () => {
    show({
      ...{ kind: "waveform", title: "Step response", path: "/sim?id=1" },
      axis: { name: "time", unit: "s", values: [0, 0.001, 0.002] },
      traces: [{ name: "V(out)", unit: "V", values: [0, 0.632, 0.865] }],
    });
    expect(screen.getByRole("img", { name: "Waveform: Step response. V(out) from 0 V to 865 mV" })).toBeInTheDocument();
    expect(screen.getByText("2.00 ms")).toBeInTheDocument();
  });

  it("a prepared act leads to the page that confirms it, and is nothing but a link", async () => {
    const { user } = show(ACT);
    expect(screen.getByRole("link", { name: "Review and pay" })).toHaveAttribute("href", "/my-center/orders/o1");
    expect(screen.getByText("$16.51")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("link", { name: "Review and pay" })).toBeNull();
    expect(screen.getByText("Nothing was changed.")).toBeInTheDocument();
  });

  it("projects carry their author and license; a person is one press away", () => {
    show(
      {
        kind: "projects",
        projects: [{ projectId: "p1", title: "Lamp", author: "Mara", license: "CC BY 4.0", path: "/community/p1" }],
      },
      { kind: "handOver", text: "I don't know.", path: "/contact-us" },
    );
    expect(screen.getByText("by Mara, CC BY 4.0")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contact an engineer" })).toHaveAttribute("href", "/contact-us");
  });
});

describe("a copied answer", () => {
  function CopyOf({ blocks }: { blocks: AnswerBlock[] }) {
    const words = { t: useTranslations("chat"), tag: "en-US" };
    const sources = [{ number: 1, kind: "prices" as const, title: "Price book", path: null }];
    return (
      <>
        <pre data-testid="copy">{labeledAnswer({ blocks, sources }, words)}</pre>
        <pre data-testid="text">{answerAsText({ blocks, sources: [] }, words)}</pre>
      </>
    );
  }

  it("keeps the label that it is the AI's, and its sources", () => {
    renderPage(<CopyOf blocks={[{ kind: "text", markdown: "It costs **$5**. [1]" }]} />);
    expect(screen.getByTestId("copy").textContent).toBe(
      "AI-generated answer from Boardwright\n\nIt costs **$5**. [1]\n\nSources\n[1] Price book\n",
    );
  });

  it("has prices as a Markdown table", () => {
    renderPage(<CopyOf blocks={[PRICES]} />);
    expect(screen.getByTestId("text").textContent).toBe(
      [
        "**2 layers, 32 × 22 mm**",
        "",
        "| Variant | HASL | ENIG |",
        "| --- | --- | --- |",
        "| 10 | $1.00 | $17.51 |",
        "| 50 (ships 26 Nov) | $17.40 | not available |",
        "",
        "valid until Dec 23, 2026",
      ].join("\n"),
    );
  });
});
