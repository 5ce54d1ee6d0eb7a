// The offer of a published project at today's price and stock.

import type { OfferedPart, OfferLine, PublicationOffer, viewOffer } from "@/lib/contracts/community-offer";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { ListedPart } from "@/lib/contracts/part";
import { currencyOf } from "@/lib/core/market/area";
import { isQuantityStep, QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import type { Deps } from "@/lib/server/deps";
import { fieldMessage } from "@/lib/server/http/translate";
import { termsOf } from "@/lib/server/bom/list-price";
import type { RequestContext } from "@/lib/server/http/context";
import { pricePublication, type PricedPublication, type Reader, type Wanted } from "./price-publication";
import * as rows from "./rows";

/** INVALID_INPUT for a quantity between the steps. */
export function requireStep(quantity: number, { locale }: Pick<Reader, "locale">): void {
  if (isQuantityStep(quantity)) return;
  const data = [{ field: "quantity", message: fieldMessage(locale, "pcb.notOffered") }];
  throw new AppError("INVALID_INPUT", { data });
}

/** Samples are sold depending on the name by which the server was called. */
export const wantedOf = (
  deps: Deps,
  { quantity, alternatives }: { quantity: number; alternatives: 0 | 1 },
  context: RequestContext,
): Wanted => ({ quantity, mayReplace: alternatives === 1, sellsSamples: termsOf(deps, context).sellsSamples });

/** The published version that is ordered; NOT_FOUND for what is not published. */
export async function requireOrderable(deps: Pick<Deps, "db">, projectId: string) {
  const found = await rows.findWithAuthor(deps.db, projectId);
  const version = found && (await rows.findVersion(deps.db, projectId, found.publication.version));
  if (!found || !version) throw new AppError("NOT_FOUND");
  return { ...found, version };
}

const describedBy = ({ parameters }: ListedPart): string => Object.values(parameters).join(", ");

const toPart = (part: ListedPart): OfferedPart => ({
  ...{ partId: part.id, mpn: part.mpn, manufacturer: part.manufacturer, description: describedBy(part) },
  ...{ packageName: part.packageName, stock: part.stock },
});

function toLines({ settled, kit, list }: PricedPublication, version: rows.VersionSummary): OfferLine[] {
  const bought = new Map(kit.map((each) => [each.part.id, each]));
  const shown = new Set<string>();
  return version.bom.map((row, at): OfferLine => {
    const { part = null, replaced = null, match } = settled[at] ?? {};
    const kitPart = part && bought.get(part.id);
    const isFirst = part !== null && !shown.has(part.id);
    if (part) shown.add(part.id);
    const missing = match && match.candidates.length > 0 ? "Unassociated" : "Not matched";
    const state = list?.supplied[at]?.state ?? (part ? (kitPart ? "Normal" : "Insufficient Stock") : missing);
    return {
      ...{ designators: [...row.designators], quantity: row.quantity, value: row.value, footprint: row.footprint },
      ...{ mpn: row.mpn, manufacturer: row.manufacturer, state },
      ...{ part: part && toPart(part), replaced: replaced && toPart(replaced) },
      unitPriceMicro: kitPart ? Math.round(kitPart.totalMicro / kitPart.quantity) : null,
      amountMicro: kitPart && isFirst ? kitPart.totalMicro : kitPart ? 0 : null,
    };
  });
}

export async function offer(
  deps: Deps,
  { projectId, quantity, alternatives }: ParsedInputOf<typeof viewOffer>,
  reader: RequestContext,
): Promise<PublicationOffer> {
  requireStep(quantity, reader);
  const { version } = await requireOrderable(deps, projectId);
  const priced = await pricePublication(deps, version, wantedOf(deps, { quantity, alternatives }, reader), reader);
  const { smtJoints = 0, thtJoints = 0 } = priced.list?.specification.assembly ?? {};
  return {
    ...{ projectId, version: version.version, quantity, quantities: [...QUANTITY_STEPS] },
    ...{ currency: currencyOf(reader.area), bookVersion: priced.bookVersion, priceTime: reader.now.toISOString() },
    kinds: priced.kinds.map((each) => ({ ...each, obstacles: [...each.obstacles] })),
    lines: toLines(priced, version),
    ...{ smtJoints, thtJoints, alternatives: priced.alternatives, missing: priced.missing },
  };
}
