"use client";
// Admin overview: four metrics, open work, queues.
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/ops/frame/loaded";
import { NextUp } from "@/components/ops/overview/next-up";
import { useAdminOverview } from "@/lib/client/ops";
import type { ADMIN_QUEUES, AdminOverview } from "@/lib/contracts/ops";
import { Link } from "@/lib/i18n/link";
import styles from "./overview-page.module.css";

const HREFS: Record<(typeof ADMIN_QUEUES)[number], string> = {
  inquiries: "/ops/quotes?waits=any",
  checks: "/ops/orders?waits=check",
  review: "/ops/orders?waits=review",
  produce: "/ops/orders?waits=produce",
  weigh: "/ops/orders?waits=weigh",
  ship: "/ops/orders?waits=ship",
  transfers: "/ops/orders?waits=transfer",
  messages: "/ops/orders?waits=message",
  moderation: "/ops/moderation",
  complaints: "/ops/complaints?state=open",
  refunds: "/ops/refunds",
  mails: "/ops/outbox",
};

const FIGURES = [
  { key: "late", href: "/ops/orders?due=late" },
  { key: "today", href: "/ops/orders?due=today" },
  { key: "todo", href: "/ops/orders?waits=any" },
  { key: "customer", href: "/ops/orders?waits=customer" },
] as const;

export function OverviewPage() {
  const t = useTranslations("ops.overview");
  const admin = useAdminOverview();
  const { late, today } = admin.data?.figures ?? {};
  return (
    <>
      <header className={styles.head}>
        <h1>{late === undefined || today === undefined ? t("title") : t("heading", { late, today })}</h1>
        {admin.data && <p>{t("staff", { name: admin.data.staff })}</p>}
      </header>
      <Loaded query={admin} failed={t("failed")} rows={6}>
        {(overview) => (
          <div className={styles.stack}>
            <Figures {...overview} />
            <NextUp />
            <Queues {...overview} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Figures({ figures }: Pick<AdminOverview, "figures">) {
  const t = useTranslations("ops.overview");
  return (
    <ul className={styles.figures}>
      {FIGURES.map(({ key, href }) => (
        <li key={key} data-kind={figures[key] > 0 ? key : undefined}>
          <Link href={href}>
            <b className="num">{figures[key]}</b>
            <span className={styles.name}>{t(`figure.${key}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Empty queues are hidden, as zeros would distract. */
function Queues({ queues }: Pick<AdminOverview, "queues">) {
  const t = useTranslations("ops.overview");
  const open = queues.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className={styles.subhead}>
        {t("queues")}
      </h2>
      <ul className={styles.queues}>
        {open.map(({ queue, count }) => (
          <li key={queue}>
            <Link href={HREFS[queue]}>
              {t(`queue.${queue}`)} <b className="num">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
