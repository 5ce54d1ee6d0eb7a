// The session, and the action that waits for a sign-in.

import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import type { UserInfo } from "@/lib/contracts/account";
import { createEntries } from "@/stores/drafts/browser-storage";
import { createSessionStore } from "@/stores/account/session";
import { EMPTY_USER, type SessionUser } from "@/stores/account/session-user";
import { createMemoryStorage } from "./memory-storage";

let local = createMemoryStorage();
let session = createMemoryStorage();
const points: string[] = [];

beforeEach(() => {
  local = createMemoryStorage();
  session = createMemoryStorage();
  points.length = 0;
});

const open = () =>
  createSessionStore({
    local: createEntries(() => local),
    session: createEntries(() => session),
    sendPoint: (type) => void points.push(type),
  });

const ada: SessionUser = { ...EMPTY_USER, info: "acc_1", username: "Ada", email: "ada@example.com" };
const addToCart = { kind: "add-to-cart", payload: { projectId: "prj_1", specification: { layers: 2 } } };

describe("user info", () => {
  it("by default has user.info empty, and nobody beside it", () => {
    const { user, userState, token, authStatus } = open().getState();
    expect(user.info).toBe("");
    expect(userState).toEqual({ instance: null, googleUserInfo: null, userInfo: null });
    expect({ token, authStatus }).toEqual({ token: null, authStatus: 0 });
  });

  it("is kept under the two entries `user` and `userState` when set, and is there after a reload", () => {
    const store = open();
    store.getState().setToken("t");
    store.getState().setUser(ada);
    const googleUserInfo = { email: "ada@example.com", name: "Ada", picture: "" };
    store.getState().setUserState({ instance: "g1", googleUserInfo });
    expect(Object.keys(local).sort()).toEqual(["token", "user", "userState"]);
    expect(JSON.parse(local.getItem("user") ?? "")).toEqual(ada);
    expect(JSON.parse(local.getItem("userState") ?? "")).toEqual({ instance: "g1", googleUserInfo, userInfo: ada });

    const reloaded = open();
    reloaded.getState().hydrate();
    expect(reloaded.getState()).toMatchObject({
      isHydrated: true,
      token: "t",
      user: ada,
      userState: { instance: "g1", googleUserInfo, userInfo: ada },
    });
  });

  it("of somebody whose token is gone is not shown", () => {
    local.setItem("user", JSON.stringify(ada));
    const store = open();
    store.getState().hydrate();
    expect(store.getState().user).toEqual(EMPTY_USER);
  });

  it("that was edited by hand is read as far as it fits", () => {
    local.setItem("token", "t");
    local.setItem("user", '{"info":"acc_1","username":7,"contactConfirmed":"yes"}');
    local.setItem("userState", "[]");
    const store = open();
    store.getState().hydrate();
    expect(store.getState().user).toEqual({ ...EMPTY_USER, info: "acc_1" });
    expect(store.getState().userState).toEqual({ instance: null, googleUserInfo: null, userInfo: null });
  });

  it("is forgotten with its token, and the waiting action stays", () => {
    const store = open();
    store.getState().setToken("t");
    store.getState().setUser(ada);
    store.getState().setAuthStatus(addToCart);
    store.getState().forget();
    expect(store.getState()).toMatchObject({ token: null, user: EMPTY_USER, pendingAction: addToCart });
  });

  it("has the fields of the contract", () => {
    expectTypeOf<SessionUser>().toEqualTypeOf<UserInfo>();
  });
});

describe("authStatus", () => {
  it("goes to 1 with an action, which is stored", () => {
    const store = open();
    store.getState().setAuthStatus(addToCart);
    expect(store.getState()).toMatchObject({ authStatus: 1, pendingAction: addToCart });
    expect(points).toEqual([]);
    const reloaded = open();
    reloaded.getState().hydrate();
    expect(reloaded.getState()).toMatchObject({ authStatus: 1, pendingAction: addToCart });
  });

  it("sends point '5' once when it becomes 2, however often it is set", () => {
    const store = open();
    store.getState().setAuthStatus(addToCart);
    store.getState().setAuthStatus(2);
    store.getState().setAuthStatus(2);
    expect(store.getState().authStatus).toBe(2);
    expect(points).toEqual(["5"]);
  });

  it("does not send it again after a reload", () => {
    const store = open();
    store.getState().setAuthStatus(addToCart);
    store.getState().setAuthStatus(2);
    const reloaded = open();
    reloaded.getState().hydrate();
    expect(reloaded.getState().authStatus).toBe(2);
    reloaded.getState().setAuthStatus(2);
    expect(points).toEqual(["5"]);
  });

  it("sends it again for the next sign-in", () => {
    const store = open();
    for (let round = 0; round < 2; round += 1) {
      store.getState().setAuthStatus(addToCart);
      store.getState().setAuthStatus(2);
      store.getState().takePendingAction();
    }
    expect(points).toEqual(["5", "5"]);
  });

  it("hands the waiting action out once and is idle then", () => {
    const store = open();
    store.getState().setAuthStatus(addToCart);
    store.getState().setAuthStatus(2);
    expect(store.getState().takePendingAction()).toEqual(addToCart);
    expect(store.getState().takePendingAction()).toBeNull();
    expect(store.getState().authStatus).toBe(0);
    expect(Object.keys(session)).toEqual([]);
  });

  it("goes back to 0 and forgets the action when the sign-in is given up", () => {
    const store = open();
    store.getState().setAuthStatus(addToCart);
    store.getState().setAuthStatus(0);
    expect(store.getState()).toMatchObject({ authStatus: 0, pendingAction: null });
    expect(Object.keys(session)).toEqual([]);
    expect(points).toEqual([]);
  });

  it.each(["{", "null", '{"action":{}}', '{"action":null}', '"x"'])("is 0 where the stored action is %s", (stored) => {
    session.setItem("pendingAction", stored);
    const store = open();
    store.getState().hydrate();
    expect(store.getState()).toMatchObject({ authStatus: 0, pendingAction: null });
  });
});
