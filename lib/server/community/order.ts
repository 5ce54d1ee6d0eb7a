// Ordering a published project: the board's files become a project of the buyer's own, and the items go to their cart.

import type { orderPublication } from "@/lib/contracts/community-offer";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { MAX_ORDER_LINES } from "@/lib/contracts/order";
import * as addressRows from "@/lib/server/address/rows";
import { makeQuote } from "@/lib/server/bom/offer";
import { putIntoCart } from "@/lib/server/bom/service";
import type { CartItemType } from "@/lib/server/cart/kind";
import { kindOf } from "@/lib/server/cart/kinds";
import * as cartRows from "@/lib/server/cart/rows";
import { ownerOf } from "@/lib/server/cart/service";
import { withPart } from "@/lib/server/cart/with-parts";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import * as gerberRows from "@/lib/server/gerber/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { freeName } from "@/lib/server/project/names";
import * as projectRows from "@/lib/server/project/rows";
import { publishQuoteChanged } from "@/lib/server/realtime/publish";
import { type StoredCopies, withCopies } from "./copy-stored";
import { requireOrderable, requireStep, wantedOf } from "./offer";
import { findOrderCopy, insertOrigin } from "./origin-rows";
import { pricePublication, type PricedPublication } from "./price-publication";
import type { AuthorRow, PublicationRow, VersionSummary } from "./rows";
import { projectNameOf } from "./copy";

type Context = RequestContext<Viewer>;
type Input = ParsedInputOf<typeof orderPublication>;
type Ordered = OutputOf<typeof orderPublication>;

const MAX_BOARD_BYTES = MAX_FILE_BYTES[FILE_TYPES.gerber] ?? 0;
const MAX_DRAWING_BYTES = 64 * 1024 * 1024;

interface Published {
  readonly publication: PublicationRow;
  readonly author: AuthorRow;
  readonly version: VersionSummary;
}

interface BoardCopy {
  readonly fileKey: string;
  readonly topPictureKey: string | null;
  readonly bottomPictureKey: string | null;
}

async function copyBoard(version: VersionSummary, copies: StoredCopies): Promise<BoardCopy | null> {
  if (version.fileKey === null) return null;
  const drawing = async (key: string | null) => (key === null ? null : (await copies.copy(key, MAX_DRAWING_BYTES)).key);
  return {
    fileKey: (await copies.copy(version.fileKey, MAX_BOARD_BYTES)).key,
    topPictureKey: await drawing(version.topPictureKey),
    bottomPictureKey: await drawing(version.bottomPictureKey),
  };
}

/** A board of the buyer's own with the published files. Every order of a version by one person shares it. */
async function insertBoard(
  tx: Transaction,
  { publication, author, version }: Published,
  copied: BoardCopy,
  { viewer, now }: Context,
): Promise<string> {
  const { accountId } = viewer;
  const fileId = newId();
  await fileRows.insertFile(tx, {
    ...{ id: fileId, accountId, visitorHash: null, storageKey: copied.fileKey, fileType: FILE_TYPES.gerber },
    ...{ name: version.fileName ?? "board.zip", size: version.fileSize ?? 0, sha256: version.fileSha256 ?? "" },
    ...{ mime: version.fileMime ?? "application/zip", batchUid: null, network: null, createdAt: now },
  });
  await projectRows.lockProjects(tx, accountId);
  const id = newId();
  await gerberRows.insertProject(tx, {
    ...{ id, accountId, visitorHash: null, fileId, projectType: gerberRows.BOARD_PROJECT, createdAt: now },
    name: await freeName(tx, accountId, projectNameOf(publication)),
    ...{ facts: version.facts, layers: version.layers, warnings: version.warnings },
    ...{ topPictureKey: copied.topPictureKey, bottomPictureKey: copied.bottomPictureKey },
  });
  await insertOrigin(tx, {
    ...{ copyId: id, originId: publication.projectId, version: version.version, kind: "order", createdAt: now },
    ...{ title: publication.title, author: author.username, license: publication.license },
  });
  return id;
}

interface NewItem {
  readonly itemType: CartItemType;
  readonly options: Record<string, unknown>;
  readonly projectId: string | null;
  readonly publicationId: string;
}

async function putItem(deps: Deps, tx: Transaction, item: NewItem, context: Context): Promise<string> {
  const { itemType, options, projectId, publicationId } = item;
  const owner = ownerOf(context);
  const { area, now } = context;
  const open = kindOf(itemType).complete(await withPart(tx, itemType, options), context);
  const terms = { books: deps.books, area, bookVersion: null, nowMs: now.getTime(), mayUseOffer: true };
  const { price } = open.prices(terms);
  return cartRows.insertItem(tx, {
    ...{ ...owner, itemType, projectId, publicationId, specification: open.specification, partNo: "", price },
    ...{ bookVersion: price.bookVersion, position: await cartRows.nextPosition(tx, owner), createdAt: now },
  });
}

interface Order {
  readonly published: Published;
  readonly priced: PricedPublication;
  readonly projectId: string | null;
  readonly kind: Input["kind"];
}

async function putQuote(deps: Deps, tx: Transaction, { published, priced, projectId }: Order, context: Context) {
  const { request } = priced;
  if (!request) throw new AppError("NO_PARTS_LIST");
  const made = await makeQuote(deps, tx, {
    owner: ownerOf(context),
    boards: { listed: [{ ...request, boardName: "" }] },
    ...{ isConfirmed: false, files: [], projectId, projectName: published.publication.title, remark: "" },
    ...{ sourceId: null, startedBy: "customer", isAsked: false, isSkipped: false, now: context.now, context },
  });
  if (made.status !== "Quoted")
    throw new AppError("NEEDS_MANUAL_REVIEW", { values: { reasons: made.reasons.join(", ") } });
  const { cartItemId } = await putIntoCart(tx, { quoteId: made.quoteId, partNo: "" }, context);
  return { cartItemIds: [cartItemId], quoteId: made.quoteId, projectId };
}

async function putItems(deps: Deps, tx: Transaction, order: Order, context: Context): Promise<Ordered> {
  const { priced, projectId, kind } = order;
  if (kind === "assembled") return putQuote(deps, tx, order, context);
  const { board } = priced;
  const { projectId: publicationId } = order.published.publication;
  const boards: NewItem[] = board ? [{ itemType: "Custom", options: { ...board }, projectId, publicationId }] : [];
  const parts = kind === "kit" ? priced.kit : [];
  const items: NewItem[] = [
    ...boards,
    ...parts.map(({ part, quantity }): NewItem => ({
      itemType: "Normal",
      options: { partId: part.id, quantity },
      ...{ projectId: null, publicationId },
    })),
  ];
  const present = await cartRows.listOwned(tx, ownerOf(context));
  if (present.length + items.length > MAX_ORDER_LINES)
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_ORDER_LINES } });
  const cartItemIds: string[] = [];
  for (const item of items) cartItemIds.push(await putItem(deps, tx, item, context));
  return { cartItemIds, quoteId: null, projectId };
}

/** OUT_OF_STOCK, NEEDS_MANUAL_REVIEW or UNSUPPORTED_COMBINATION by what stands in the way; PRICE_CHANGED. */
function requireOffered({ kinds }: PricedPublication, { kind, expectedMicro }: Input): void {
  const found = kinds.find((each) => each.kind === kind);
  const { offer = null, obstacles = [] } = found ?? {};
  const data = { obstacles };
  if (!offer) {
    if (obstacles.includes("partsMissing")) throw new AppError("PARTS_UNASSOCIATED", { data });
    if (obstacles.includes("needsReview")) throw new AppError("NEEDS_MANUAL_REVIEW", { values: { reasons: "" }, data });
    throw new AppError("UNSUPPORTED_COMBINATION", { data });
  }
  if (expectedMicro !== undefined && expectedMicro !== offer.totalMicro)
    throw new AppError("PRICE_CHANGED", { data: { totalMicro: offer.totalMicro } });
}

export async function order(deps: Deps, input: Input, context: Context): Promise<Ordered> {
  const { projectId, kind, quantity, alternatives } = input;
  const { accountId } = context.viewer;
  requireStep(quantity, context);
  const published = await requireOrderable(deps, projectId);
  const { version } = published;
  const priced = await pricePublication(deps, version, wantedOf(deps, { quantity, alternatives }, context), context);
  requireOffered(priced, input);
  const request = {
    ...{
      accountId,
      key: context.idempotencyKey,
      operation: "community.order",
      input: { ...input, area: context.area },
    },
  };
  const made = await withCopies(deps, async (copies) => {
    const existing = await findOrderCopy(deps.db, accountId, { originId: projectId, version: version.version });
    const copied = existing === null ? await copyBoard(version, copies) : null;
    let isUsed = false;
    const ordered = await once(deps.db, request, async (tx) => {
      await addressRows.lockBook(tx, ownerOf(context));
      isUsed = copied !== null;
      const ownId = existing ?? (copied ? await insertBoard(tx, published, copied, context) : null);
      return putItems(deps, tx, { published, priced, projectId: ownId, kind }, context);
    });
    // A repeated request is answered as the first one was: its own copies belong to nobody.
    if (!isUsed && copied) await copies.removeAll();
    return ordered;
  });
  if (made.quoteId !== null) publishQuoteChanged(deps, { id: made.quoteId, accountId });
  return made;
}
