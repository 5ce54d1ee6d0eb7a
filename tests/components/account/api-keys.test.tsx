// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiKeysPage } from "@/components/account/api-keys/api-keys-page";
import { sessionStore } from "@/stores/account/session";
import { API_KEY } from "@/tests/support/mock-api/account-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().hydrate();
  sessionStore.getState().setToken("t1");
});
afterEach(cleanup);

const show = () => renderPage(<ApiKeysPage />, { tag: "en-US" });

it("a key is listed by its ending, with its scopes and last use", async () => {
  show();
  const row = (await screen.findByText("Release pipeline")).closest("li") as HTMLElement;
  expect(within(row).getByText("bw_…abcd")).toBeVisible();
  expect(within(row).getByText("Quotes")).toBeVisible();
  expect(within(row).getByText(/^Created .*2026\. Last used .*2026/)).toBeVisible();
});

it("a new key is shown once", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "New key" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Nightly");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(await screen.findByText(/^bw_0123/)).toBeVisible();
  expect(api.calls("createApiKey")[0]?.body).toEqual({ name: "Nightly", scopes: ["quote", "files"], isTest: false });
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(/^bw_0123/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "New key" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("");
});

it("a key for orders needs a limit in whole units", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "New key" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Reorder");
  await user.click(screen.getByRole("checkbox", { name: /Place orders/ }));
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(await screen.findByText("Enter a daily limit")).toBeVisible();
  expect(api.calls("createApiKey")).toHaveLength(0);
  await user.type(screen.getByRole("textbox", { name: "Daily limit" }), "500");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  await waitFor(() => expect(api.calls("createApiKey")[0]?.body).toMatchObject({ dailyLimitMicro: 500_000_000 }));
});

it("a test key asks for no limit and shows that it is one", async () => {
  api.answer("listApiKeys", { rows: [{ ...API_KEY, isTest: true }], total: 1 });
  const { user } = show();
  expect(await screen.findByText("bw_test_…abcd")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "New key" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Trial");
  await user.click(screen.getByRole("checkbox", { name: /Place orders/ }));
  await user.click(screen.getByRole("checkbox", { name: /Test key/ }));
  expect(screen.queryByRole("textbox", { name: "Daily limit" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Create key" }));
  await waitFor(() => expect(api.calls("createApiKey")[0]?.body).toMatchObject({ name: "Trial", isTest: true }));
});

it("a key without any scope is not made", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "New key" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Nothing");
  await user.click(screen.getByRole("checkbox", { name: /Quotes/ }));
  await user.click(screen.getByRole("checkbox", { name: /Files/ }));
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(await screen.findByText("Choose at least one scope")).toBeVisible();
});

it("revoking asks first", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Revoke Release pipeline" }));
  const dialog = await screen.findByRole("dialog");
  expect(api.calls("revokeApiKey")).toHaveLength(0);
  await user.click(within(dialog).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(api.calls("revokeApiKey")[0]?.body).toEqual({}));
});

it("the first key is offered where there is none", async () => {
  api.answer("listApiKeys", { rows: [], total: 0 });
  show();
  expect(await screen.findByText("No API keys")).toBeVisible();
});
