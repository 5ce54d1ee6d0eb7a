// A word that outlives a full page load: why this browser came to the first page. Said once, then forgotten.

import { ARRIVAL_NOTICE_KEY, sessionEntries } from "@/stores/drafts/browser-storage";

const SESSION_ENDED = "session-ended";

/** A page that was refused says nothing at its arrival; a session that ended does. */
export function leaveNotice(reason: typeof SESSION_ENDED | "refused"): void {
  if (reason === SESSION_ENDED) sessionEntries.write(ARRIVAL_NOTICE_KEY, reason);
}

export function takeNotice(): typeof SESSION_ENDED | null {
  const found = sessionEntries.read(ARRIVAL_NOTICE_KEY);
  if (found === null) return null;
  sessionEntries.write(ARRIVAL_NOTICE_KEY, null);
  return found === SESSION_ENDED ? found : null;
}
