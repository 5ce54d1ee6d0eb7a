// Reason for a redirect to the home page; survives the page load and is shown once.

import { ARRIVAL_NOTICE_KEY, sessionEntries } from "@/stores/drafts/browser-storage";

const SESSION_ENDED = "session-ended";

/** Only a session that ended is announced; a refused page is not. */
export function leaveNotice(reason: typeof SESSION_ENDED | "refused"): void {
  if (reason === SESSION_ENDED) sessionEntries.write(ARRIVAL_NOTICE_KEY, reason);
}

export function takeNotice(): typeof SESSION_ENDED | null {
  const found = sessionEntries.read(ARRIVAL_NOTICE_KEY);
  if (found === null) return null;
  sessionEntries.write(ARRIVAL_NOTICE_KEY, null);
  return found === SESSION_ENDED ? found : null;
}
