// Licenses that projects are published under. Conditions follow the texts of the licenses (spdx.org/licenses).

export const LICENSE_IDS = [
  "CERN-OHL-S-2.0",
  "CERN-OHL-W-2.0",
  "CERN-OHL-P-2.0",
  "CC0-1.0",
  "CC-BY-4.0",
  "CC-BY-SA-4.0",
  "MIT",
  "Apache-2.0",
  "GPL-3.0-or-later",
  "all-rights-reserved",
] as const;
export type LicenseId = (typeof LICENSE_IDS)[number];

export interface License {
  readonly mayCopy: boolean;
  readonly mayUseCommercially: boolean;
  readonly needsAttribution: boolean;
  /** Changed copies have to stay under the same license. */
  readonly isReciprocal: boolean;
  /** Address of the full text; null for all rights reserved. */
  readonly url: string | null;
}

const open = (url: string, conditions: Partial<License> = {}): License => ({
  ...{ mayCopy: true, mayUseCommercially: true, needsAttribution: true, isReciprocal: false, url },
  ...conditions,
});

export const LICENSES: Readonly<Record<LicenseId, License>> = {
  "CERN-OHL-S-2.0": open("https://ohwr.org/cern_ohl_s_v2.txt", { isReciprocal: true }),
  // Weakly reciprocal: changed sources of the design stay under it, products that use it need not.
  "CERN-OHL-W-2.0": open("https://ohwr.org/cern_ohl_w_v2.txt", { isReciprocal: true }),
  "CERN-OHL-P-2.0": open("https://ohwr.org/cern_ohl_p_v2.txt"),
  "CC0-1.0": open("https://creativecommons.org/publicdomain/zero/1.0/", { needsAttribution: false }),
  "CC-BY-4.0": open("https://creativecommons.org/licenses/by/4.0/"),
  "CC-BY-SA-4.0": open("https://creativecommons.org/licenses/by-sa/4.0/", { isReciprocal: true }),
  MIT: open("https://opensource.org/license/mit"),
  "Apache-2.0": open("https://www.apache.org/licenses/LICENSE-2.0"),
  "GPL-3.0-or-later": open("https://www.gnu.org/licenses/gpl-3.0.html", { isReciprocal: true }),
  "all-rights-reserved": {
    ...{ mayCopy: false, mayUseCommercially: false, needsAttribution: true, isReciprocal: false, url: null },
  },
};

/** May a changed copy of a project under `origin` be published under `chosen`? */
export const isCompatible = (origin: LicenseId, chosen: LicenseId): boolean =>
  LICENSES[origin].mayCopy && (!LICENSES[origin].isReciprocal || origin === chosen);
