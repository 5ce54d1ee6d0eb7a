// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BillChooser } from "@/components/address/bill-chooser";
import { shownToasts } from "@/components/ui/toast";
import { emptyAddress } from "@/components/address/address-editor";
// Loaded when a form is checked; here before, so that no test waits for it.
import "@/lib/core/address/check";
import type { Bill } from "@/lib/contracts/bill";
import type { MarketTag } from "@/lib/i18n/variants";
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
  realValue: 1,
};
const LOOSE: Bill = { ...HALDEN, id: "bill-2", isDefault: 0, invoiceTitle: "Loose Ends", company: "", city: "" };

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  for (const key of await drafts.list("bill:")) await drafts.forget(key);
  api.answer("listBills", { rows: [HALDEN, LOOSE], total: 2 });
});
afterEach(cleanup);

function Checkout({ first = null }: { first?: string | null }) {
  const [chosen, setChosen] = useState<string | null>(first);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <BillChooser value={chosen} onChange={setChosen} onEditing={setEditing} />
      <output>{`${chosen} ${isEditing ? "editing" : "settled"}`}</output>
    </>
  );
}

const show = (first: string | null = null, tag: MarketTag = "en-US") => renderPage(<Checkout first={first} />, { tag });
const same = () => screen.findByRole("checkbox", { name: "Same as the shipping address" });

it("is the same as the shipping address until somebody says otherwise, and again when they take that back", async () => {
  const { user } = show();
  expect(await same()).toBeChecked();
  expect(screen.getByText("null settled")).toBeInTheDocument();
  await user.click(await same());
  expect(screen.getByRole("radio", { name: /Halden Instruments AB/ })).toBeChecked();
  expect(screen.getByText("bill-1 settled")).toBeInTheDocument();
  await user.click(await same());
  expect(screen.getByText("null settled")).toBeInTheDocument();
});

it("one that is not complete is completed before it is selected", async () => {
  const { user } = show("bill-1");
  expect(await screen.findByText("Incomplete")).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /Loose Ends/ }));
  expect(screen.getByText("bill-1 editing")).toBeInTheDocument();
  await user.type(await screen.findByLabelText("City"), "Göteborg");
  api.answer("listBills", { rows: [HALDEN, { ...LOOSE, city: "Göteborg" }], total: 2 });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("bill-2 settled")).toBeInTheDocument();
  expect(api.calls("updateBill").map(({ body }) => ({ id: body.id, city: body.city }))).toEqual([
    { id: "bill-2", city: "Göteborg" },
  ]);
});

async function fillIn(user: ReturnType<typeof show>["user"]) {
  await user.type(screen.getByLabelText("Last name"), "Lovelace");
  await user.selectOptions(screen.getByLabelText("Country or region"), "Portugal");
  await user.type(screen.getByLabelText("Street address"), "Rua Augusta 12");
  await user.type(screen.getByLabelText("City"), "Lisboa");
}

it("without one the form is open at once; a phone is not asked for, and what is saved is chosen", async () => {
  api.answer("listBills", { rows: [], total: 0 });
  api.answer("createBill", { id: "bill-9" });
  const { user } = show();
  await user.click(await same());
  expect(await screen.findByLabelText(/^Name on invoice/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Name on invoice/), "Analytical Engines Ltd");
  await fillIn(user);
  await user.click(screen.getByLabelText("This is a business address"));
  expect(screen.getByText("null editing")).toBeInTheDocument();
  api.answer("listBills", { rows: [{ ...HALDEN, id: "bill-9" }], total: 1 });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("bill-9 settled")).toBeInTheDocument();
  expect(api.calls("createBill").map(({ body }) => body)).toEqual([
    {
      ...emptyAddress("en-US"),
      invoiceTitle: "Analytical Engines Ltd",
      lastName: "Lovelace",
      country: "PT",
      address: "Rua Augusta 12",
      city: "Lisboa",
      realValue: "1",
      isDefault: "1",
    },
  ]);
});

it("a refusal that names a field stands at the field; any other is said once, and what was typed stays", async () => {
  const { user } = show("bill-1");
  await user.click(await screen.findByRole("button", { name: "Edit the address of Halden Instruments AB" }));
  await user.type(await screen.findByLabelText("City"), " Norra");
  const invalid = {
    code: "INVALID_INPUT",
    message: "Check the fields",
    data: [{ field: "city", message: "No such city" }],
  };
  api.fail("updateBill", { kind: "refusal", ...invalid });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("No such city")).toBeInTheDocument();
  expect(screen.queryByText("Check the fields")).toBeNull();
  await user.type(screen.getByLabelText("City"), "!");
  api.fail("updateBill", { kind: "refusal", code: "NOT_FOUND", message: "It is gone" });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findAllByText("It is gone")).toHaveLength(1);
  expect(screen.getByLabelText("City")).toHaveValue(`${HALDEN.city} Norra!`);
});

it("adding one that fails as a whole is logged and said in the form, without a toast", async () => {
  api.answer("listBills", { rows: [], total: 0 });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = show();
  await user.click(await same());
  await screen.findByLabelText("Last name");
  await fillIn(user);
  api.fail("createBill", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "There are already 50 of these" });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findAllByText("There are already 50 of these")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent("There are already 50 of these");
  expect(shownToasts()).toEqual([]);
  expect(logged).toHaveBeenCalledExactlyOnceWith("a billing address was not added", expect.anything());
});

it("the focus goes into the form of one that is edited, and back to the choice", async () => {
  const { user } = show("bill-1");
  await user.click(await screen.findByRole("button", { name: "Edit the address of Halden Instruments AB" }));
  expect(await screen.findByLabelText(/^Name on invoice/)).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("radio", { name: /Halden Instruments AB/ })).toHaveFocus();
});

it("one that was chosen before and is gone gives way to the shipping address", async () => {
  show("bill-7");
  expect(await same()).toBeChecked();
  await waitFor(() => expect(screen.getByText("null settled")).toBeInTheDocument());
});

it("says the same in Chinese", async () => {
  const { user } = show(null, "zh-CN");
  await user.click(await screen.findByRole("checkbox", { name: "与收货信息相同" }));
  expect(screen.getByRole("button", { name: "新增发票信息" })).toBeInTheDocument();
  expect(screen.getByText("信息不完整")).toBeInTheDocument();
});
