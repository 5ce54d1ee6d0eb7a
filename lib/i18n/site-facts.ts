// The figures behind the claims of messages/<locale>/site.json, and the names the footer may show.

interface TrustEntry {
  key: "payWith" | "deliveredBy" | "certificates" | "follow";
  names: readonly string[];
}

export const SITE_FACTS = {
  established: 2005,
  customers: 10_000,
  countries: 120,
  /** The year of the copyright line: that of the release. */
  year: 2026,
  /** Only what an order can really use today. */
  trust: [{ key: "deliveredBy", names: [] as string[] }].filter((entry) => entry.names.length > 0) as TrustEntry[],
} as const;
