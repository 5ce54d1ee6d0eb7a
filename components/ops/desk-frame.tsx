"use client";
// The frame of the desk: its rooms in a rail, and the page beside it.
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { DESK_ENTRIES } from "@/components/ops/desk-entries";
import { EmptyState } from "@/components/ui/empty-state";
import { ScrollNav } from "@/components/ui/scroll-nav";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";
import { usePagePath } from "@/lib/i18n/use-page-path";
import { useSession } from "@/stores/session";
import styles from "./desk-frame.module.css";

export function DeskFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("ops.nav");
  return (
    <div className={styles.frame}>
      <Suspense fallback={<nav className={styles.rail} aria-label={t("label")} />}>
        <Entries />
      </Suspense>
      <div className={styles.content}>
        <SignedInAtDesk>{children}</SignedInAtDesk>
      </div>
    </div>
  );
}

function Entries() {
  const t = useTranslations("ops.nav");
  const path = usePagePath();
  const isWaiting = useSearchParams().get("waits") === "any";
  const isHere = (key: string, href: string) => {
    const [own = ""] = href.split("?");
    if (own === "/ops") return path === own;
    if (own === "/ops/quotes" && path === own) return (key === "inquiries") === isWaiting;
    return key !== "inquiries" && (path === own || path.startsWith(`${own}/`));
  };
  return (
    <ScrollNav className={`${styles.rail} no-print`} label={t("label")} here={`${path} ${isWaiting}`}>
      <ul>
        {DESK_ENTRIES.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} aria-current={isHere(key, href) ? "page" : undefined}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </ScrollNav>
  );
}

/** The pass has opened the page; the token that opens records may be gone from this browser. */
function SignedInAtDesk({ children }: { children: ReactNode }) {
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
