// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AddressBook } from "@/components/address/address-book";
import { AddressChooser } from "@/components/address/address-chooser";
import { emptyAddress } from "@/components/address/address-editor";
// Loaded when a form is checked; here before, so that no test waits for it.
import "@/lib/core/address/check";
import type { Receiver } from "@/lib/contracts/address";
import { drafts } from "@/stores/drafts/draft";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const MARA: Receiver = { ...orderView().receiver, id: "receiver-1", isDefault: 1 };
const OLA: Receiver = {
  ...MARA,
  id: "receiver-2",
  isDefault: 0,
  firstName: "Ola",
  lastName: "Nordmann",
  country: "NO",
};

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  for (const key of await drafts.list("address:")) await drafts.forget(key);
  api.answer("listReceivers", { rows: [MARA, OLA], total: 2 });
});
afterEach(cleanup);

function Checkout() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <AddressChooser value={chosen} onChange={setChosen} onEditing={setEditing} />
      <output>{`${chosen} ${isEditing ? "editing" : "settled"}`}</output>
    </>
  );
}

async function typeAddress(user: ReturnType<typeof renderPage>["user"]) {
  await user.type(await screen.findByLabelText("First name"), "Ana");
  await user.type(screen.getByLabelText("Last name"), "Silva");
  await user.selectOptions(screen.getByLabelText("Country or region"), "Portugal");
  await user.type(screen.getByLabelText("Street address"), "Rua Augusta 12");
  await user.type(screen.getByLabelText("Postcode"), "1100-148");
  await user.type(screen.getByLabelText("City"), "Lisboa");
  await user.type(screen.getByLabelText("Phone"), "+351 21 555 0100");
}

it("the default address is chosen until another one is", async () => {
  const { user } = renderPage(<Checkout />);
  expect(await screen.findByRole("radio", { name: /Mara Lindqvist/, checked: true })).toBeVisible();
  expect(screen.getByText("receiver-1 settled")).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /Ola Nordmann/ }));
  expect(screen.getByText("receiver-2 settled")).toBeInTheDocument();
});

it("without an address the form is open at once, and what is saved is selected", async () => {
  api.answer("listReceivers", { rows: [], total: 0 });
  api.answer("createReceiver", { id: "receiver-9" });
  const { user } = renderPage(<Checkout />);
  await typeAddress(user);
  expect(screen.getByText("null editing")).toBeInTheDocument();
  api.answer("listReceivers", { rows: [{ ...MARA, id: "receiver-9" }], total: 1 });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("receiver-9 settled")).toBeInTheDocument();
  expect(api.calls("createReceiver").map((call) => call.body)).toEqual([
    {
      ...emptyAddress("en-US"),
      firstName: "Ana",
      lastName: "Silva",
      country: "PT",
      address: "Rua Augusta 12",
      postcode: "1100-148",
      city: "Lisboa",
      phone: "+351 21 555 0100",
      isDefault: "1",
    },
  ]);
});

it("a new address beside others is chosen once it is saved, not the default", async () => {
  api.answer("createReceiver", { id: "receiver-9" });
  const { user } = renderPage(<Checkout />);
  await user.click(await screen.findByRole("button", { name: "Add address" }));
  expect(await screen.findByLabelText(/^First name/)).toHaveFocus();
  await typeAddress(user);
  api.answer("listReceivers", { rows: [MARA, OLA, { ...OLA, id: "receiver-9", lastName: "Silva" }], total: 3 });
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("receiver-9 settled")).toBeInTheDocument();
  // The focused form is gone: the focus moves to the choice.
  expect(screen.getByRole("radio", { checked: true })).toHaveFocus();
});

it("a half-typed address is there again after the page was left, for the same account only", async () => {
  api.answer("listReceivers", { rows: [], total: 0 });
  const first = renderPage(<Checkout />);
  await first.user.type(await screen.findByLabelText("City"), "Lisboa");
  first.unmount();
  const second = renderPage(<Checkout />);
  expect(await screen.findByLabelText("City")).toHaveValue("Lisboa");
  second.unmount();
  sessionStore.setState({ user: { ...sessionStore.getState().user, info: "somebody-else" } });
  renderPage(<Checkout />);
  expect(await screen.findByLabelText("City")).toHaveValue("");
});

it("the address book changes, makes default and removes, each for the address that was meant", async () => {
  const { user } = renderPage(<AddressBook />);
  await user.click(await screen.findByRole("button", { name: "Make default" }));
  await waitFor(() =>
    expect(api.calls("createReceiver").map((call) => call.body)).toEqual([
      { id: "receiver-2", isDefault: "1", lastName: "Nordmann" },
    ]),
  );
  await user.click(screen.getByRole("button", { name: "Remove the address of Ola Nordmann" }));
  expect(api.calls("deleteReceiver")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(api.calls("deleteReceiver").map((call) => call.body)).toEqual([{ id: "receiver-2" }]));

  await user.click(await screen.findByRole("button", { name: "Edit the address of Mara Lindqvist" }));
  const city = await screen.findByLabelText("City");
  await user.clear(city);
  await user.type(city, "Malmö");
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(api.calls("updateReceiver")).toHaveLength(1));
  expect(api.calls("updateReceiver")[0]?.body).toMatchObject({
    id: "receiver-1",
    city: "Malmö",
    lastName: "Lindqvist",
  });
});
