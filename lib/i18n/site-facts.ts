// The figures behind the claims of messages/<locale>/site.json, and the names the footer may show.

export const SITE_FACTS = {
  established: 2005,
  customers: 10_000,
  countries: 120,
  /** Percent, the lowest and the highest that is said. */
  satisfaction: { from: 99, to: 99.8 },
  /** The year of the copyright line: that of the release. */
  year: 2026,
  /** What boards, assemblies and their materials are made and judged by. */
  standards: ["IPC-A-600", "IPC-A-610", "FR-4, UL 94 V-0"],
} as const;
