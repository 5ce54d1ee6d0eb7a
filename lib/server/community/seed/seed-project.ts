// One of our own projects, which the community has from the start.

import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { LicenseId } from "@/lib/core/community/license";
import type { Locale } from "@/lib/core/market/area";

export interface SeedTexts {
  /** Up to 100 characters. */
  readonly title: string;
  /** Markdown of up to 1000 characters. */
  readonly introduction: string;
  /** Up to three. */
  readonly tags: readonly string[];
  /** Note on the revision that is published now. */
  readonly note: string;
}

export interface SeedBoard {
  /** An archive of fabrication files, or a board of a format that can be read (contracts/file-limits). */
  readonly fileName: string;
  readonly bytes: () => Promise<Uint8Array>;
}

export interface SeedProject {
  /** Lower-case letters, digits and hyphens: `buck-trainer`. Its publication has the id `boardwright-buck-trainer`. */
  readonly name: string;
  /** 0 schematic, 1 simulation. */
  readonly projectType: 0 | 1;
  readonly content: () => Promise<SchematicContent>;
  /** Null for a drawing without a board. */
  readonly board: SeedBoard | null;
  readonly texts: Readonly<Record<Locale, SeedTexts>>;
  readonly license: LicenseId;
  /** Raised whenever drawing, board or texts change: a later one is published as a new version. */
  readonly revision: number;
  /** ISO time of the first revision. */
  readonly publishedAt: string;
}

/** Account that our own projects belong to; nobody signs in to it. */
export const HOUSE_ACCOUNT = "boardwright";

export const seedProjectId = ({ name }: Pick<SeedProject, "name">): string => `${HOUSE_ACCOUNT}-${name}`;
