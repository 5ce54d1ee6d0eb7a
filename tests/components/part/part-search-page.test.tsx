// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PartSearchPage } from "@/components/part/part-search-page";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const MPN = "RC0603FR-0710KL";

it("asks for what the address says, and shows each part with its price, its stock and that both are invented", async () => {
  renderPage(<PartSearchPage />, { address: "/component?q=10k&case=0603&stock=1&quantity=200&page=2" });
  expect(await screen.findByRole("link", { name: MPN })).toHaveAttribute("href", "/component/p0000000part");
  expect(api.calls("searchParts").map(({ query }) => query)).toEqual([
    { keyword: "10k", packageName: "0603", inStock: "true", quantity: "200", pageNum: "2", type: "1" },
  ]);
  const row = screen.getByRole("link", { name: MPN }).closest("tr");
  expect(row).toHaveTextContent("Yageo");
  expect(row).toHaveTextContent("10 kΩ, ±1%");
  expect(row).toHaveTextContent("Stock5,000");
  expect(row).toHaveTextContent("$0.01");
  expect(screen.getByText("Sample data")).toBeInTheDocument();
});

it("says the same in Chinese", async () => {
  renderPage(<PartSearchPage />, { address: "/component?q=10k", tag: "zh-CN" });
  const row = (await screen.findByRole("link", { name: MPN })).closest("tr");
  expect(row).toHaveTextContent("10 kΩ，±1%");
  expect(row).toHaveTextContent("库存5,000");
  expect(screen.getByText("共 1 个型号")).toBeInTheDocument();
});

it("puts words and filters into the address, from its first page on", async () => {
  const { user, visited } = renderPage(<PartSearchPage />, { address: "/component?q=10k&page=3" });
  await screen.findByRole("link", { name: MPN });
  await user.selectOptions(screen.getByLabelText("Case"), "0603 (1)");
  await user.click(screen.getByRole("checkbox", { name: /In stock only/ }));
  const field = screen.getByRole("combobox", { name: "Part number, value, case or words" });
  await user.clear(field);
  await user.type(field, "100nF 50V{Enter}");
  expect(visited).toEqual(["/component?q=10k&case=0603", "/component?q=10k&stock=1", "/component?q=100nF+50V"]);
});

it("offers to take the filters away where nothing is left", async () => {
  const facets = { category: [], manufacturer: [], packageName: [], mounting: [], inStock: 0, parameters: [] };
  api.answer("searchParts", {
    rows: [],
    total: 0,
    pageNum: 1,
    pageSize: 25,
    facets,
    currency: "USD",
    nearest: [],
    isComplete: false,
  });
  renderPage(<PartSearchPage />, { address: "/component?q=10k&maker=Nobody" });
  expect(await screen.findByRole("heading", { name: "No part fits all of that" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Take the filters away" })).toHaveAttribute("href", "/component?q=10k");
  expect(screen.getByLabelText("Manufacturer")).toHaveDisplayValue("Nobody (0)");
  expect(screen.getByRole("status")).toHaveTextContent("still being written");
});

it("adds the next number up that is sold", async () => {
  sessionStore.getState().setToken("a-token");
  const { user } = renderPage(<PartSearchPage />, { address: "/component" });
  const row = within((await screen.findByRole("link", { name: MPN })).closest("tr") as HTMLElement);
  const quantity = row.getByRole("textbox", { name: `Quantity of ${MPN}` });
  await user.clear(quantity);
  await user.type(quantity, "95");
  await user.click(row.getByRole("button", { name: `Add ${MPN} to the cart` }));
  expect(await screen.findByText(`100 × ${MPN} added to the cart`)).toBeInTheDocument();
  expect(api.calls("addToCart").map(({ body }) => body)).toEqual([
    { itemType: "Normal", specification: { partId: "p0000000part", quantity: 100 } },
  ]);
});

it("asks somebody who is not signed in to sign in first", async () => {
  const { user } = renderPage(<PartSearchPage />, { address: "/component" });
  await screen.findByRole("link", { name: MPN });
  await user.click(screen.getByRole("button", { name: `Add ${MPN} to the cart` }));
  expect(modalsStore.getState().account).toBe(true);
  expect(sessionStore.getState().pendingAction).toEqual({
    kind: "add-part",
    payload: { partId: "p0000000part", quantity: 10, mpn: MPN },
  });
  expect(api.calls("addToCart")).toEqual([]);
});
