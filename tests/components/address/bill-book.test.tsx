// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BillBook } from "@/components/address/bill-book";
// Loaded when a form is checked; here before, so that no test waits for it.
import "@/lib/core/address/check";
import type { Bill } from "@/lib/contracts/bill";
import { drafts } from "@/stores/drafts/draft";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const HALDEN: Bill = {
  ...orderView().receiver,
  id: "bill-1",
  isDefault: 1,
  countryName: "Sweden",
  invoiceTitle: "Halden Instruments AB",
  taxId: "SE556000016701",
  realValue: 1,
};
const HOME: Bill = { ...HALDEN, id: "bill-2", isDefault: 0, invoiceTitle: "", taxId: "", realValue: 0 };
const LOOSE: Bill = { ...HOME, id: "bill-3", invoiceTitle: "Loose Ends", country: "", countryName: "", city: "" };

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  for (const key of await drafts.list("bill:")) await drafts.forget(key);
  api.answer("listBills", { rows: [HALDEN, HOME, LOOSE], total: 3 });
  api.answer("listChildAreas", { rows: [], total: 0 });
});
afterEach(cleanup);

const entryOf = async (name: string) => {
  const edit = await screen.findByRole("button", { name: `Edit the address of ${name}` });
  const entry = edit.closest("li");
  if (!entry) throw new Error(`${name} stands in no list`);
  return within(entry);
};

it("shows whose invoices go where, the country by name, and whether it is a business", async () => {
  renderPage(<BillBook />);
  const halden = await entryOf("Halden Instruments AB");
  const facts = halden.getAllByRole("definition").map((fact) => fact.textContent);
  expect(facts).toEqual(["Sweden", "Yes", "SE556000016701"]);
  expect(halden.getByText("Default")).toBeInTheDocument();
  const home = await entryOf("Mara Lindqvist");
  expect(home.getAllByRole("definition").map((fact) => fact.textContent)).toEqual(["Sweden", "No", "--"]);
});

it("one that is not complete says so, and cannot be made the default as it is", async () => {
  renderPage(<BillBook />);
  const loose = await entryOf("Loose Ends");
  expect(loose.getByText("Incomplete")).toBeInTheDocument();
  expect(loose.queryByRole("button", { name: "Make default" })).toBeNull();
});

it("another one is made the default, and one is removed once it is confirmed", async () => {
  const { user } = renderPage(<BillBook />);
  await user.click((await entryOf("Mara Lindqvist")).getByRole("button", { name: "Make default" }));
  await waitFor(() =>
    expect(api.calls("updateBill").map(({ body }) => [body.id, body.isDefault])).toEqual([["bill-2", "1"]]),
  );
  await user.click(screen.getByRole("button", { name: "Remove the address of Halden Instruments AB" }));
  const dialog = screen.getByRole("dialog", { name: "Remove the billing address of Halden Instruments AB?" });
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(api.calls("deleteBill").map(({ body }) => body)).toEqual([{ id: "bill-1" }]));
});

it("is empty, or could not be loaded, in words", async () => {
  api.answer("listBills", { rows: [], total: 0 });
  const { unmount } = renderPage(<BillBook />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "还没有发票信息" })).toBeInTheDocument();
  unmount();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.respond("listBills", () => Response.json({ type: "error", code: "OPERATION_FAILED", message: "no" }));
  renderPage(<BillBook />);
  expect(await screen.findByText("Billing addresses could not be loaded.")).toBeInTheDocument();
});
