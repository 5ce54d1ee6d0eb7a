// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FollowAccountLink } from "@/components/account/follow-account-link";
import { accountLinkStore } from "@/stores/account/account-link";
import { keepGoogleTrip } from "@/stores/account/google-trip";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  accountLinkStore.getState().setLink(null);
  sessionStore.getState().hydrate();
});
afterEach(cleanup);

function arriveWith(hash: string) {
  window.history.replaceState(null, "", `/my-center${hash}`);
  return renderPage(<FollowAccountLink />);
}

it("the link of a mail confirms its address, and its code leaves the address bar", async () => {
  arriveWith("#purpose=confirm&account=mara%40halden.example&code=out-of-the-mail");
  expect(window.location.hash).toBe("");
  expect(await screen.findByText("Your email address is confirmed.")).toBeInTheDocument();
  expect(api.calls("confirmContact")[0]?.query).toEqual({ email: "mara@halden.example", code: "out-of-the-mail" });
  // Signed out, so no account is requested.
  expect(api.calls("getUser")).toEqual([]);
});

it("a link that is spent says so", async () => {
  api.fail("confirmContact", { kind: "refusal", code: "CODE_WRONG", message: "The code is incorrect or has expired." });
  arriveWith("#purpose=confirm&account=mara%40halden.example&code=old");
  expect(await screen.findByText("The link has expired. Request a new code.")).toBeInTheDocument();
});

it("the link to a new password opens the dialog with what it brought", () => {
  arriveWith("#purpose=reset&account=mara%40halden.example&code=out-of-the-mail");
  expect(modalsStore.getState().account).toBe(true);
  expect(accountLinkStore.getState().link).toEqual({
    ...{ kind: "reset", account: "mara@halden.example", code: "out-of-the-mail" },
  });
});

it("who comes from Google is signed in, and goes on with what waited", async () => {
  keepGoogleTrip({ state: "s", returnTo: "/my-center" });
  sessionStore.getState().setAuthStatus({ kind: "checkout" });
  arriveWith("#state=s&id_token=a.b.c");
  await waitFor(() => expect(sessionStore.getState()).toMatchObject({ token: "token-of-google", authStatus: 2 }));
  expect(window.location.hash).toBe("");
});

it("an answer that this browser did not ask for signs nobody in", async () => {
  keepGoogleTrip({ state: "mine", returnTo: "/my-center" });
  arriveWith("#state=theirs&id_token=a.b.c");
  arriveWith("#state=mine&id_token=a.b.c");
  await Promise.resolve();
  expect(api.calls("signInWithGoogle")).toEqual([]);
  expect(sessionStore.getState().token).toBeNull();
});

it("an account that has the address already is asked for its password", async () => {
  api.fail("signInWithGoogle", { kind: "refusal", code: "GOOGLE_LINK_NEEDED", message: "" });
  keepGoogleTrip({ state: "s", returnTo: "/my-center" });
  arriveWith("#state=s&id_token=a.b.c");
  await waitFor(() => expect(modalsStore.getState().account).toBe(true));
  expect(accountLinkStore.getState().link).toMatchObject({ kind: "google", credential: "a.b.c" });
});
