// Parts in a test's database: some of known terms.

import { decodeMpn } from "@/lib/core/part/catalogue";
import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { knownParts } from "@/lib/core/part/known-parts";
import type { Part } from "@/lib/core/part/part";
import { partId } from "@/lib/core/part/part-id";
import type { Database } from "@/lib/server/db/client";
import { upsert } from "@/lib/server/part/rows";
import { type SoldPart, toRow } from "@/lib/server/part/to-row";

/** A cent each, 0.80 cents from a hundred, 0.50 from a thousand; sold by ten. */
const TERMS = {
  tiers: [
    { from: 10, unitMicro: 10_000 },
    { from: 100, unitMicro: 8_000 },
    { from: 1_000, unitMicro: 5_000 },
  ],
  currency: "USD",
  stock: 5_000,
  minimum: 10,
  multiple: 10,
  attrition: 10,
} as const;

function partOfMpn(mpn: string): Part {
  const part = decodeMpn(mpn) ?? knownParts().find((each) => each.mpn === mpn);
  if (!part) throw new Error(`no part ${mpn} in the catalogue`);
  return part;
}

/** Writes the part; answers its id. */
export async function addPart(
  db: Database,
  mpn: string,
  change: Partial<SoldPart> = {},
  source = "sample",
  distributor: string = source === "sample" ? SAMPLE_DISTRIBUTOR : "Example Parts",
): Promise<string> {
  const part = { ...partOfMpn(mpn), ...TERMS, ...change };
  await upsert(db, [toRow(part, { source, distributor, version: "test" })]);
  return partId(part);
}
