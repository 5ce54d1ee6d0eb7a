// The flags of the account's dialogs.

import { describe, expect, it } from "vitest";
import { createModalsStore, MODAL_NAMES } from "@/stores/modals";

describe("the modal flags", () => {
  it("are all false at first", () => {
    const { account, name, avatar, password, address, opacity } = createModalsStore().getState();
    expect([account, name, avatar, password, address, opacity]).toEqual(Array(6).fill(false));
  });

  it.each(MODAL_NAMES)("%s opens and closes alone, without opacity", (modal) => {
    const store = createModalsStore();
    store.getState().open(modal);
    expect(MODAL_NAMES.filter((name) => store.getState()[name])).toEqual([modal]);
    expect(store.getState().opacity).toBe(false);
    store.getState().close(modal);
    expect(MODAL_NAMES.filter((name) => store.getState()[name])).toEqual([]);
  });
});

describe("opacity", () => {
  it("is true while two or more modals are open, for every pair", () => {
    for (const first of MODAL_NAMES) {
      for (const second of MODAL_NAMES) {
        const store = createModalsStore();
        store.getState().open(first);
        store.getState().open(second);
        expect([first, second, store.getState().opacity]).toEqual([first, second, first !== second]);
      }
    }
  });

  it("stays true from three to two and ends with the second last", () => {
    const store = createModalsStore();
    const { open, close } = store.getState();
    const seen: boolean[] = [];
    for (const act of [
      () => open("account"),
      () => open("password"),
      () => open("address"),
      () => close("account"),
      () => close("address"),
    ]) {
      act();
      seen.push(store.getState().opacity);
    }
    expect(seen).toEqual([false, true, true, true, false]);
  });

  it("ends when all are closed", () => {
    const store = createModalsStore();
    store.getState().open("account");
    store.getState().open("name");
    store.getState().closeAll();
    expect(store.getState()).toMatchObject({ account: false, name: false, opacity: false });
  });
});

describe("the account dialog", () => {
  it.each(["personalInformation", "billingAddress", "coupon", "address"] as const)("opens at its view %s", (view) => {
    const store = createModalsStore();
    store.getState().showAccount(view);
    expect(store.getState()).toMatchObject({ account: true, accountView: view });
  });
});
