// Entries of local and session storage, and their keys.

/**
 * Local storage: the token, raw as the server sent it.
 * Only user info and the two kept keys are stored beside it, so that a forced sign-out loses no work.
 */
export const TOKEN_KEY = "token";
/** Local storage: the signed-in user (JSON of `UserInfo`). */
export const USER_KEY = "user";
/** Local storage: `{instance, googleUserInfo, userInfo}` as JSON. */
export const USER_STATE_KEY = "userState";
/** Local storage: whether campaign cookies may be kept, "1" or "0". */
export const CONSENT_KEY = "cookitAgree";
/** Local storage: the kind of project that was created last, as the wire has it. */
export const PROJECT_TYPE_KEY = "create_project_type";
/** Local storage: keys that a sign-out keeps. */
export const KEPT_ON_LOGOUT: readonly string[] = [CONSENT_KEY, PROJECT_TYPE_KEY];

/** Session storage: the action that waits for sign-in. */
export const PENDING_ACTION_KEY = "pendingAction";
/** Session storage: a sign-in in progress at Google. */
export const GOOGLE_TRIP_KEY = "googleTrip";
/** Session storage: why this browser was redirected to the home page, until that page has shown it. */
export const ARRIVAL_NOTICE_KEY = "arrivalNotice";
/** Session storage: the token that the admin was last asked to open for. */
export const ADMIN_TRIED_KEY = "adminTried";
/** Session storage: idempotency keys of writes without a final answer, `intent:<name>`. */
export const INTENT_PREFIX = "intent:";

export interface Entries {
  read(key: string): string | null;
  /** `null` removes the entry. */
  write(key: string, value: string | null): void;
  /** Removes every entry except those named. */
  clearExcept(kept: readonly string[]): void;
}

/**
 * A storage that never throws: if the browser denies or lacks it (private windows, full disks, the server), the entries
 * are kept in memory until the page closes.
 */
export function createEntries(storage: () => Storage): Entries {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): { value: T } | null => {
    try {
      return { value: work(storage()) };
    } catch {
      return null;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((stored) => stored.getItem(key))?.value ?? null,
    write(key, value) {
      memory.delete(key);
      const isStored = attempt((stored) => (value === null ? stored.removeItem(key) : stored.setItem(key, value)));
      if (!isStored && value !== null) memory.set(key, value);
    },
    clearExcept(kept) {
      for (const key of memory.keys()) if (!kept.includes(key)) memory.delete(key);
      attempt((stored) => {
        for (const key of Object.keys(stored)) if (!kept.includes(key)) stored.removeItem(key);
      });
    },
  };
}

export const localEntries = createEntries(() => window.localStorage);
export const sessionEntries = createEntries(() => window.sessionStorage);

/** JSON under `key`; `null` if there is none or it is damaged. */
export function readJson(entries: Entries, key: string): unknown {
  try {
    return JSON.parse(entries.read(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}
