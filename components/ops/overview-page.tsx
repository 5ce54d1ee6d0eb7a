"use client";
// What waits at the desk, each queue a way in.
import { useTranslations } from "next-intl";
import { Age } from "@/components/ops/age";
import { Loaded } from "@/components/ops/loaded";
import { NextUp } from "@/components/ops/next-up";
import { useDeskOverview } from "@/lib/client/ops";
import type { DESK_QUEUES, DeskOverview } from "@/lib/contracts/ops";
import { Link } from "@/lib/i18n/link";
import styles from "./overview-page.module.css";

const HREFS: Record<(typeof DESK_QUEUES)[number], string> = {
  inquiries: "/ops/quotes?waits=any",
  checks: "/ops/orders?waits=check",
  review: "/ops/orders?waits=review",
  produce: "/ops/orders?waits=produce",
  weigh: "/ops/orders?waits=weigh",
  ship: "/ops/orders?waits=ship",
  transfers: "/ops/orders?waits=transfer",
  messages: "/ops/orders?waits=message",
  complaints: "/ops/complaints?state=open",
  refunds: "/ops/refunds",
  mails: "/ops/outbox",
};

export function OverviewPage() {
  const t = useTranslations("ops.overview");
  const desk = useDeskOverview();
  return (
    <>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        {desk.data && <p>{t("staff", { name: desk.data.staff })}</p>}
      </header>
      <Loaded query={desk} failed={t("failed")} rows={6}>
        {({ queues }) => (
          <div className={styles.stack}>
            <ul className={styles.queues}>
              {queues.map((queue) => (
                <Queue key={queue.queue} {...queue} />
              ))}
            </ul>
            <NextUp />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Queue({ queue, count, oldest }: DeskOverview["queues"][number]) {
  const t = useTranslations("ops.overview");
  return (
    <li data-waits={count > 0 || undefined}>
      <Link href={HREFS[queue]}>
        <span className={styles.name}>{t(`queue.${queue}`)}</span>
        <b className="num">{count}</b>
        <small>{oldest === null ? t("nothing") : t.rich("oldest", { age: () => <Age since={oldest} /> })}</small>
      </Link>
    </li>
  );
}
