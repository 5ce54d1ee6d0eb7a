"use client";
// Coupon administration: campaigns, coupons, and creating either.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CampaignForm, GiftForm } from "@/components/ops/coupons/coupon-forms";
import { CampaignList } from "@/components/ops/coupons/campaign-list";
import { CouponList } from "@/components/ops/coupons/coupon-list";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import { Button } from "@/components/ui/button";
import styles from "../record/record.module.css";

export function CouponPage() {
  const t = useTranslations("ops.coupons");
  const [isMaking, setMaking] = useState(false);
  const [isGiving, setGiving] = useState(false);
  return (
    <div className={styles.stack}>
      <CampaignList action={<Button onClick={() => setMaking(true)}>{t("make")}</Button>} />
      <CouponList action={<Button onClick={() => setGiving(true)}>{t("give")}</Button>} />
      <AdminDialog title={t("make")} isOpen={isMaking} onClose={() => setMaking(false)} isWide>
        <CampaignForm onDone={() => setMaking(false)} />
      </AdminDialog>
      <AdminDialog title={t("give")} isOpen={isGiving} onClose={() => setGiving(false)}>
        <GiftForm onDone={() => setGiving(false)} />
      </AdminDialog>
    </div>
  );
}
