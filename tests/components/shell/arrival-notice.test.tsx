// @vitest-environment jsdom
// A forced sign-out is said on the page that it leads to: section 8 of the specification.
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ArrivalNotice } from "@/components/shell/arrival-notice";
import { call } from "@/lib/client/transport/call";
import { getUser } from "@/lib/contracts/account";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { startMockApi } from "../../support/mock-api/mock-api";
import { renderInMarket } from "../../support/render-in-market";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "../../support/render-page";

const mock = startMockApi();
beforeAll(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  forgetPage();
});

const notice = (catalogue: typeof en) => (
  <ArrivalNotice message={catalogue.errors.UNAUTHENTICATED} closeLabel={catalogue.common.toast.close} />
);

async function loseSession(tag: "en-US" | "zh-US"): Promise<string[]> {
  const left = watchLeaving();
  localStorage.setItem("token", "t");
  mock.fail("getUser", { kind: "http-403" });
  const { unmount } = renderPage(<p>private</p>, { tag });
  await call(getUser, {}).catch(() => undefined);
  unmount();
  return left;
}

describe("after a forced sign-out", () => {
  it("the first page says so in English, once, until it is closed", async () => {
    expect(await loseSession("en-US")).toEqual(["/"]);
    const { user, unmount } = renderInMarket(notice(en));
    expect((await screen.findByRole("alert")).textContent).toBe("Your session has expired. Sign in again.");
    await user.click(screen.getByRole("button", { name: en.common.toast.close }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    unmount();
    renderInMarket(notice(en));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("and in Chinese, on the first page in Chinese", async () => {
    expect(await loseSession("zh-US")).toEqual(["/zh"]);
    renderInMarket(notice(zh), { tag: "zh-US" });
    expect((await screen.findByRole("alert")).textContent).toBe(zh.errors.UNAUTHENTICATED);
  });
});
