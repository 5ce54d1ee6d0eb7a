// Versions of the public API. A change that a program may notice gets a new date (docs/decisions/wire.md).

export const VERSION_HEADER = "Boardwright-Version";
/** Those that are served, the oldest first. */
export const API_VERSIONS = ["2026-11-01"] as const;
/** Version of a call without the header. */
export const API_VERSION = API_VERSIONS[0];
