// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestDataPage } from "@/components/webhooks/test-data/test-data-page";
import { sessionStore } from "@/stores/account/session";
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

it("a test order is moved on by its next step", async () => {
  const { user } = renderPage(<TestDataPage />, { tag: "en-US" });
  const row = (await screen.findByText("TEST-1")).closest("tr") as HTMLElement;
  expect(within(row).getByText("$39.25")).toBeInTheDocument();
  await user.click(within(row).getByRole("button", { name: "Move TEST-1 to Reviewed" }));
  await waitFor(() => expect(api.calls("advanceSandboxOrder")).toHaveLength(1));
});

it("deleting asks first", async () => {
  const { user } = renderPage(<TestDataPage />, { tag: "zh-CN" });
  await user.click(await screen.findByRole("button", { name: "删除测试数据" }));
  expect(api.calls("deleteSandboxData")).toHaveLength(0);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除测试数据" }));
  await waitFor(() => expect(api.calls("deleteSandboxData")).toHaveLength(1));
  expect(await screen.findByText("已删除 1 个测试订单。")).toBeInTheDocument();
});
