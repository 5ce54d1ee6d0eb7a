// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GiftForm } from "@/components/ops/coupons/coupon-forms";
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

it.each([
  ["Any", null],
  ["Designed online", true],
  ["Uploaded files", false],
])("a coupon for the design %s is sent with that condition and its range of lines", async (design, withDesign) => {
  const onDone = vi.fn();
  const { user } = renderPage(<GiftForm onDone={onDone} />);
  await user.type(screen.getByRole("textbox", { name: /^Account/ }), "ann@example.com");
  await user.type(screen.getByRole("textbox", { name: /^Amount/ }), "5");
  await user.type(screen.getByRole("textbox", { name: /^Valid for \(days\)/ }), "30");
  await user.type(screen.getByRole("textbox", { name: /^Max. lines per side/ }), "30");
  await user.selectOptions(screen.getByRole("combobox", { name: "Design" }), design);
  await user.click(screen.getByRole("button", { name: "Issue coupon" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(api.calls("giveAdminCoupon").map(({ body }) => body)).toMatchObject([
    { account: "ann@example.com", amountMicro: 5_000_000, withDesign, bomLines: { min: null, max: 30 }, pcbNum: null },
  ]);
});
