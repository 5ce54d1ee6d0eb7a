// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PartSearchPage } from "@/components/part/search/part-search-page";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { partComparison } from "@/stores/part-comparison";
import { visitorCart } from "@/stores/visitor-cart";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { emptyVisitorCart } from "@/tests/support/visitor-cart";

const api = startMockApi();

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  partComparison.getState().clear();
  await emptyVisitorCart();
});
afterEach(cleanup);

const MPN = "RC0603FR-0710KL";

it("asks for what the address says, and shows each part with its price, its stock and that both are invented", async () => {
  renderPage(<PartSearchPage />, { address: "/component?q=10k&case=0603&stock=1&quantity=200&page=2" });
  expect(await screen.findByRole("link", { name: MPN })).toHaveAttribute(
    "href",
    "/component/p0000000part?quantity=200",
  );
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
  await user.selectOptions(screen.getByLabelText("Package"), "0603 (1)");
  await user.click(screen.getByRole("checkbox", { name: /In stock only/ }));
  const field = screen.getByRole("combobox", { name: "Part number, value, package or keywords" });
  await user.clear(field);
  await user.type(field, "100nF 50V{Enter}");
  expect(visited).toEqual(["/component?q=10k&case=0603", "/component?q=10k&stock=1", "/component?q=100nF+50V"]);
});

it.each([
  ["en-US", "214,355 parts201,004 in stock"],
  ["zh-CN", "共 214,355 个型号其中 201,004 个有现货"],
] as const)("says in %s how many there are, and how many of them in stock", async (tag, text) => {
  const found = ANSWERS.searchParts;
  api.answer("searchParts", { ...found, total: 214_355, facets: { ...found.facets, inStock: 201_004 } });
  renderPage(<PartSearchPage />, { tag, address: "/component" });
  await screen.findByRole("link", { name: MPN });
  expect(screen.getByRole("status")).toHaveTextContent(text);
  cleanup();
  renderPage(<PartSearchPage />, { tag, address: "/component?stock=1" });
  await screen.findByRole("link", { name: MPN });
  expect(screen.getByRole("status")).not.toHaveTextContent("201,004");
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
    corrected: null,
    nearest: [],
    isComplete: false,
  });
  renderPage(<PartSearchPage />, { address: "/component?q=10k&maker=Nobody" });
  expect(await screen.findByRole("heading", { name: "No parts match" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear filters" })).toHaveAttribute("href", "/component?q=10k");
  expect(screen.getByLabelText("Manufacturer")).toHaveDisplayValue("Nobody (0)");
  expect(screen.getByRole("status")).toHaveTextContent("still loading");
});

it("adds the next number up that is sold", async () => {
  sessionStore.getState().setToken("a-token");
  const { user } = renderPage(<PartSearchPage />, { address: "/component" });
  const row = within((await screen.findByRole("link", { name: MPN })).closest("tr") as HTMLElement);
  const quantity = row.getByRole("textbox", { name: `Quantity of ${MPN}` });
  await user.clear(quantity);
  await user.type(quantity, "95");
  await user.click(row.getByRole("button", { name: `Add to cart: ${MPN}` }));
  expect(await screen.findByText(`100 × ${MPN} added to the cart`)).toBeInTheDocument();
  expect(api.calls("addToCart").map(({ body }) => body)).toEqual([
    { itemType: "Normal", specification: { partId: "p0000000part", quantity: 100 } },
  ]);
});

it("puts parts into this browser's cart while nobody is signed in, and asks nobody to sign in", async () => {
  const { user } = renderPage(<PartSearchPage />, { address: "/component" });
  await screen.findByRole("link", { name: MPN });
  await user.click(screen.getByRole("button", { name: `Add to cart: ${MPN}` }));
  expect(await screen.findByText(`10 × ${MPN} added to the cart`)).toBeInTheDocument();
  expect(modalsStore.getState().account).toBe(false);
  expect(visitorCart.getState().items.map(({ itemType, query }) => [itemType, Object.fromEntries(query)])).toEqual([
    [
      "Normal",
      {
        ...{ partId: "p0000000part", quantity: "10", mpn: MPN, manufacturer: "Yageo", category: "resistor" },
        ...{ packageName: "0603", minimum: "10", multiple: "10", stock: "5000", isSample: "1", currency: "USD" },
        tiers: "10:10000;100:8000",
      },
    ],
  ]);
  expect(api.calls("addToCart")).toEqual([]);
});

it("lets several values of a parameter through, and forgets them with another category", async () => {
  const address = "/component?category=resistor&is=resistance%3A4.7+k%CE%A9&page=2";
  const { user, visited } = renderPage(<PartSearchPage />, { address });
  await screen.findByRole("link", { name: MPN });
  const filters = within(screen.getByRole("group", { name: "Filters by value" }));
  expect(filters.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  await user.click(filters.getByRole("checkbox", { name: /10 kΩ/ }));
  await user.click(filters.getByRole("checkbox", { name: /4\.7 kΩ/ }));
  await user.selectOptions(screen.getByLabelText("Category"), "");
  expect(visited.map((href) => new URLSearchParams(href.split("?")[1]).getAll("is"))).toEqual([
    ["resistance:4.7 kΩ", "resistance:10 kΩ"],
    [],
    [],
  ]);
});

it("orders by what was found, from the first page on", async () => {
  const { user, visited } = renderPage(<PartSearchPage />, { address: "/component?sort=resistance&page=3" });
  await screen.findByRole("link", { name: MPN });
  await user.selectOptions(screen.getByLabelText("Sort by"), "Stock");
  await user.click(screen.getByRole("button", { name: "Highest first" }));
  expect(visited).toEqual(["/component?sort=stock&down=1", "/component?sort=resistance&down=1"]);
});

it("offers what is found with a word less where nothing is", async () => {
  const none = { ...ANSWERS.searchParts, rows: [], total: 0 };
  api.answer("searchParts", { ...none, nearest: [{ keyword: "10k 0603", left: "X7R", total: 12 }] });
  renderPage(<PartSearchPage />, { address: "/component?q=10k+0603+X7R" });
  expect(await screen.findByRole("link", { name: "10k 0603" })).toHaveAttribute("href", "/component?q=10k+0603");
  expect(screen.getByText(/without “X7R”/)).toHaveTextContent("12 parts");
});

it("collects ticked parts for a comparison, four at most", async () => {
  const [row] = ANSWERS.searchParts.rows;
  const rows = ["a", "b", "c", "d", "e"].map((id) => ({ ...(row as NonNullable<typeof row>), id, mpn: `MPN-${id}` }));
  api.answer("searchParts", { ...ANSWERS.searchParts, rows, total: 5 });
  const { user } = renderPage(<PartSearchPage />, { address: "/component?quantity=50" });
  await user.click(await screen.findByRole("checkbox", { name: "Compare MPN-a" }));
  const tray = screen.getByRole("region", { name: "Parts to compare" });
  expect(tray).toHaveTextContent("Select one more to compare");
  for (const id of ["b", "c", "d"]) await user.click(screen.getByRole("checkbox", { name: `Compare MPN-${id}` }));
  expect(screen.getByRole("checkbox", { name: "Compare MPN-e" })).toBeDisabled();
  await user.click(within(tray).getByRole("button", { name: "Remove MPN-b" }));
  expect(within(tray).getByRole("link", { name: "Compare 3" })).toHaveAttribute(
    "href",
    "/component/compare?ids=a,c,d&quantity=50",
  );
});

it("shows what the page brought for its address, and asks for nothing", async () => {
  const initial = { filter: { keyword: "10k", isDescending: undefined, pageNum: 1 }, found: ANSWERS.searchParts };
  renderPage(<PartSearchPage initial={initial} />, { address: "/component?q=10k" });
  expect(screen.getByRole("link", { name: MPN })).toBeInTheDocument();
  await screen.findByRole("navigation", { name: "Categories" });
  expect(api.calls("searchParts")).toEqual([]);
});

it("leads to each category by a link that works without a script, with its count", async () => {
  const found = ANSWERS.searchParts;
  const category = [
    { value: "resistor", count: 93_504 },
    { value: "capacitor", count: 74_000 },
  ];
  const parameters = [{ key: "function" as const, values: [{ value: "Tantalum capacitor", count: 1_214 }] }];
  api.answer("searchParts", { ...found, facets: { ...found.facets, category, parameters } });
  renderPage(<PartSearchPage />, { address: "/component?category=capacitor" });
  const tree = within(await screen.findByRole("navigation", { name: "Categories" }));
  await tree.findByRole("link", { name: /^Resistors/ });
  expect(tree.getByRole("link", { name: "Resistors 93,504" })).toHaveAttribute("href", "/component?category=resistor");
  expect(tree.getByRole("link", { name: "Tantalum capacitor 1,214" })).toHaveAttribute(
    "href",
    "/component?category=capacitor&is=function%3ATantalum+capacitor",
  );
  expect(tree.getByRole("link", { name: "Capacitors 74,000" })).toHaveAttribute("aria-current", "true");
  expect(tree.queryByRole("link", { name: /^LEDs/ })).toBeNull();
});

it("says what it searched for instead where a number was mistyped", async () => {
  api.answer("searchParts", { ...ANSWERS.searchParts, corrected: "STM32F103C8" });
  renderPage(<PartSearchPage />, { address: "/component?q=STM32F130C8" });
  expect(await screen.findByRole("status")).toHaveTextContent(
    "No parts for “STM32F130C8”. Showing results for “STM32F103C8”.",
  );
});

it("has headings that skip no level", async () => {
  renderPage(<PartSearchPage />, { address: "/component" });
  await screen.findByRole("link", { name: MPN });
  await screen.findAllByRole("heading", { name: "Passive components" });
  const levels = screen.getAllByRole("heading").map((heading) => Number(heading.tagName.slice(1)));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
});
