// A customer's orders: the list, and the pictures of what was ordered.

import { AppError } from "@/lib/contracts/errors";
import { expireQuotes } from "@/lib/server/bom/expire";
import { ownerOf } from "@/lib/server/cart/service";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import type { PictureSize } from "@/lib/server/gerber/picture-answer";
import * as listRows from "./list-rows";
import { linePictureAnswer } from "./place/line-picture";
import * as rows from "./rows";
import { listedOrders } from "./summary";

type Context = RequestContext<Viewer>;

export async function list(deps: Deps, filter: listRows.OrderFilter, context: Context) {
  const owner = ownerOf(context);
  await expireQuotes(deps, context.now, owner);
  const found = await listRows.listOwned(deps.db, owner, filter);
  const count = await listRows.countByStatus(deps.db, owner, filter);
  return {
    rows: await listedOrders(deps.db, found),
    total: filter.status ? (count[filter.status] ?? 0) : Object.values(count).reduce((sum, orders) => sum + orders, 0),
    count,
  };
}

export async function linePicture(
  deps: Deps,
  { id, ...of }: { id: string; position: number; size: PictureSize },
  context: Context,
): Promise<FileAnswer> {
  const order = await rows.findOwned(deps.db, ownerOf(context), id);
  if (!order) throw new AppError("NOT_FOUND");
  return linePictureAnswer(deps, id, of);
}
