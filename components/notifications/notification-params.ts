// Filter, page and opened case of the notifications, as the address has them.

export interface NotificationParams {
  isUnread: boolean;
  /** From 1. */
  page: number;
  caseId: string | null;
}

export function readNotificationParams(search: URLSearchParams): NotificationParams {
  const page = search.get("page") ?? "";
  const caseId = search.get("case") ?? "";
  return {
    isUnread: search.get("show") === "unread",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    caseId: /^[\w-]{1,64}$/.test(caseId) ? caseId : null,
  };
}

export function notificationsHref({ isUnread, page, caseId }: Partial<NotificationParams>): string {
  const search = new URLSearchParams();
  if (isUnread) search.set("show", "unread");
  if (page !== undefined && page > 1) search.set("page", String(page));
  if (caseId) search.set("case", caseId);
  return search.size === 0 ? "/my-center/notifications" : `/my-center/notifications?${search}`;
}
