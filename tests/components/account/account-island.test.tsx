// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AccountIsland } from "@/components/account/account-island";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";
import { forgetPage } from "@/tests/support/render-page";

afterEach(() => {
  cleanup();
  forgetPage();
});

const words = { signIn: "Sign in", menu: "My account", signOut: "Sign out" };

it.each<[string, { email: string; username?: string }, string]>([
  [
    "the part before the @ of an email address, which would be cut",
    { email: "ada.lovelace@example.com" },
    "ada.lovelace",
  ],
  ["a chosen name in full", { email: "ada@example.com", username: "Ada Lovelace" }, "Ada Lovelace"],
])("the menu shows %s", (_what, user, shown) => {
  localStorage.setItem(TOKEN_KEY, "a-token");
  localStorage.setItem(USER_KEY, JSON.stringify({ id: "1", ...user }));
  render(
    <AccountIsland tag="en-US" words={words} links={[]} signInHref="/my-center">
      <i />
    </AccountIsland>,
  );
  expect(screen.getByText(shown, { exact: true })).toBeVisible();
  // Its accessible name is the whole address.
  expect(screen.getByTitle(user.username ?? user.email)).toHaveAccessibleName(/^My account: /);
});
