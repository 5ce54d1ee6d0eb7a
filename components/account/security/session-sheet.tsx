"use client";
// Active sessions, and signing them out.
import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/account/center.module.css";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { useEndOtherSessions, useEndSession, useSessions } from "@/lib/client/account-sessions";
import { mutateThen } from "@/lib/client/transport/mutate-then";
import type { SessionInfo } from "@/lib/contracts/account-sessions";
import { formatDate } from "@/lib/i18n/format-date";

export function SessionSheet() {
  const t = useTranslations("account.sessions");
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const rows = sessions.data?.rows ?? [];
  const showEnded = (ended: number) => toast({ kind: "info", message: t("ended", { count: ended }) });
  return (
    <Sheet title={t("title")}>
      {sessions.isError && <FailureState title={t("failed")} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <Skeleton rows={3} />}
      <ul className={styles.sessions}>
        {rows.map((session) => (
          <Session key={session.sessionId} session={session} onEnded={() => showEnded(1)} />
        ))}
      </ul>
      {rows.length > 1 && (
        <div className={styles.foot}>
          <Button
            isBusy={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, { onSuccess: ({ ended }) => showEnded(ended) })}
          >
            {t("endOthers")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function Session({ session, onEnded }: { session: SessionInfo; onEnded: () => void }) {
  const t = useTranslations("account.sessions");
  const tag = useLocale();
  const end = useEndSession();
  const { sessionId, browser, system, isCurrent, lastUsedAt, startedAt } = session;
  const device = t("device", { browser: t(`browser.${browser}`), system: t(`system.${system}`) });
  return (
    <li className={styles.session}>
      <div>
        <b>{device}</b>
        <span>{t("lastUsed", { date: formatDate(lastUsedAt, tag, "moment") })}</span>
        <span>{t("since", { date: formatDate(startedAt, tag) })}</span>
      </div>
      {isCurrent ? (
        <Tag kind="success">{t("this")}</Tag>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("endOf", { device })}
          isBusy={end.isPending}
          onClick={() => mutateThen(end, sessionId, onEnded)}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}
