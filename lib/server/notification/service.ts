// Notifications as their person reads them, and the choice of emails.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type {
  listNotifications,
  NotificationMail,
  NotificationView,
  readNotifications,
} from "@/lib/contracts/notification";
import * as accountRows from "@/lib/server/account/rows";
import type { Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { publishNotified } from "./notify";
import * as rows from "./rows";
import { excerptOf } from "./words";

type Context = RequestContext<Viewer>;

function toView({ notification, actor, title, text }: rows.ToldNotification): NotificationView {
  const { id, kind, readAt, projectId, commentId, caseId, outcome, createdAt } = notification;
  return {
    ...{ notificationId: id, kind, isRead: readAt !== null, actor: actor ?? "", projectId, title: title ?? "" },
    ...{ commentsId: commentId, excerpt: text === null ? "" : excerptOf(text), outcome, caseId },
    createTime: createdAt.toISOString(),
  };
}

export async function list(
  { db }: Deps,
  { isUnread, pageNum, pageSize }: ParsedInputOf<typeof listNotifications>,
  { viewer: { accountId } }: Context,
) {
  const found = await rows.list(db, { accountId, isUnread: isUnread === 1, pageNum, pageSize });
  return { rows: found.rows.map(toView), total: found.total, unread: await rows.countUnread(db, accountId) };
}

export async function unread({ db }: Deps, { viewer }: Context) {
  return { unread: await rows.countUnread(db, viewer.accountId) };
}

export async function read(
  deps: Deps,
  { notificationIds }: ParsedInputOf<typeof readNotifications>,
  { viewer: { accountId }, now }: Context,
) {
  await rows.markRead(deps.db, accountId, { ids: notificationIds ?? null, now });
  // Their other open pages count anew.
  publishNotified(deps, [accountId]);
  return { unread: await rows.countUnread(deps.db, accountId) };
}

async function settingsOf(db: Queryable, accountId: string) {
  const account = await accountRows.getById(db, accountId);
  return { mail: await rows.findMail(db, accountId), hasEmail: account.email !== null };
}

export const settings = ({ db }: Deps, { viewer }: Context) => settingsOf(db, viewer.accountId);

export async function setMail({ db }: Deps, mail: NotificationMail, { viewer }: Context) {
  await rows.putSettings(db, viewer.accountId, { mail });
  return settingsOf(db, viewer.accountId);
}
