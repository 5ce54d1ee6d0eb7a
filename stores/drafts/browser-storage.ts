// Browser storage: entries of local and session storage, and their keys.

/**
 * Local storage: the token, raw as the server gave it.
 * Nothing else lives there but user info and the two kept keys, so that a forced logout loses no work.
 */
export const TOKEN_KEY = "token";
/** Local storage: who the person is (JSON of `UserInfo`). */
export const USER_KEY = "user";
/** Local storage: `{instance, googleUserInfo, userInfo}` as JSON. */
export const USER_STATE_KEY = "userState";
/** Local storage: whether campaign cookies may be kept, "1" or "0". */
export const CONSENT_KEY = "cookitAgree";
/** Local storage: what a logout leaves standing: the cookie consent and the last chosen kind of project. */
export const KEPT_ON_LOGOUT: readonly string[] = [CONSENT_KEY, "create_project_type"];

/** Session storage: what a visitor was about to do when asked to sign in. */
export const PENDING_ACTION_KEY = "pendingAction";
/** Session storage: a sign-in that is under way at Google. */
export const GOOGLE_TRIP_KEY = "googleTrip";
/** Session storage: why this browser was sent to the first page, until that page has said it. */
export const ARRIVAL_NOTICE_KEY = "arrivalNotice";
/** Session storage: keys of writes whose answer is still unknown, `intent:<name>`. */
export const INTENT_PREFIX = "intent:";

export interface Entries {
  read(key: string): string | null;
  /** `null` removes. */
  write(key: string, value: string | null): void;
  /** Removes every entry but those named. */
  clearExcept(kept: readonly string[]): void;
}

/**
 * A storage that never throws: where the browser denies or lacks it (private windows, full disks, the server) the
 * entries live in memory until the page goes.
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

/** The JSON under `key`, or `null` where there is none or somebody spoilt it. */
export function readJson(entries: Entries, key: string): unknown {
  try {
    return JSON.parse(entries.read(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}
