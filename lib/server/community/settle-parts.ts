// Parts of a publication as they can be bought today: matched with the catalog, those out of stock with alternatives.

import type { BomRow } from "@/lib/core/schematic/export/bom-rows";
import { alternativesOf } from "@/lib/core/part/alternatives";
import { orderable, withAttrition } from "@/lib/core/part/order-quantity";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import type { ListedPart } from "@/lib/contracts/part";
import { findParts } from "@/lib/server/bom/known-parts";
import type { MatchedLine } from "@/lib/server/bom/match-worker-messages";
import type { Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as partRows from "@/lib/server/part/rows";
import { toListed } from "@/lib/server/part/service";
import { toBomLine } from "./bom-lines";

export interface SettledPart {
  readonly match: MatchedLine;
  /** Null where the catalog has none that is sure enough. */
  readonly part: ListedPart | null;
  /** The one that the drawing names, if `part` is bought in its place. */
  readonly replaced: ListedPart | null;
}

interface Terms {
  readonly area: MarketArea;
  /** Boards for which the parts have to suffice. */
  readonly quantity: number;
  readonly mayReplace: boolean;
  readonly sellsSamples: boolean;
}

const NO_MATCH: MatchedLine = { candidates: [], isChosen: false };

/** Quantity of one part for all boards, with what a machine loses. */
const neededOf = (part: ListedPart, placed: number): number => orderable(part, withAttrition(placed, part.attrition));

const suffices = (part: ListedPart, placed: number, { sellsSamples }: Terms): boolean =>
  part.stock >= neededOf(part, placed) && part.tiers.length > 0 && (sellsSamples || !part.isSample);

/** The best alternative that is in stock; null if there is none. */
async function alternativeTo(db: Queryable, row: partRows.PartRow, placed: number, terms: Terms) {
  const currency = currencyOf(terms.area);
  const part = toListed(row, currency);
  const peers = (await partRows.listPeers(db, row)).map((peer) => toListed(peer, currency));
  const found = alternativesOf(part, peers, neededOf(part, placed));
  return found.find(({ part: other }) => suffices(other, placed, terms))?.part ?? null;
}

/** One for each line, in order. Lines of one part are weighed together. */
export async function settleParts(
  deps: Pick<Deps, "db" | "matcher">,
  bom: readonly BomRow[],
  terms: Terms,
): Promise<SettledPart[]> {
  if (bom.length === 0) return [];
  const matched = await deps.matcher.match(bom.map(toBomLine));
  const chosen = bom.map((_, at) => {
    const match = matched[at] ?? NO_MATCH;
    return { match, partId: match.isChosen ? (match.candidates[0]?.partId ?? null) : null };
  });
  const known = await findParts(
    deps.db,
    chosen.flatMap(({ partId }) => partId ?? []),
  );
  const placed = new Map<string, number>();
  for (const [at, { partId }] of chosen.entries())
    if (partId !== null) placed.set(partId, (placed.get(partId) ?? 0) + (bom[at]?.quantity ?? 0) * terms.quantity);
  const replacements = new Map<string, ListedPart>();
  const currency = currencyOf(terms.area);
  for (const [id, row] of known) {
    if (!terms.mayReplace || suffices(toListed(row, currency), placed.get(id) ?? 0, terms)) continue;
    const other = await alternativeTo(deps.db, row, placed.get(id) ?? 0, terms);
    if (other) replacements.set(id, other);
  }
  return chosen.map(({ match, partId }) => {
    const row = partId === null ? undefined : known.get(partId);
    if (!row) return { match, part: null, replaced: null };
    const named = toListed(row, currency);
    const other = replacements.get(row.id);
    return other ? { match, part: other, replaced: named } : { match, part: named, replaced: null };
  });
}
