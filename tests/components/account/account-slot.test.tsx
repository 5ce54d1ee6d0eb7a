// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AccountSlot } from "@/components/account/account-slot";
import { CenterFrame } from "@/components/account/center-frame";
import { CartSlot } from "@/components/cart/cart-slot";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";
import { modalsStore } from "@/stores/modals";
import { EMPTY_USER } from "@/stores/account/session-user";
import { sessionStore } from "@/stores/account/session";
import { cartItem } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

function remember() {
  localStorage.setItem(TOKEN_KEY, "a-token");
  localStorage.setItem(USER_KEY, JSON.stringify({ ...EMPTY_USER, info: "account-1", email: "mara@halden.example" }));
}

it("offers to sign in, in a dialog on the same page", async () => {
  const { user } = renderPage(<AccountSlot />, { tag: "zh-US" });
  const link = screen.getByRole("link", { name: "登录" });
  expect(link).toHaveAttribute("href", "/zh/my-center");
  await user.click(link);
  expect(await screen.findByRole("dialog", { name: "登录" }, { timeout: 5000 })).toBeInTheDocument();
});

it("names who is signed in, from what this browser remembers, and lets them leave", async () => {
  remember();
  const { user } = renderPage(<AccountSlot />);
  const menu = await screen.findByLabelText("Account menu: mara@halden.example");
  await user.click(menu);
  expect(screen.getByRole("link", { name: "Orders" })).toHaveAttribute("href", "/my-center/orders");
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInTheDocument();
  expect(api.calls("logout")).toHaveLength(1);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem(USER_KEY)).toBeNull();
});

it("one's own pages show their shell to everybody, and their content only to whoever is signed in", async () => {
  sessionStore.getState().hydrate();
  renderPage(<CenterFrame>my orders</CenterFrame>, { address: "/my-center/orders" });
  expect(screen.getByRole("navigation", { name: "My account" })).toHaveTextContent(
    /^Overview.*Personal information.*Security and privacy.*API keysWebhooksTest data$/,
  );
  expect(screen.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByText("my orders")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "You are signed out" })).toBeInTheDocument();
  expect(modalsStore.getState().account).toBe(true);
  remember();
  sessionStore.getState().hydrate();
  expect(await screen.findByText("my orders")).toBeInTheDocument();
});

it("the cart's place counts what is in it, and asks nothing for a visitor", async () => {
  api.answer("listCart", { rows: [cartItem(), cartItem({ cartItemId: "item-2" })], total: 2, currency: "USD" });
  sessionStore.getState().hydrate();
  const { unmount } = renderPage(<CartSlot />);
  expect(screen.getByRole("link", { name: "Cart, empty" })).toHaveAttribute("href", "/shopping-cart");
  expect(api.calls("listCart")).toEqual([]);
  unmount();
  remember();
  sessionStore.getState().hydrate();
  renderPage(<CartSlot />);
  await waitFor(() => expect(screen.getByRole("link", { name: "Cart, 2 items" })).toBeInTheDocument());
});
