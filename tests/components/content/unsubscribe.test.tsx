// @vitest-environment jsdom
// The page that a newsletter leads to.
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UnsubscribePage } from "@/components/content/unsubscribe-page";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = "";
});

function answerWith(answer: unknown) {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(JSON.stringify(answer))));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("the page of a newsletter's link", () => {
  it("changes nothing until the button is pressed, and then confirms", async () => {
    const fetched = answerWith({ type: "success", data: {} });
    window.location.hash = "#payload.signature";
    const { user } = renderInMarket(<UnsubscribePage />);
    expect(fetched).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
    expect(await screen.findByText("You are unsubscribed.")).toBeVisible();
    expect(fetched.mock.calls.map(([url, { method }]) => [url, method])).toEqual([
      ["/api/auth/unsubscribe/payload.signature", "POST"],
    ]);
    expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
  });

  it.each([
    [
      "a link that is not ours",
      { type: "error", code: "NOT_FOUND" },
      "链接不完整，或不是由我们发出的。请重新打开消息中的链接。",
    ],
    ["a fault", { type: "error", code: "INTERNAL" }, "出错了，请重试。"],
  ])("says what is wrong with %s", async (_what, answer, text) => {
    answerWith(answer);
    window.location.hash = "#wrong";
    const { user } = renderInMarket(<UnsubscribePage />, { tag: "zh-CN" });
    await user.click(screen.getByRole("button", { name: "退订" }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "退订" })).toBeEnabled();
  });

  it("asks for the whole link where it has no token", async () => {
    const fetched = answerWith({});
    const { user } = renderInMarket(<UnsubscribePage />);
    await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });
});
