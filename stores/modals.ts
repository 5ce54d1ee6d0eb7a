// Which dialogs of the account stand open, and whether what lies behind them is dimmed once more.

import { createStore, type StoreApi, useStore } from "zustand";

export const MODAL_NAMES = ["account", "name", "avatar", "password", "address"] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

export const ACCOUNT_VIEWS = ["personalInformation", "billingAddress", "coupon", "address"] as const;
export type AccountView = (typeof ACCOUNT_VIEWS)[number];

type Flags = Record<ModalName, boolean>;

export interface ModalsState extends Flags {
  /** True while two or more other modals are open. */
  opacity: boolean;
  accountView: AccountView;
  open: (name: ModalName) => void;
  close: (name: ModalName) => void;
  closeAll: () => void;
  showAccount: (view: AccountView) => void;
}

const CLOSED: Flags = { account: false, name: false, avatar: false, password: false, address: false };

function withFlags(state: Flags, change: Partial<Flags>): Partial<ModalsState> {
  const flags = { ...state, ...change };
  return { ...change, opacity: MODAL_NAMES.filter((name) => flags[name]).length >= 2 };
}

export function createModalsStore(): StoreApi<ModalsState> {
  return createStore<ModalsState>()((set) => ({
    ...CLOSED,
    opacity: false,
    accountView: "personalInformation",
    open: (name) => set((state) => withFlags(state, { [name]: true })),
    close: (name) => set((state) => withFlags(state, { [name]: false })),
    closeAll: () => set({ ...CLOSED, opacity: false }),
    showAccount: (accountView) => set((state) => ({ ...withFlags(state, { account: true }), accountView })),
  }));
}

export const modalsStore = createModalsStore();

export function useModals<T>(select: (state: ModalsState) => T): T {
  return useStore(modalsStore, select);
}
