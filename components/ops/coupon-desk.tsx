"use client";
// Coupons: campaigns that run, coupons that were given, and making either.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CampaignForm, GiftForm } from "@/components/ops/coupon-forms";
import { CampaignList } from "@/components/ops/campaign-list";
import { CouponList } from "@/components/ops/coupon-list";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./record.module.css";

export function CouponDesk() {
  const t = useTranslations("ops.coupons");
  const [isMaking, setMaking] = useState(false);
  const [isGiving, setGiving] = useState(false);
  return (
    <div className={styles.stack}>
      <CampaignList action={<Button onClick={() => setMaking(true)}>{t("make")}</Button>} />
      <CouponList action={<Button onClick={() => setGiving(true)}>{t("give")}</Button>} />
      <Modal isOpen={isMaking} onClose={() => setMaking(false)} title={t("make")} kind="wide" isDismissable={false}>
        <CampaignForm onDone={() => setMaking(false)} />
      </Modal>
      <Modal isOpen={isGiving} onClose={() => setGiving(false)} title={t("give")} isDismissable={false}>
        <GiftForm onDone={() => setGiving(false)} />
      </Modal>
    </div>
  );
}
