// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ClaimCoupon } from "@/components/coupon/claim-coupon";
import type { OutputOf } from "@/lib/contracts/endpoint";
import type { getCampaign } from "@/lib/contracts/coupon";
import type { MarketTag } from "@/lib/i18n/variants";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const OPEN = ANSWERS.getCampaign;
const MINE = { ...ANSWERS.claimCoupon, validTo: "2026-12-21T04:00:00.000Z" };

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().hydrate();
});
afterEach(cleanup);

const signIn = () => sessionStore.getState().setToken("a-token");
function show(campaign: Partial<OutputOf<typeof getCampaign>> = {}, tag: MarketTag = "en-US") {
  api.answer("getCampaign", { ...OPEN, ...campaign });
  api.answer("claimCoupon", MINE);
  return renderPage(<ClaimCoupon activityUrl="free-assembly" useHref="/order/manufacturing/pcba" />, { tag });
}

it("says how many are left, and claims one for whoever is signed in", async () => {
  signIn();
  const { user } = show();
  expect(await screen.findByText("640 of 1,000 left")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Claim coupon" }));
  expect(await screen.findByText("Claimed. Valid until Dec 21, 2026.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Quote assembly" })).toHaveAttribute("href", "/order/manufacturing/pcba");
  expect(screen.getByRole("link", { name: "My coupons" })).toHaveAttribute("href", "/my-center/coupon");
  const [claim] = api.calls("claimCoupon");
  expect([claim?.query, claim?.headers["idempotency-key"]]).toEqual([
    { templeId: "cmp_1" },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
});

it("asks a visitor to sign in, and then goes on with the claim, once", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Claim coupon" }));
  expect(modalsStore.getState().account).toBe(true);
  expect(api.calls("claimCoupon")).toEqual([]);
  act(() => {
    signIn();
    sessionStore.getState().setAuthStatus(2);
  });
  expect(await screen.findByText("Claimed. Valid until Dec 21, 2026.")).toBeInTheDocument();
  expect(api.calls("claimCoupon").map(({ query }) => query)).toEqual([{ templeId: "cmp_1" }]);
  expect(sessionStore.getState().authStatus).toBe(0);
});

it("knows who has claimed already, also what became of the coupon", async () => {
  signIn();
  const { unmount } = show({ claimed: MINE });
  expect(await screen.findByText("Claimed. Valid until Dec 21, 2026.")).toBeInTheDocument();
  unmount();
  forgetPage();
  sessionStore.getState().hydrate();
  signIn();
  show({ claimed: { ...MINE, state: 1, disabled: true } });
  expect(await screen.findByText("You have already used your coupon.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Quote assembly" })).toBeNull();
});

it("says the server's refusal in its place, where others were faster", async () => {
  signIn();
  const { user } = show();
  api.respond("claimCoupon", () =>
    Response.json({ type: "error", code: "CAMPAIGN_GONE", message: "All coupons of this campaign have been claimed." }),
  );
  await user.click(await screen.findByRole("button", { name: "Claim coupon" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("All coupons of this campaign have been claimed.");
  await waitFor(() => expect(api.calls("getCampaign").length).toBeGreaterThan(1));
});

it.each([
  ["gone", "优惠券已全部领完。"],
  ["over", "活动已结束。"],
  ["upcoming", "2026年1月1日起可领取。"],
] as const)("is closed where the campaign is %s", async (status, words) => {
  show({ status }, "zh-CN");
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "立即领取" })).toBeNull();
});
