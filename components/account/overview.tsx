"use client";
// Account overview: pending tasks, numbers of cart, quotes and coupons, latest orders, the signed-in user.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountCounts } from "@/components/account/account-counts";
import { AvatarPicture } from "@/components/account/avatar/avatar-picture";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";
import { useSession } from "@/stores/account/session";
import styles from "./center.module.css";

interface OverviewProps {
  /** Orders and quotes that wait for the customer; null hides the part. */
  waiting: ReactNode;
  latestOrders: ReactNode;
}

export function Overview({ waiting, latestOrders }: OverviewProps) {
  const t = useTranslations("account.center");
  const user = useSession((state) => state.user);
  const name = user.username || user.email || user.phone;
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.stack}>
        {waiting}
        <AccountCounts />
        <Sheet
          title={t("latest")}
          note={
            <Link className="link" href="/my-center/orders">
              {t("allOrders")}
            </Link>
          }
        >
          {latestOrders}
        </Sheet>
        <Sheet>
          <div className={styles.who}>
            <AvatarPicture src={user.avatar} size="lg" />
            <p>
              <span className="label">{t("signedInAs")}</span>
              <b>{name}</b>
              <Link className="link" href="/my-center/personal-information">
                {t("personalInformation")}
              </Link>
            </p>
          </div>
        </Sheet>
      </div>
    </>
  );
}
