// @vitest-environment jsdom
// The progress bar runs from the click to the new page, but for the chat and the home page.
import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ProgressBar } from "@/components/shell/progress-bar";
import { announceNavigation } from "@/lib/i18n/navigation-events";
import { renderInMarket } from "../../support/render-in-market";

const bar = vi.hoisted(() => ({ log: [] as string[] }));
vi.mock("nprogress", () => ({
  default: { configure: () => {}, start: () => bar.log.push("start"), done: () => bar.log.push("done") },
}));

beforeEach(() => {
  bar.log.length = 0;
});

async function announce(href: string) {
  await act(async () => {
    announceNavigation(href);
    await vi.dynamicImportSettled();
  });
}

it("starts with the navigation and ends with the new page", async () => {
  const { goTo } = renderInMarket(<ProgressBar label="Loading" />, { pathname: "/" });
  await announce("/about-us");
  expect(bar.log).toEqual(["start"]);
  goTo("/about-us");
  expect(bar.log).toEqual(["start", "done"]);
});

it.each(["/", "/zh", "/chat", "/zh/chat"])("rests on the way to %s", async (href) => {
  renderInMarket(<ProgressBar label="Loading" />, { pathname: "/about-us" });
  await announce(href);
  expect(bar.log).toEqual([]);
});

it("rests when the link leads to a place on the shown page", async () => {
  renderInMarket(<ProgressBar label="Loading" />, { pathname: "/pcb-capability" });
  await announce("/pcb-capability#drill");
  expect(bar.log).toEqual([]);
});

it("ends with the page that began it where the next one has another shell, however late the library comes", async () => {
  const first = renderInMarket(<ProgressBar label="Loading" />, { pathname: "/order/manufacturing/pcb" });
  await announce("/shopping-cart");
  first.unmount();
  expect(bar.log).toEqual(["start", "done"]);
  const second = renderInMarket(<ProgressBar label="Loading" />, { pathname: "/order/manufacturing/pcb" });
  act(() => announceNavigation("/shopping-cart"));
  second.unmount();
  await act(() => vi.dynamicImportSettled());
  expect(bar.log).toEqual(["start", "done"]);
});
