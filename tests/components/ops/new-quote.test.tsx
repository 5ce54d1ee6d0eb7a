// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CustomerPage } from "@/components/ops/queues/customer-page";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a quote is started for the customer of the page with the board that was typed", async () => {
  const { user } = renderPage(<CustomerPage accountId="acc_1" />);
  await user.click(await screen.findByRole("button", { name: "New quote" }));
  await user.type(await screen.findByLabelText("Width"), "80");
  await user.type(screen.getByLabelText("Height"), "60,5");
  await user.type(screen.getByLabelText("Quantity"), "20");
  await user.selectOptions(screen.getByLabelText("Layers"), "4");
  await user.click(screen.getByRole("button", { name: "Create quote" }));
  await waitFor(() => expect(api.calls("startCustomerQuote")).toHaveLength(1));
  expect(api.calls("startCustomerQuote")[0]?.body).toEqual({
    ...{ accountId: "acc_1", area: "en-US", projectName: "", remark: "" },
    board: {
      ...{ layers: 4, thicknessMm: 1.6, surfaceFinish: "HASL", solderMaskColor: "Green" },
      ...{ widthMm: "80", heightMm: "60.5", quantity: "20" },
    },
  });
});

it("an earlier quote is copied by its button", async () => {
  const { user } = renderPage(<CustomerPage accountId="acc_1" />);
  await user.click(await screen.findByRole("button", { name: "Copy quote BQ261120-4DKX7M" }));
  await waitFor(() => expect(api.calls("copyCustomerQuote")[0]?.body).toEqual({ id: "quote-1" }));
});
