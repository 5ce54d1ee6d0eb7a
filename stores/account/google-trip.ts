// A sign-in in progress at Google: the state it must return, and the page to return to.

import { type Entries, GOOGLE_TRIP_KEY, readJson, sessionEntries } from "@/stores/drafts/browser-storage";

export interface GoogleTrip {
  /** Google returns it; an answer with another value belongs to somebody else. */
  state: string;
  /** Path and query on this site. */
  returnTo: string;
}

export function keepGoogleTrip(trip: GoogleTrip, entries: Entries = sessionEntries): void {
  entries.write(GOOGLE_TRIP_KEY, JSON.stringify(trip));
}

/** Takes the stored sign-in once; null if there is none, or if its return address is on another site. */
export function takeGoogleTrip(entries: Entries = sessionEntries): GoogleTrip | null {
  const stored = readJson(entries, GOOGLE_TRIP_KEY);
  entries.write(GOOGLE_TRIP_KEY, null);
  if (typeof stored !== "object" || stored === null) return null;
  const { state, returnTo } = stored as Record<string, unknown>;
  if (typeof state !== "string" || typeof returnTo !== "string" || !/^\/(?![/\\])/.test(returnTo)) return null;
  return { state, returnTo };
}
