"use client";
// Notifications of the account with the choice of emails and the list of blocked people.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { BlockedSheet } from "@/components/notifications/blocked-sheet";
import { CaseDialog } from "@/components/notifications/case-dialog";
import { MailSheet } from "@/components/notifications/mail-sheet";
import { NotificationRow } from "@/components/notifications/notification-row";
import {
  type NotificationParams,
  notificationsHref,
  readNotificationParams,
} from "@/components/notifications/notification-params";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Segments } from "@/components/ui/segments";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useNotifications, useReadNotifications } from "@/lib/client/notification";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./notification-page.module.css";

const A_PAGE = 20;
const FILTERS = ["all", "unread"] as const;

export function NotificationPage() {
  const t = useTranslations("notifications");
  const params = readNotificationParams(useSearchParams());
  const { isUnread, page, caseId } = params;
  const navigate = useNavigate();
  const list = useNotifications({ isUnread: isUnread ? 1 : 0, pageNum: page, pageSize: A_PAGE });
  const read = useReadNotifications();
  return (
    <div className={styles.page}>
      <PageTitle title={t("title")}>
        {(list.data?.unread ?? 0) > 0 && (
          <Button isBusy={read.isPending} onClick={() => read.mutate(undefined)}>
            {t("markAll")}
          </Button>
        )}
      </PageTitle>
      <Sheet>
        <div className={styles.bar}>
          <Segments
            label={t("filter")}
            items={FILTERS.map((id) => ({ id, label: t(id) }))}
            value={isUnread ? "unread" : "all"}
            onChange={(filter) => navigate(notificationsHref({ isUnread: filter === "unread" }), { replace: true })}
          />
        </div>
        <Rows list={list} params={params} onRead={(id) => read.mutate([id])} />
      </Sheet>
      <MailSheet />
      <BlockedSheet />
      <CaseDialog caseId={caseId} onClose={() => navigate(notificationsHref({ isUnread, page }), { replace: true })} />
    </div>
  );
}

interface RowsProps {
  list: ReturnType<typeof useNotifications>;
  params: NotificationParams;
  onRead: (notificationId: string) => void;
}

function Rows({ list, params, onRead }: RowsProps) {
  const t = useTranslations("notifications");
  if (list.data === undefined) {
    if (list.isError)
      return <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void list.refetch()} />;
    if (list.fetchStatus === "paused")
      return <EmptyState icon="warning" title={t("failed.title")} text={t("offline")} />;
    return (
      <div className={styles.loading}>
        <Skeleton rows={5} />
      </div>
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0)
    return params.isUnread ? (
      <EmptyState icon="ok" title={t("empty.unread")} />
    ) : (
      <EmptyState icon="bell" title={t("empty.title")} text={t("empty.text")} />
    );
  return (
    <>
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.notificationId}>
            <NotificationRow notification={row} params={params} onRead={onRead} />
          </li>
        ))}
      </ol>
      <Pager
        label={t("pages")}
        page={params.page}
        pages={Math.ceil(total / A_PAGE)}
        hrefOf={(page) => notificationsHref({ isUnread: params.isUnread, page })}
      />
    </>
  );
}
