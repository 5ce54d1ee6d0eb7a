"use client";
// Who one is here, and what was ordered last.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AvatarPicture } from "@/components/account/avatar/avatar-picture";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";
import { useSession } from "@/stores/session";
import styles from "./center.module.css";

export function Overview({ latestOrders }: { latestOrders: ReactNode }) {
  const t = useTranslations("account.center");
  const user = useSession((state) => state.user);
  const name = user.username || user.email || user.phone;
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.stack}>
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
      </div>
    </>
  );
}
