// Lines of quotes in the database: written at once with what was made of them, and read as they were said.

import { sql } from "drizzle-orm";
import { type LineSupply, lineMatch, lineSupply, type QuoteLine } from "@/lib/contracts/bom-lines";
import { JOINT_SOURCES } from "@/lib/core/bom/line-joints";
import { type Side, SIDES } from "@/lib/core/bom/side";
import { MOUNTINGS } from "@/lib/core/part/part";
import { PLACEMENT_STATES, type PlacementState } from "@/lib/core/placement/placement-conflicts";
import { type ResolvedSide, SIDE_SOURCES, type SideSource } from "@/lib/core/placement/resolve-sides";
import type { Transaction } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import { toPricedLines } from "./list-price";
import type { RequestedLine, SuppliedList } from "./list";
import type { BomLineRow } from "./rows";

const SEPARATOR = ", ";

/** As the database names them: `jsonb_to_recordset` reads ten thousand lines from one parameter. */
const COLUMNS = {
  id: "text",
  quote_id: "text",
  position: "integer",
  board: "integer",
  designator: "text",
  quantity: "integer",
  mpn: "text",
  manufacturer: "text",
  part_id: "text",
  match_reason: "text",
  distributor: "text",
  stock: "integer",
  unit_price_micro: "bigint",
  footprint: "text",
  value: "text",
  side: "text",
  side_by: "text",
  side_conflict: "text",
  placement: "text",
  is_placed: "boolean",
  state: "text",
  description: "text",
  supply: "text",
  is_assembled: "boolean",
  bought_quantity: "integer",
  amount_micro: "bigint",
  pins: "integer",
  mounting: "text",
  joints_by: "text",
  is_sample: "boolean",
} as const;

const NAMES = Object.keys(COLUMNS).join(", ");
const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ");

type Written = Record<keyof typeof COLUMNS, string | number | boolean | null>;

type Target = {
  quoteId: string;
  /** Lines that are neither bought nor sent are left away: offered so, or confirmed. */
  isOffered: boolean;
};

/** Board of the lines, and number of the lines before them. */
type Place = { board: number; from: number };

/** The footprint of a line with a part is the catalog's, its number and maker what was asked for. `isOffered`: the engine's price covers what is assembled. */
function toWritten(
  quoteLines: readonly QuoteLine[],
  list: SuppliedList,
  { quoteId, isOffered, board, from }: Target & Place,
): Written[] {
  return toPricedLines(list, board).map((made, at): Written => {
    const line = quoteLines[at];
    const joints = list.supplied[at]?.joints ?? null;
    const part = made.partId === null ? undefined : list.catalogue.get(made.partId);
    const isOnBoard = made.dnp === 2 && made.supply !== "none";
    return {
      id: newId(),
      quote_id: quoteId,
      position: from + at,
      board,
      designator: line?.designators.join(SEPARATOR) ?? "",
      quantity: line?.quantity ?? 0,
      mpn: line?.mpn || (part?.mpn ?? ""),
      manufacturer: line?.manufacturer || (part?.manufacturer ?? ""),
      part_id: made.partId,
      match_reason: part && line ? line.match : "",
      distributor: part && made.supply === "turnkey" ? part.distributor : "",
      stock: made.stock,
      unit_price_micro: made.unitPriceMicro,
      footprint: part?.packageName || (line?.footprint ?? ""),
      value: line?.value ?? "",
      side: made.side ?? "",
      side_by: made.sideBy ?? "",
      side_conflict: made.sideConflict ? `${made.sideConflict.source} ${made.sideConflict.side}` : "",
      placement: made.placement ?? "",
      is_placed: made.dnp === 2,
      state: made.state,
      description: line?.description ?? "",
      supply: made.supply,
      is_assembled: isOffered ? made.isAssembled : isOnBoard,
      bought_quantity: made.boughtQuantity,
      amount_micro: made.amountMicro,
      pins: joints?.pins ?? null,
      mounting: joints?.mounting ?? null,
      joints_by: joints?.by ?? null,
      is_sample: made.isSample && made.boughtQuantity !== null,
    };
  });
}

/** Lines and their results, board by board, in the same order. */
export async function insertLines(
  tx: Transaction,
  quoteLines: readonly (readonly QuoteLine[])[],
  lists: readonly SuppliedList[],
  target: Target,
): Promise<void> {
  const written: Written[] = [];
  for (const [board, list] of lists.entries())
    written.push(...toWritten(quoteLines[board] ?? [], list, { ...target, board, from: written.length }));
  const rows = JSON.stringify(written);
  await tx.execute(
    sql`insert into bom_lines (${sql.raw(NAMES)}) select ${sql.raw(NAMES)} from jsonb_to_recordset(${rows}::jsonb) as given(${sql.raw(TYPED)})`,
  );
}

/** `pieces`: how many there are of the line's board. */
type PartPrice = { position: number; unitPriceMicro: number; pieces: number };

/** Prices that a person found: the lines can be had. */
export async function priceLines(tx: Transaction, quoteId: string, prices: readonly PartPrice[]): Promise<void> {
  if (prices.length === 0) return;
  const priced = JSON.stringify(
    prices.map(({ position, unitPriceMicro, pieces }) => ({ position, unit: unitPriceMicro, pieces })),
  );
  await tx.execute(
    sql`update bom_lines set unit_price_micro = priced.unit,
        amount_micro = priced.unit * bom_lines.quantity * priced.pieces, state = 'Normal', is_sample = false
      from jsonb_to_recordset(${priced}::jsonb) as priced(position integer, unit bigint, pieces integer)
      where bom_lines.quote_id = ${quoteId} and bom_lines.position = priced.position`,
  );
}

/** Joints of one piece, and their kind, counted by an engineer. */
export async function updateJoints(
  tx: Transaction,
  quoteId: string,
  counted: readonly { position: number; pins: number; mounting: string }[],
): Promise<void> {
  await tx.execute(
    sql`update bom_lines set pins = counted.pins, mounting = counted.mounting, joints_by = 'staff'
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted(position integer, pins integer, mounting text)
      where bom_lines.quote_id = ${quoteId} and bom_lines.position = counted.position`,
  );
}

const isSide = (side: string | undefined): side is Side => SIDES.some((each) => each === side);

/** As it was decided; a quote of earlier versions kept no source. */
function keptSide({ side, sideBy, sideConflict: kept }: BomLineRow): ResolvedSide {
  const [source, other] = kept.split(" ");
  const isOpen = (source === "list" || source === "board") && isSide(other);
  return {
    side: isSide(side) ? side : null,
    source: sideSourceOf(sideBy),
    conflict: isOpen ? { source, side: other } : null,
  };
}

export const sideSourceOf = (text: string): SideSource | null => SIDE_SOURCES.find((source) => source === text) ?? null;

export const placementStateOf = (text: string): PlacementState | null =>
  PLACEMENT_STATES.find((state) => state === text) ?? null;

/** A kept line as it would be said anew; what the catalog or a footprint tells is not said. */
export function toQuoteLine(row: BomLineRow): RequestedLine {
  const { quantity, mpn, manufacturer, value, footprint, description, partId, isPlaced, state, pins } = row;
  const resolved = keptSide(row);
  const placement = placementStateOf(row.placement);
  const mounting = MOUNTINGS.find((each) => each === row.mounting);
  const jointsBy = JOINT_SOURCES.find((source) => source === row.jointsBy) ?? null;
  const hasJoints = partId === null && pins !== null && jointsBy !== "footprint";
  return {
    designators: row.designator === "" ? [] : row.designator.split(SEPARATOR),
    ...{ quantity, mpn, manufacturer, value, footprint, description, partId },
    match: lineMatch.safeParse(row.matchReason).data ?? "chosen",
    dnp: isPlaced ? 2 : 1,
    side: resolved.side,
    sideBy: resolved.source === "customer" ? "customer" : "list",
    keptSide: resolved,
    rotationDeg: null,
    placedBy: placement === "confirmed" ? "customer" : "files",
    keptPlacement: placement,
    supply: lineSupply.safeParse(row.supply).data ?? ("turnkey" satisfies LineSupply),
    ...(state === "Unassociated" ? { state } : {}),
    ...(hasJoints ? { pins, mounting, jointsBy } : {}),
  };
}

/** The customer confirmed that lines without a part are left away. */
export function isConfirmedOf(rows: readonly BomLineRow[]): boolean {
  return rows.some(({ isPlaced, supply, isAssembled }) => isPlaced && supply === "turnkey" && !isAssembled);
}
