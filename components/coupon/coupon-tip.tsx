"use client";
// Explanation of coupons, shown until it was dismissed.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useKeepTips } from "@/lib/client/account-profile";
import { useSession } from "@/stores/account/session";
import styles from "./coupon.module.css";

/** Unreadable flags count as unset. */
function wasRead(pointOut: string): boolean {
  try {
    const flags: unknown = JSON.parse(pointOut);
    return typeof flags === "object" && flags !== null && "couponTip" in flags && flags.couponTip === true;
  } catch {
    return false;
  }
}

export function CouponTip() {
  const t = useTranslations("coupon.page");
  const pointOut = useSession((state) => state.user.pointOut);
  const keep = useKeepTips();
  if (wasRead(pointOut)) return null;
  return (
    <div className={styles.tip}>
      <Notice kind="success">
        <div className={styles.tipText}>
          <span>{t("tip")}</span>
          <Button size="sm" isBusy={keep.isPending} onClick={() => keep.mutate({ couponTip: true })}>
            {t("tipRead")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
