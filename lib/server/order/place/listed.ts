// Data of the order list beside its own columns: a line's picture and board, and its parcel.

import type { ListedOrder } from "@/lib/contracts/order";
import { itemType } from "@/lib/contracts/item";
import { listedBoard } from "@/lib/contracts/pcb";
import type { Queryable } from "@/lib/server/db/client";
import { pictureName } from "@/lib/server/gerber/picture-answer";
import { orderedBoard } from "./boards";
import * as careRows from "../care/care-rows";
import * as listRows from "../list-rows";

type Listed = Pick<ListedOrder, "line" | "parcel">;

const hasPicture = ({ topPictureKey, board3dSnapshotKey }: listRows.ListedLineRow) =>
  topPictureKey !== null || board3dSnapshotKey !== null;

function toLine(line: listRows.ListedLineRow): NonNullable<Listed["line"]> {
  const board = orderedBoard(line, 0);
  return {
    position: line.position,
    itemType: itemType.parse(line.itemType),
    hasPicture: line.topPictureKey !== null,
    board3dSnapshot: pictureName(line.board3dSnapshotKey),
    board: board && listedBoard.parse(board),
  };
}

/** By the orders' ids. */
export async function describeListed(db: Queryable, orderIds: readonly string[]): Promise<(id: string) => Listed> {
  const lines = await listRows.findLinesOf(db, orderIds);
  const shipments = await careRows.findShipments(db, orderIds);
  return (id) => {
    const ofOrder = lines.filter(({ orderId }) => orderId === id);
    const line = ofOrder.find(hasPicture) ?? ofOrder[0];
    const parcel = shipments.get(id);
    return {
      line: line ? toLine(line) : null,
      parcel: parcel ? { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber } : null,
    };
  };
}
