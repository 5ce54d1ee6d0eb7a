// @vitest-environment jsdom
// Shipping addresses of an account, and the one a visitor typed.

import { describe, expect, it } from "vitest";
import { findLocalReceiver, handOverLocalReceiver, saveReceiver } from "@/lib/client/address";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { createDrafts, createMemoryAdapter } from "@/stores/drafts/draft";
import { sessionStore } from "@/stores/account/session";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();

const typed = {
  firstName: "Ada",
  lastName: "Lovelace",
  country: "GB",
  city: "London",
  address: "12 St James's Square",
  phone: "+44 20 7946 0000",
};

describe("saving a receiver", () => {
  it("signed out answers 'local' without calling the server and keeps what was typed", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    expect(await saveReceiver(typed, drafts)).toBe("local");
    expect(mock.calls("createReceiver")).toEqual([]);
    expect(await findLocalReceiver(drafts)).toMatchObject(typed);
  });

  it("signed in sends it and answers its id", async () => {
    sessionStore.getState().setToken("t");
    const drafts = createDrafts(createMemoryAdapter());
    expect(await saveReceiver(typed, drafts)).toBe("rcv_2");
    expect(mock.calls("createReceiver")[0]?.body).toEqual(typed);
    expect(await findLocalReceiver(drafts)).toBeNull();
  });
});

describe("an address typed before signing in", () => {
  it("is given to the account once", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    await saveReceiver(typed, drafts);
    sessionStore.getState().setToken("t");
    expect(await handOverLocalReceiver(drafts)).toBe("rcv_2");
    expect(await handOverLocalReceiver(drafts)).toBeNull();
    expect(mock.calls("createReceiver")).toHaveLength(1);
    expect(mock.calls("createReceiver")[0]?.body).toMatchObject(typed);
  });

  it("stays on the device where the server did not take it, and nobody is told", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    await saveReceiver(typed, drafts);
    sessionStore.getState().setToken("t");
    mock.fail("createReceiver", { kind: "cut" });
    await failureOf(handOverLocalReceiver(drafts));
    expect(page.toasts).toEqual([]);
    expect(await findLocalReceiver(drafts)).toMatchObject(typed);
  });

  it("that is no address any more is none", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    await drafts.keep("receiver:local", { lastName: "" });
    expect(await findLocalReceiver(drafts)).toBeNull();
  });
});
