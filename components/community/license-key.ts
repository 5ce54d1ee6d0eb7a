// Keys of the texts about a license, whose names have dots.
import type { LicenseId } from "@/lib/core/community/license";

export const LICENSE_KEYS = {
  "CERN-OHL-S-2.0": "cernOhlS",
  "CERN-OHL-W-2.0": "cernOhlW",
  "CERN-OHL-P-2.0": "cernOhlP",
  "CC0-1.0": "cc0",
  "CC-BY-4.0": "ccBy",
  "CC-BY-SA-4.0": "ccBySa",
  MIT: "mit",
  "Apache-2.0": "apache",
  "GPL-3.0-or-later": "gpl",
  "all-rights-reserved": "reserved",
} as const satisfies Record<LicenseId, string>;
