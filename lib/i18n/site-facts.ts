// Numbers behind the claims of messages/<locale>/site.json, and names in the footer.

export const SITE_FACTS = {
  established: 2005,
  customers: 10_000,
  countries: 120,
  /** Percent, lowest and highest. */
  satisfaction: { from: 99, to: 99.8 },
  /** Year of the copyright line: that of the release. */
  year: 2026,
  /** Standards of boards, assemblies and materials. */
  standards: ["IPC-A-600", "IPC-A-610", "FR-4, UL 94 V-0"],
} as const;
