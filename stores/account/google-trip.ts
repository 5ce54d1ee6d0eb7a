// A sign-in that is under way at Google: what it must come back with, and where one was.

import { type Entries, GOOGLE_TRIP_KEY, readJson, sessionEntries } from "@/stores/drafts/browser-storage";

export interface GoogleTrip {
  /** Google repeats it; an answer with another is somebody else's. */
  state: string;
  /** Path and query of our own. */
  returnTo: string;
}

export function keepGoogleTrip(trip: GoogleTrip, entries: Entries = sessionEntries): void {
  entries.write(GOOGLE_TRIP_KEY, JSON.stringify(trip));
}

/** The trip, once; null where there is none, or where it would end outside. */
export function takeGoogleTrip(entries: Entries = sessionEntries): GoogleTrip | null {
  const stored = readJson(entries, GOOGLE_TRIP_KEY);
  entries.write(GOOGLE_TRIP_KEY, null);
  if (typeof stored !== "object" || stored === null) return null;
  const { state, returnTo } = stored as Record<string, unknown>;
  if (typeof state !== "string" || typeof returnTo !== "string" || !/^\/(?![/\\])/.test(returnTo)) return null;
  return { state, returnTo };
}
