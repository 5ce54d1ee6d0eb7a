// Notifications of a person: on the site, and by email as the person has chosen.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { flag, id, jsonField, paging } from "./values";

export const NOTIFICATION_KINDS = [
  "comment",
  "reply",
  "mention",
  "like",
  "proposal-opened",
  "proposal-decided",
  "report-decided",
  "content-moderated",
  "project-held",
  "appeal-decided",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `instant`: likes are left to the list on the site. */
export const NOTIFICATION_MAILS = ["off", "instant", "daily"] as const;
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

export const MAX_READ_AT_ONCE = 100;

const notification = z.object({
  notificationId: id,
  kind: z.enum(NOTIFICATION_KINDS),
  isRead: z.boolean(),
  /** Name of whoever caused it; empty for the site itself and for people without a name. */
  actor: z.string(),
  /** Published project; null where it is gone. */
  projectId: z.nullable(id),
  /** Title of the project. */
  title: z.string(),
  commentsId: z.nullable(id),
  /** Beginning of the comment; empty where it can't be read any more. */
  excerpt: z.string(),
  /** Decision on a report, a comment, a project or a proposal; null for other kinds. */
  outcome: z.nullable(z.string()),
  /** Case of the moderation, which its author can read and appeal. */
  caseId: z.nullable(id),
  createTime: z.string(),
});
export type NotificationView = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/eda/notification/list",
  access: "signed-in",
  summary: "Notifications, newest first",
  limit: { perMinute: 120 },
  input: z.extend(paging, { isUnread: z.optional(flag) }),
  output: z.object({ rows: z.array(notification), total: z.int(), unread: z.int() }),
});

export const countUnread = endpoint({
  method: "GET",
  path: "/api/eda/notification/unread",
  access: "signed-in",
  summary: "Number of unread notifications",
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({ unread: z.int() }),
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/eda/notification/read",
  access: "signed-in",
  summary: "Marks notifications as read: those named, or all",
  limit: { perMinute: 120 },
  input: z.object({ notificationIds: z.optional(jsonField(z.array(id).check(z.maxLength(MAX_READ_AT_ONCE)))) }),
  output: z.object({ unread: z.int() }),
});

const settings = z.object({
  mail: z.enum(NOTIFICATION_MAILS),
  /** False for accounts without an email address: there is nothing to choose. */
  hasEmail: z.boolean(),
});

export const viewNotificationSettings = endpoint({
  method: "GET",
  path: "/api/eda/notification/settings",
  access: "signed-in",
  summary: "How the person is notified by email",
  input: z.object({}),
  output: settings,
});

export const setNotificationSettings = endpoint({
  method: "PUT",
  path: "/api/eda/notification/settings",
  access: "signed-in",
  summary: "Chooses emails: none, at once, or a daily digest",
  limit: { perMinute: 30 },
  input: z.object({ mail: z.enum(NOTIFICATION_MAILS) }),
  output: settings,
});
