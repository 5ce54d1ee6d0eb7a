// The flags of the account's dialogs.

import { describe, expect, it } from "vitest";
import { createModalsStore, MODAL_NAMES } from "@/stores/modals";

describe("the modal flags", () => {
  const openOnes = (store: ReturnType<typeof createModalsStore>) =>
    MODAL_NAMES.filter((name) => store.getState()[name]);

  it("are all false at first", () => {
    expect(openOnes(createModalsStore())).toEqual([]);
  });

  it.each(MODAL_NAMES)("%s opens and closes alone", (modal) => {
    const store = createModalsStore();
    store.getState().open(modal);
    expect(openOnes(store)).toEqual([modal]);
    store.getState().close(modal);
    expect(openOnes(store)).toEqual([]);
  });

  it("are all false again when all are closed", () => {
    const store = createModalsStore();
    for (const name of MODAL_NAMES) store.getState().open(name);
    store.getState().closeAll();
    expect(openOnes(store)).toEqual([]);
  });
});
