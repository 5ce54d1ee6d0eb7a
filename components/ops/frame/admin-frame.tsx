"use client";
// Layout of the admin: navigation, search, content.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { AntdStylesheet } from "@/components/antd/antd-stylesheet";
import { GlobalSearch } from "@/components/ops/frame/global-search";
import { EmptyState } from "@/components/ui/empty-state";
import { ScrollNav } from "@/components/ui/scroll-nav";
import { buttonClass } from "@/components/ui/button";
import { useAdminOverview } from "@/lib/client/ops";
import type { AdminOverview } from "@/lib/contracts/ops";
import { Link } from "@/lib/i18n/link";
import { usePagePath } from "@/lib/i18n/use-page-path";
import { useSession } from "@/stores/account/session";
import { useAdminEvents } from "@/lib/client/realtime/admin-events";
import styles from "./admin-frame.module.css";

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <AntdStylesheet />
      <Entries />
      <div className={styles.content}>
        <AdminLive />
        <GlobalSearch />
        <SignedInAdmin>{children}</SignedInAdmin>
      </div>
    </div>
  );
}

/** Open work per entry; entries without a queue have no count. */
function useCounts(): Partial<Record<AdminEntry, number>> {
  const { data } = useAdminOverview();
  if (!data) return {};
  const of = (...names: AdminOverview["queues"][number]["queue"][]) =>
    data.queues.reduce((sum, { queue, count }) => (names.includes(queue) ? sum + count : sum), 0);
  return {
    quotes: of("inquiries"),
    orders: of("checks", "review", "produce", "weigh", "ship", "transfers", "messages"),
    complaints: of("complaints"),
    moderation: of("moderation"),
    refunds: of("refunds"),
    outbox: of("mails"),
  };
}

function Entries() {
  const t = useTranslations("ops.nav");
  const path = usePagePath();
  const counts = useCounts();
  const isHere = (own: string) => {
    if (own === "/ops") return path === own;
    return path === own || path.startsWith(`${own}/`);
  };
  return (
    <ScrollNav className={`${styles.rail} no-print`} label={t("label")} here={path}>
      <ul>
        {ADMIN_ENTRIES.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} aria-current={isHere(href) ? "page" : undefined}>
              {t(key)}
              {counts[key] !== undefined && counts[key] > 0 && <span className="num">{counts[key]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </ScrollNav>
  );
}

/** The admin cookie has opened the page; the token of its API calls may be missing in this browser. */
function SignedInAdmin({ children }: { children: ReactNode }) {
  const t = useTranslations("ops.signedOut");
  const isHydrated = useSession((state) => state.isHydrated);
  const token = useSession((state) => state.token);
  if (!isHydrated || token !== null) return children;
  return (
    <EmptyState
      icon="lock"
      title={t("title")}
      text={t("text")}
      action={
        <Link className={buttonClass({ variant: "primary" })} href="/my-center">
          {t("action")}
        </Link>
      }
    />
  );
}

/** Pages of the admin in the order of its navigation. */
const ADMIN_ENTRIES = [
  { key: "overview", href: "/ops" },
  { key: "quotes", href: "/ops/quotes" },
  { key: "orders", href: "/ops/orders" },
  { key: "complaints", href: "/ops/complaints" },
  { key: "moderation", href: "/ops/moderation" },
  { key: "refunds", href: "/ops/refunds" },
  { key: "coupons", href: "/ops/coupons" },
  { key: "books", href: "/ops/books" },
  { key: "parts", href: "/ops/parts" },
  { key: "content", href: "/ops/content" },
  { key: "messages", href: "/ops/messages" },
  { key: "outbox", href: "/ops/outbox" },
  { key: "reports", href: "/ops/reports" },
  { key: "audit", href: "/ops/audit" },
  { key: "system", href: "/ops/system" },
] as const;

type AdminEntry = (typeof ADMIN_ENTRIES)[number]["key"];

const BADGE = /^\(\d+\+?\) /;
const MAX_BADGE = 99;

/** Title with the count in front; without one for zero. */
export function badgedTitle(title: string, count: number): string {
  const own = title.replace(BADGE, "");
  if (count === 0) return own;
  return `(${count > MAX_BADGE ? `${MAX_BADGE}+` : count}) ${own}`;
}

/** The router sets the title on every navigation, after which the badge is restored. */
function useTitleBadge(count: number): void {
  useEffect(() => {
    const write = () => {
      const next = badgedTitle(document.title, count);
      if (document.title !== next) document.title = next;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = badgedTitle(document.title, 0);
    };
  }, [count]);
}

function AdminLive() {
  useAdminEvents();
  const { data } = useAdminOverview();
  useTitleBadge(data?.figures.todo ?? 0);
  return null;
}
