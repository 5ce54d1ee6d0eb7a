// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ComparePage } from "@/components/part/compare/compare-page";
import { comparisonHref, readComparison } from "@/components/part/compare/compare-page";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const address = "/component/compare?ids=p0000000part,p0000000alt&quantity=10";
const rowOf = (name: RegExp) => screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;

it("aligns the values, marks what differs and says whether the footprint is one", async () => {
  renderPage(<ComparePage />, { address });
  expect((await screen.findAllByRole("columnheader")).map((header) => header.textContent)).toEqual([
    expect.stringContaining("RC0603FR-0710KLYageo"),
    expect.stringContaining("CRCW060310K0FKEAVishay"),
  ]);
  expect(api.calls("compareParts").map(({ query }) => query)).toEqual([
    { ids: "p0000000part,p0000000alt", quantity: "10" },
  ]);
  expect(
    within(rowOf(/^Resistance/))
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["10 kΩ", "10 kΩ"]);
  expect(rowOf(/^Resistance/)).not.toHaveAttribute("data-different");
  expect(rowOf(/^Power differs|^Powerdiffers/)).toHaveTextContent("--0.1 W");
  expect(screen.getByText("All parts fit the same footprint.")).toBeInTheDocument();
});

it("leaves out what is alike on demand", async () => {
  const { user } = renderPage(<ComparePage />, { address });
  await screen.findAllByRole("columnheader");
  await user.click(screen.getByRole("checkbox", { name: "Differences only" }));
  expect(screen.queryByRole("rowheader", { name: /^Resistance/ })).toBeNull();
  expect(screen.getByRole("rowheader", { name: /^Stock/ })).toBeInTheDocument();
});

it("takes a part out, and another one in by its number, both in the address", async () => {
  api.answer("suggestParts", {
    isExact: true,
    rows: [{ id: "p3", mpn: "MCR03EZPFX1002", manufacturer: "ROHM", category: "resistor", stock: 1 }],
  });
  const { user, visited } = renderPage(<ComparePage />, { address });
  await user.click(await screen.findByRole("button", { name: "Remove RC0603FR-0710KL" }));
  const field = screen.getByRole("combobox", { name: "Part number to add" });
  await user.type(field, "mcr03ezpfx1002");
  await waitFor(() => expect(document.querySelector("option[value=MCR03EZPFX1002]")).not.toBeNull());
  await user.type(field, "{Enter}");
  expect(visited).toEqual([
    "/component/compare?ids=p0000000alt&quantity=10",
    "/component/compare?ids=p0000000part,p0000000alt,p3&quantity=10",
  ]);
});

it("says that no part has such a number", async () => {
  api.answer("suggestParts", { isExact: false, rows: [] });
  const { user } = renderPage(<ComparePage />, { address });
  await screen.findAllByRole("columnheader");
  await user.type(screen.getByRole("combobox", { name: "Part number to add" }), "zzzz{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("No part has exactly this number.");
});

it("says what is missing, and where to begin without any part", async () => {
  renderPage(<ComparePage />, { address: "/component/compare?ids=p0000000part,p0000000alt,gone" });
  expect(await screen.findByText("One part of this comparison is not in the catalog.")).toBeInTheDocument();
  cleanup();
  renderPage(<ComparePage />, { address: "/component/compare?ids=", tag: "zh-CN" });
  expect(screen.getByRole("heading", { name: "还没有要对比的元器件" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "搜索元器件" })).toHaveAttribute("href", "/component");
});

it("fails in words, and is tried again", async () => {
  api.fail("compareParts", { kind: "refusal", code: "OPERATION_FAILED", message: "No." }, 1);
  const { user } = renderPage(<ComparePage />, { address });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("columnheader")).toHaveLength(2);
});

it("an address names four parts at most, each once", () => {
  const read = (query: string) => readComparison(new URLSearchParams(query));
  expect(read("ids=a,b,a,c,d,e&quantity=5")).toEqual({ ids: ["a", "b", "c", "d"], quantity: 5 });
  expect(read("ids=a%2F..,<b>,c&quantity=-1")).toEqual({ ids: ["c"], quantity: undefined });
  expect(comparisonHref({ ids: ["a", "b"], quantity: 5 })).toBe("/component/compare?ids=a,b&quantity=5");
  expect(comparisonHref({ ids: [] })).toBe("/component/compare");
});

it("keeps the room of as many columns while the parts load", () => {
  renderPage(<ComparePage />, { address });
  const rows = screen.getByText("Loading").parentElement?.querySelectorAll("div") ?? [];
  expect(rows.length).toBeGreaterThan(8);
  // The names of the values, and two parts.
  expect(rows[0]?.children.length).toBe(3);
});
