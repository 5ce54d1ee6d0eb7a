// The signed-in user of this browser, and the action that waits for sign-in.

import { createStore, type StoreApi, useStore } from "zustand";
import {
  type Entries,
  localEntries,
  PENDING_ACTION_KEY,
  readJson,
  sessionEntries,
  TOKEN_KEY,
  USER_KEY,
  USER_STATE_KEY,
} from "@/stores/drafts/browser-storage";
import { EMPTY_USER, readUser, readUserState, type SessionUser, type UserState } from "@/stores/account/session-user";

/** Plain data, so that it survives the page load of a sign-in elsewhere: `{kind: "add-to-cart", payload: {…}}`. */
export type PendingAction = { kind: string; payload?: unknown };

/** 0 idle, 1 sign-in requested (an action waits), 2 signed in with an action to resume. */
export type AuthStatus = 0 | 1 | 2;

export interface SessionState {
  /** False until the browser's storage is read; on the server and in the first paint there is no user. */
  isHydrated: boolean;
  token: string | null;
  user: SessionUser;
  userState: UserState;
  authStatus: AuthStatus;
  pendingAction: PendingAction | null;
  hydrate: () => void;
  setToken: (token: string | null) => void;
  setUser: (user: SessionUser) => void;
  setUserState: (change: Partial<UserState>) => void;
  /** An action is stored and sign-in requested (1); 2 sends point '5' once; 0 drops the action. */
  setAuthStatus: (next: 0 | 2 | PendingAction) => void;
  /** Returns the waiting action once; the status becomes idle. */
  takePendingAction: () => PendingAction | null;
  /** Removes the user from this page; the caller clears the storage. */
  forget: () => void;
}

export interface SessionDeps {
  local: Entries;
  session: Entries;
  sendPoint: (type: "5") => void;
}

const NOBODY = { token: null, user: EMPTY_USER, userState: { instance: null, googleUserInfo: null, userInfo: null } };

function readPending(session: Entries): Pick<SessionState, "authStatus" | "pendingAction"> {
  const stored = readJson(session, PENDING_ACTION_KEY);
  if (typeof stored !== "object" || stored === null || !("action" in stored))
    return { authStatus: 0, pendingAction: null };
  const { action, status } = stored as { action: PendingAction; status?: unknown };
  if (typeof action?.kind !== "string") return { authStatus: 0, pendingAction: null };
  return { authStatus: status === 2 ? 2 : 1, pendingAction: action };
}

export function createSessionStore({ local, session, sendPoint }: SessionDeps): StoreApi<SessionState> {
  return createStore<SessionState>()((set, get) => {
    function enter(authStatus: AuthStatus, pendingAction: PendingAction | null): void {
      const stored = pendingAction && JSON.stringify({ action: pendingAction, status: authStatus });
      session.write(PENDING_ACTION_KEY, stored);
      set({ authStatus, pendingAction });
    }
    return {
      ...NOBODY,
      isHydrated: false,
      authStatus: 0,
      pendingAction: null,
      hydrate() {
        const token = local.read(TOKEN_KEY);
        const user = token === null ? EMPTY_USER : readUser(readJson(local, USER_KEY));
        const userState = token === null ? NOBODY.userState : readUserState(readJson(local, USER_STATE_KEY));
        set({ isHydrated: true, token, user, userState, ...readPending(session) });
      },
      setToken(token) {
        local.write(TOKEN_KEY, token);
        set({ token });
      },
      setUser(user) {
        const userState = { ...get().userState, userInfo: user };
        local.write(USER_KEY, JSON.stringify(user));
        local.write(USER_STATE_KEY, JSON.stringify(userState));
        set({ user, userState });
      },
      setUserState(change) {
        const userState = { ...get().userState, ...change };
        local.write(USER_STATE_KEY, JSON.stringify(userState));
        set({ userState });
      },
      setAuthStatus(next) {
        if (next === 0) return enter(0, null);
        if (typeof next === "object") return enter(1, next);
        const isFirst = get().authStatus !== 2;
        enter(2, get().pendingAction);
        if (isFirst) sendPoint("5");
      },
      takePendingAction() {
        const { pendingAction } = get();
        enter(0, null);
        return pendingAction;
      },
      forget: () => set({ ...NOBODY, isHydrated: true }),
    };
  });
}

let sendPoint: SessionDeps["sendPoint"] = () => {};

/** Sets the function that sends point events; the client's account module calls this when it is loaded. */
export function connectPoint(send: SessionDeps["sendPoint"]): void {
  sendPoint = send;
}

export const sessionStore = createSessionStore({
  local: localEntries,
  session: sessionEntries,
  sendPoint: (type) => sendPoint(type),
});

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

export function useIsSignedIn(): boolean {
  return useSession((state) => state.token !== null);
}

/** For handlers of events: a press may come before the page's header has read the browser's storage. */
export function isSignedInNow(): boolean {
  if (!sessionStore.getState().isHydrated) sessionStore.getState().hydrate();
  return sessionStore.getState().token !== null;
}

/** Follows sign-ins and sign-outs of other tabs; returns a function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || [TOKEN_KEY, USER_KEY, USER_STATE_KEY].includes(event.key))
      sessionStore.getState().hydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
