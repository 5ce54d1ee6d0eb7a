// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PartPage } from "@/components/part/detail/part-page";
import { describePart } from "@/components/part/detail/part-data";
import { scriptJson } from "@/lib/base/script-json";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  window.history.replaceState(null, "", "/component/p0000000part");
});
afterEach(cleanup);

const show = (options?: Parameters<typeof renderPage>[1]) =>
  renderPage(<PartPage part={ANSWERS.getPart} alternatives={ANSWERS.listAlternatives} />, options);

it("is whole without asking anybody: facts, steps, alternatives with their reasons", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "RC0603FR-0710KL" })).toBeInTheDocument();
  const steps = within(screen.getByRole("table", { name: "Price breaks" }));
  // Ten are billed at the first step.
  expect(steps.getByText("Your price").closest("tr")).toHaveTextContent("10+");
  const row = screen.getByRole("link", { name: "CRCW060310K0FKEA" }).closest("tr");
  expect(row).toHaveTextContent("More stock");
  expect(row).toHaveTextContent("Cheaper");
  expect(screen.getByRole("link", { name: "Compare these" })).toHaveAttribute(
    "href",
    "/component/compare?ids=p0000000part,p0000000alt",
  );
});

it("keeps the quantity in the address, and asks for the price of that many", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Order 100" }));
  expect(window.location.search).toBe("?quantity=100");
  await screen.findByRole("link", { name: "CRCW060310K0FKEA" });
  expect(api.calls("getPart").map(({ query }) => query)).toEqual([{ quantity: "100" }]);
  expect(api.calls("listAlternatives").map(({ query }) => query)).toEqual([{ quantity: "100" }]);
});

it("takes as many as were asked for last, though their price is on its way", async () => {
  sessionStore.getState().setToken("a-token");
  api.respond("getPart", () => new Promise<Response>(() => {}));
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Order 100" }));
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  await waitFor(() => expect(api.calls("addToCart")).toHaveLength(1));
  expect(api.calls("addToCart")[0]?.body).toMatchObject({
    specification: { partId: ANSWERS.getPart.id, quantity: 100 },
  });
});

it("says that a part is no longer made, in both languages", () => {
  const obsolete = {
    ...ANSWERS.getPart,
    lifecycle: "obsolete" as const,
    stock: 0,
    availability: "outOfStock" as const,
  };
  renderPage(<PartPage part={obsolete} alternatives={{ ...ANSWERS.listAlternatives, rows: [] }} />, { tag: "zh-CN" });
  expect(screen.getByText("制造商已停产，售完为止。")).toBeInTheDocument();
  expect(screen.getByText("缺货")).toBeInTheDocument();
  expect(screen.queryByRole("table", { name: "替代型号" })).toBeNull();
});

it("shows where the part is used to whoever is signed in, and asks for nobody else", async () => {
  show();
  expect(api.calls("listPartUses")).toEqual([]);
  cleanup();
  sessionStore.getState().setToken("a-token");
  const use = { quoteId: "q1", quoteNumber: "BQ-7", projectName: "Amplifier", status: "Quoted" };
  api.answer("listPartUses", {
    rows: [{ ...use, createdAt: "2026-11-20T08:00:00Z", designators: "R1, R2", quantity: 2 }],
    total: 1,
  });
  show();
  expect(await screen.findByRole("link", { name: "BQ-7" })).toHaveAttribute("href", "/my-center/quotes/q1");
  expect(screen.getByText("R1, R2")).toBeInTheDocument();
});

describe("what machines are told", () => {
  const described = { url: "https://a.example/component/p1", description: "10 kΩ", category: "Resistors", values: [] };

  it("is the part, with a distributor's prices alone", () => {
    const part = { ...ANSWERS.getPart, isSample: false };
    expect(describePart({ ...described, part }).offers).toMatchObject({
      priceCurrency: "USD",
      // 0.8 and 1 cent.
      lowPrice: "0.008",
      highPrice: "0.01",
      availability: "https://schema.org/InStock",
    });
    expect(describePart({ ...described, part: ANSWERS.getPart }).offers).toBeUndefined();
  });

  it("cannot end the script that it stands in", () => {
    const text = scriptJson({ name: "</script><script>alert(1)</script><!-- \u2028" });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script><!-- \u2028" });
  });
});
