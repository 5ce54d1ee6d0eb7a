// Everything that is kept of an account, as one JSON file that its person takes along.

import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Queryable, withTransaction } from "@/lib/server/db/client";
import { accounts, auditEvents, sessions, subscribers } from "@/lib/server/db/tables/account";
import { apiKeys } from "@/lib/server/db/tables/api-key";
import { bills, receivers } from "@/lib/server/db/tables/address";
import { chats, chatTurns } from "@/lib/server/db/tables/chat";
import {
  publicationFavorites,
  publicationLikes,
  publicationProposals,
  publications,
} from "@/lib/server/db/tables/community";
import { accountBlocks, discussionComments, moderationReports } from "@/lib/server/db/tables/discussion";
import { notifications } from "@/lib/server/db/tables/notification";
import { coupons } from "@/lib/server/db/tables/coupon";
import { cartItems, orderEvents, orderLines, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages, shipments } from "@/lib/server/db/tables/order-care";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { files, projectDocuments, projects } from "@/lib/server/db/tables/project";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { sheetComments } from "@/lib/server/db/tables/sheet-comment";
import { userSymbols } from "@/lib/server/db/tables/symbol";
import { sandboxOrders } from "@/lib/server/db/tables/sandbox";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "@/lib/server/db/tables/webhook";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { findDocument } from "@/lib/server/project/rows";
import { readImages } from "./export-images";
import { readResults } from "./export-results";
import * as rows from "./rows";

/** Secrets and internal locations are not the person's data. */
const SECRET =
  /^(passwordHash|keyHash|shareId|sharedTurns|storageKey|topPictureKey|bottomPictureKey|board3dSnapshotKey|coverKey|search|searchText|googleSubject|avatarKey|actorId|isStaff|sandboxOf|secretVersion)$/;

type Row = Record<string, unknown>;

/** The rows of a table that `where` picks, the oldest first, without its secrets. */
async function readRows(db: Queryable, table: PgTable & { createdAt?: PgColumn }, where: SQL): Promise<Row[]> {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !SECRET.test(name)),
  ) as Record<string, PgColumn>;
  const query = db.select(columns).from(table).where(where);
  return table.createdAt ? query.orderBy(asc(table.createdAt)) : query;
}

const OWN = {
  ...{ sessions, receivers, bills, coupons, cartItems, quotes: bomQuotes, orders, files, projects },
  ...{ symbols: userSymbols, comments: sheetComments, apiKeys, chats },
  ...{ discussionComments, notifications, accountBlocks, moderationReports },
  ...{ webhooks: webhookEndpoints, webhookEvents },
  ...{ publications, publicationLikes, publicationFavorites, publicationProposals },
} as const;
const OF_ORDER = { orderLines, orderEvents, payments, orderMessages, shipments, complaints } as const;

/** Drawings beyond it are named alone: each can be exported from the editor. */
const MAX_DRAWING_BYTES = 20 * 1024 * 1024;

interface Drawings {
  readonly drawings: Row[];
  /** Ids of projects. */
  readonly drawingsLeftOut: string[];
}

async function readDrawings(db: Queryable, accountId: string): Promise<Drawings> {
  const owned = await db
    .select({ projectId: projects.id })
    .from(projects)
    .innerJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projects.createdAt));
  const drawings: Row[] = [];
  const drawingsLeftOut: string[] = [];
  let bytes = 0;
  for (const { projectId } of owned) {
    const document = bytes < MAX_DRAWING_BYTES ? await findDocument(db, projectId) : null;
    bytes += document ? JSON.stringify(document.content).length : 0;
    if (document && bytes <= MAX_DRAWING_BYTES) drawings.push({ projectId, ...document });
    else drawingsLeftOut.push(projectId);
  }
  return { drawings, drawingsLeftOut };
}

async function readAll(db: Queryable, accountId: string): Promise<Record<string, Row[] | string[]>> {
  const data: Record<string, Row[] | string[]> = {};
  const account = await rows.getById(db, accountId);
  data.account = await readRows(db, accounts, eq(accounts.id, accountId));
  for (const [name, table] of Object.entries(OWN)) {
    data[name] = await readRows(db, table, eq(table.accountId, accountId));
  }
  const ofAccount = db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  for (const [name, table] of Object.entries(OF_ORDER)) {
    data[name] = await readRows(db, table, inArray(table.orderId, ofAccount));
  }
  const quoted = db.select({ id: bomQuotes.id }).from(bomQuotes).where(eq(bomQuotes.accountId, accountId));
  data.quoteLines = await readRows(db, bomLines, inArray(bomLines.quoteId, quoted));
  const sandbox = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.sandboxOf, accountId));
  data.testOrders = await readRows(db, sandboxOrders, inArray(sandboxOrders.accountId, sandbox));
  const sent = db.select({ id: webhookEndpoints.id }).from(webhookEndpoints);
  const own = sent.where(eq(webhookEndpoints.accountId, accountId));
  data.webhookDeliveries = await readRows(db, webhookDeliveries, inArray(webhookDeliveries.endpointId, own));
  const asked = db.select({ id: chats.id }).from(chats).where(eq(chats.accountId, accountId));
  data.chatTurns = await readRows(db, chatTurns, inArray(chatTurns.chatId, asked));
  const paid = db.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ofAccount));
  data.refunds = await readRows(db, refunds, inArray(refunds.paymentId, paid));
  data.events = await readRows(db, auditEvents, eq(auditEvents.accountId, accountId));
  const contacts = [account.emailCanonical, account.mobile].filter((contact) => contact !== null);
  const isSubscribed = and(isNotNull(subscribers.contact), inArray(subscribers.contact, contacts));
  data.subscriptions = contacts.length > 0 && isSubscribed ? await readRows(db, subscribers, isSubscribed) : [];
  return { ...data, ...(await readDrawings(db, accountId)) };
}

/** Read in one transaction, so that no order stands there without its lines. */
export async function exportAccount(deps: Deps, context: RequestContext<Viewer>): Promise<FileAnswer> {
  const { accountId } = context.viewer;
  const data = await withTransaction(deps.db, (tx) => readAll(tx, accountId));
  const images = await readImages(deps, accountId);
  const simulationResults = await readResults(deps, accountId);
  await rows.recordEvent(deps.db, accountId, "exported", { ip: context.ip });
  const exportedAt = context.now.toISOString();
  return {
    body: JSON.stringify(
      { format: "boardwright-account", version: 1, exportedAt, ...data, images, simulationResults },
      null,
      2,
    ),
    name: `boardwright-${exportedAt.slice(0, 10)}.json`,
    mime: "application/json; charset=utf-8",
  };
}
