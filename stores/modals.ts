import { createStore, type StoreApi, useStore } from "zustand";

export const MODAL_NAMES = ["account", "avatar", "password"] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

type Flags = Record<ModalName, boolean>;

export interface ModalsState extends Flags {
  open: (name: ModalName) => void;
  close: (name: ModalName) => void;
  closeAll: () => void;
}

const CLOSED: Flags = { account: false, avatar: false, password: false };

export function createModalsStore(): StoreApi<ModalsState> {
  return createStore<ModalsState>()((set) => ({
    ...CLOSED,
    open: (name) => set({ [name]: true }),
    close: (name) => set({ [name]: false }),
    closeAll: () => set(CLOSED),
  }));
}

export const modalsStore = createModalsStore();

export function useModals<T>(select: (state: ModalsState) => T): T {
  return useStore(modalsStore, select);
}
