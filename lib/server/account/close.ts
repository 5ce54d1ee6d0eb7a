// The end of an account: its orders stay as business needs them, its person is removed.

import type { OrderStatus } from "@/lib/core/order/states";
import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import { voidCodes, useCode } from "@/lib/server/auth/codes";
import { hashPassword } from "@/lib/server/auth/password";
import { leaveDiscussions } from "@/lib/server/community/discussion/leave";
import { removePublications } from "@/lib/server/community/remove";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import { accounts, auditEvents, contactCodes, sessions, subscribers } from "@/lib/server/db/tables/account";
import { apiKeys } from "@/lib/server/db/tables/api-key";
import { webhookEndpoints, webhookEvents } from "@/lib/server/db/tables/webhook";
import { findSandbox } from "@/lib/server/sandbox/rows";
import { bills, receivers } from "@/lib/server/db/tables/address";
import { chats } from "@/lib/server/db/tables/chat";
import { coupons } from "@/lib/server/db/tables/coupon";
import { cartItems, orderLines, orders } from "@/lib/server/db/tables/order";
import { orderMessages } from "@/lib/server/db/tables/order-care";
import { mails } from "@/lib/server/db/tables/promise";
import { files, projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { userSymbols } from "@/lib/server/db/tables/symbol";
import { refuseForDemo } from "@/lib/server/db/seed/demo-account";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import * as imageRows from "@/lib/server/project/image-rows";
import * as resultRows from "@/lib/server/project/result-rows";
import { findEnteredCode } from "./contact-codes";
import { emptyAddress } from "./empty-address";
import { mailNotice } from "./mails";
import { requireOwnPassword } from "./passwords";
import * as rows from "./rows";
import * as sessionRows from "./session-rows";
import { announceEnd } from "./sessions";

/** In any other state somebody still makes, sends or owes something, and needs the address for it. */
const OVER: OrderStatus[] = ["Complete", "Cancelled", "Failed"];

const contactsOf = (account: rows.AccountRow) =>
  [account.emailCanonical, account.mobile].filter((contact) => contact !== null);

async function requireNoOpenOrder(tx: Transaction, accountId: string): Promise<void> {
  const [open] = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), notInArray(orders.status, OVER)))
    .limit(1);
  if (open) throw new AppError("ORDERS_OPEN", { values: { number: open.orderNumber } });
}

/** Country and area alone stay of an order's address: taxes were paid by them. */
async function emptyOrders(tx: Transaction, accountId: string): Promise<void> {
  const mine = await tx
    .select({ id: orders.id, receiver: orders.receiver, bill: orders.bill })
    .from(orders)
    .where(eq(orders.accountId, accountId));
  for (const { id, receiver, bill } of mine) {
    await tx
      .update(orders)
      .set({ receiver: emptyAddress(receiver), bill: bill && emptyAddress(bill), remark: "" })
      .where(eq(orders.id, id));
  }
  const ids = mine.map(({ id }) => id);
  if (ids.length > 0) await tx.update(orderMessages).set({ text: "" }).where(inArray(orderMessages.orderId, ids));
}

/** Files and pictures that no order was made from; answers what lies in the store for them. */
export async function removeProjects(tx: Transaction, accountId: string): Promise<string[]> {
  const ordered = await tx
    .select({ projectId: orderLines.projectId, fileId: orderLines.fileId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.accountId, accountId));
  const quoted = await tx
    .select({ projectId: bomQuotes.projectId, files: bomQuotes.files })
    .from(bomQuotes)
    .where(eq(bomQuotes.accountId, accountId));
  const keptProjects = [...ordered, ...quoted].flatMap(({ projectId }) => projectId ?? []);
  const isGone = and(eq(projects.accountId, accountId), notInArray(projects.id, ["", ...keptProjects]));
  const gone = await tx.select({ id: projects.id }).from(projects).where(isGone);
  const images = await imageRows.remove(
    tx,
    gone.map(({ id }) => id),
  );
  const owned = await tx.select({ id: projects.id }).from(projects).where(eq(projects.accountId, accountId));
  const results = await resultRows.removeOf(
    tx,
    owned.map(({ id }) => id),
  );
  const deleted = await tx.delete(projects).where(isGone).returning({
    top: projects.topPictureKey,
    bottom: projects.bottomPictureKey,
    space: projects.board3dSnapshotKey,
  });
  const stillUsed = await tx
    .select({ fileId: projects.fileId })
    .from(projects)
    .where(eq(projects.accountId, accountId));
  const lists = quoted.flatMap((quote) => quote.files.map(({ fileUrl }) => fileUrl));
  const keptFiles = [...[...ordered, ...stillUsed].flatMap(({ fileId }) => fileId ?? []), ...lists];
  const goneFiles = await tx
    .delete(files)
    .where(and(eq(files.accountId, accountId), notInArray(files.id, ["", ...keptFiles])))
    .returning({ key: files.storageKey });
  const pictures = deleted.flatMap(({ top, bottom, space }) => [top, bottom, space]).filter((key) => key !== null);
  return [...images, ...results, ...pictures, ...goneFiles.map(({ key }) => key)];
}

/** The account of test keys with all that it has. */
async function removeSandbox(tx: Transaction, personId: string): Promise<string[]> {
  const sandboxId = await findSandbox(tx, personId);
  if (sandboxId === null) return [];
  const keys = await removeProjects(tx, sandboxId);
  await tx.delete(accounts).where(eq(accounts.id, sandboxId));
  return keys;
}

/** Everything that names the person or was only theirs. Answers the store's keys of what is gone. */
async function removePerson(tx: Transaction, account: rows.AccountRow, passwordHash: string, now: Date) {
  const { id } = account;
  const contacts = contactsOf(account);
  await tx.delete(cartItems).where(eq(cartItems.accountId, id));
  await tx.delete(receivers).where(eq(receivers.accountId, id));
  await tx.delete(bills).where(eq(bills.accountId, id));
  await tx.delete(coupons).where(and(eq(coupons.accountId, id), isNull(coupons.usedByOrder)));
  await tx.delete(bomQuotes).where(and(eq(bomQuotes.accountId, id), isNull(bomQuotes.orderId)));
  await tx.delete(apiKeys).where(eq(apiKeys.accountId, id));
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.accountId, id));
  await tx.delete(webhookEvents).where(eq(webhookEvents.accountId, id));
  await tx.delete(chats).where(eq(chats.accountId, id));
  await tx.delete(userSymbols).where(eq(userSymbols.accountId, id));
  await leaveDiscussions(tx, id);
  const published = await removePublications(tx, id);
  await emptyOrders(tx, id);
  const keys = [...published, ...(await removeProjects(tx, id)), ...(await removeSandbox(tx, id))];
  if (contacts.length > 0) {
    await tx.delete(contactCodes).where(inArray(contactCodes.contact, contacts));
    await tx.delete(subscribers).where(inArray(subscribers.contact, contacts));
    const sent = account.email === null ? contacts : [...contacts, account.email];
    await tx.update(mails).set({ recipient: "", text: "", html: null }).where(inArray(mails.recipient, sent));
  }
  await tx.update(sessions).set({ userAgent: "" }).where(eq(sessions.accountId, id));
  await tx.update(auditEvents).set({ details: {} }).where(eq(auditEvents.accountId, id));
  await tx
    .update(accounts)
    .set({
      ...{ email: null, emailCanonical: null, mobile: null, googleSubject: null, avatarKey: null, isStaff: false },
      ...{ username: "", jobTitle: "", industry: "", companyName: "", phone: "", url: "", pointOut: "{}" },
      ...{ passwordHash, contactConfirmedAt: null, closedAt: now },
    })
    .where(eq(accounts.id, id));
  return account.avatarKey === null ? keys : [...keys, account.avatarKey];
}

/**
 * Closes the viewer's account by its password or by a code that was sent to it. Throws WRONG_PASSWORD, CODE_WRONG,
 * ORDERS_OPEN (with the number of one), DEMO_ACCOUNT.
 */
export async function closeAccount(
  deps: Deps,
  input: { password?: string; code?: string },
  context: RequestContext<Viewer>,
) {
  const { now } = context;
  const account = await rows.getById(deps.db, context.viewer.accountId);
  refuseForDemo(account.id);
  const codeId = input.password ? null : await findCloseCode(deps, account, input.code, context);
  if (input.password) await requireOwnPassword(deps, account, input.password, context);
  const passwordHash = await hashPassword(newId() + newId());
  const { keys, ended } = await withTransaction(deps.db, async (tx) => {
    const locked = await rows.lockById(tx, account.id);
    await requireNoOpenOrder(tx, account.id);
    if (codeId) await useCode(tx, codeId, now);
    for (const contact of contactsOf(locked)) await voidCodes(tx, contact, ["close", "close-link"], now);
    const removed = await removePerson(tx, locked, passwordHash, now);
    const ids = await sessionRows.endAll(tx, account.id, { now, reason: "account closed" });
    await rows.recordEvent(tx, account.id, "closed", {});
    await mailNotice(deps, tx, { to: locked.email, kind: "accountClosed", isForgotten: true }, context);
    return { keys: removed, ended: ids };
  });
  announceEnd(deps, ended);
  for (const key of keys) await deps.store.remove(key);
  return {};
}

async function findCloseCode(deps: Deps, account: rows.AccountRow, code: string | undefined, context: RequestContext) {
  const [contact = ""] = contactsOf(account);
  return findEnteredCode(deps, { contact, purposes: ["close"], code }, context);
}
