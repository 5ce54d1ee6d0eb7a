// @vitest-environment jsdom
// Amounts, lists, tables, tabs and tracks say what they show.
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { PriceLines } from "@/components/ui/price-lines";
import { PriceText } from "@/components/ui/price-text";
import { StateTrack } from "@/components/ui/state-track";
import { Table } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import type { Currency } from "@/lib/base/money";
import { formatMoney, formatMoneyChange } from "@/lib/i18n/format-money";
import { renderInMarket } from "../../support/render-in-market";

describe("an amount", () => {
  it.each([
    [30_000_000, "USD", "en-US", "$30.00"],
    [1_200, "USD", "en-US", "$0.0012"],
    [1_234_567_890_000, "USD", "en-US", "$1,234,567.89"],
    [7_500_000, "CNY", "zh-CN", "¥7.50"],
    [8_000, "CNY", "en-CN", "¥0.008"],
    [-9_200_000, "USD", "zh-US", "-$9.20"],
  ] as const)("of %i millionths %s reads in %s as %s", (amountMicro, currency: Currency, tag, text) => {
    expect(formatMoney({ currency, amountMicro }, tag)).toBe(text);
  });

  it("as a change carries its sign", () => {
    expect(formatMoneyChange({ currency: "USD", amountMicro: 2_400_000 }, "en-US")).toBe("+$2.40");
    expect(formatMoneyChange({ currency: "USD", amountMicro: -7_200_000 }, "en-US")).toBe("−$7.20");
    expect(formatMoneyChange({ currency: "USD", amountMicro: 0 }, "en-US")).toBe("$0.00");
  });

  it("that is unknown is two dashes, and zero is zero", () => {
    const { container } = renderInMarket(
      <>
        <PriceText money={null} /> <PriceText money={{ currency: "USD", amountMicro: 0 }} />
      </>,
    );
    expect(container).toHaveTextContent("-- $0.00");
  });
});

it("price lines give each name its amount, the rule below it, and the sum last", () => {
  renderInMarket(
    <PriceLines
      lines={[
        { key: "board", name: "Board", rule: "0.5 m² at $50.00", money: { currency: "USD", amountMicro: 25_000_000 } },
        { key: "setup", name: "Tooling", money: { currency: "USD", amountMicro: 5_000_000 } },
      ]}
      total={{ name: "Total", money: { currency: "USD", amountMicro: 30_000_000 } }}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Board0.5 m² at $50.00",
    "Tooling",
    "Total",
  ]);
  expect(screen.getAllByRole("definition").map((amount) => amount.textContent)).toEqual(["$25.00", "$5.00", "$30.00"]);
});

it("a table has a name, heads for its columns and a row for each record", () => {
  const columns = [
    { key: "number", head: "Order", cell: (row: { number: string }) => row.number },
    { key: "total", head: "Total", cell: (row: { total: string }) => row.total, isNumeric: true },
  ];
  const rows = [
    { number: "W1", total: "$30.00" },
    { number: "W2", total: "$1.00" },
  ];
  renderInMarket(<Table caption="Orders" columns={columns} rows={rows} rowKey={(row) => row.number} />);
  const table = screen.getByRole("table", { name: "Orders" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Order", "Total"]);
  expect(within(table).getByRole("row", { name: "W2 $1.00" })).toBeVisible();
});

it("tabs move by arrow and take the panel along", async () => {
  function Sides() {
    const [side, setSide] = useState<"top" | "bottom">("top");
    const items = [
      { id: "top", label: "Top" },
      { id: "bottom", label: "Bottom" },
    ] as const;
    return <Tabs label="Side" items={items} value={side} onChange={setSide} />;
  }
  const { user } = renderInMarket(<Sides />);
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Bottom", selected: true })).toHaveFocus();
  expect(screen.getByRole("tab", { name: "Top", selected: false })).toHaveAttribute("tabindex", "-1");
});

it.each([
  ["en-US", ["Paid (done)", "Reviewed (now)", "Shipped (to come)"]],
  ["zh-CN", ["Paid（已完成）", "Reviewed（进行中）", "Shipped（未开始）"]],
] as const)("a state track in %s tells the state of each station in words", (tag, words) => {
  renderInMarket(
    <StateTrack
      stations={[
        { key: "paid", label: "Paid", state: "done" },
        { key: "reviewed", label: "Reviewed", state: "now" },
        { key: "shipped", label: "Shipped", state: "future" },
      ]}
    />,
    { tag },
  );
  expect(screen.getAllByRole("listitem").map((station) => station.textContent)).toEqual(words);
  expect(
    screen.getAllByRole("listitem").filter((station) => station.getAttribute("aria-current") === "step"),
  ).toHaveLength(1);
});

it("a bracket stands at the stations that it holds, whichever way the line runs", () => {
  renderInMarket(
    <StateTrack
      stations={["paid", "reviewed", "shipped"].map((key) => ({ key, label: key, state: "future" as const }))}
      brackets={[{ key: "fixed", label: "no more changes", from: 1, to: 2 }]}
    />,
  );
  const { style } = screen.getByText("no more changes");
  // Grid lines count from 1: the second station begins at line 2, the third ends at line 4.
  expect([style.getPropertyValue("--from"), style.getPropertyValue("--to")]).toEqual(["2", "4"]);
  expect(style.gridColumn).toBe("");
});

it("a busy button keeps its label and its focus, and ignores clicks", async () => {
  const onClick = vi.fn();
  const { user } = renderInMarket(
    <Button isBusy onClick={onClick}>
      Place the order
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Place the order" });
  await user.click(button);
  await user.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).toHaveFocus();
});
