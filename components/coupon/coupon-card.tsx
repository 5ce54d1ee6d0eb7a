"use client";
// Coupon of the account: discount, conditions, validity, and link to use it.
import { useLocale, useTranslations } from "next-intl";
import { useCouponWords } from "@/components/coupon/use-coupon-words";
import { buttonClass } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { COUPON_STATES, type CouponView } from "@/lib/contracts/coupon";
import { type CouponKind, isEndingSoon } from "@/lib/core/coupon/coupon";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";
import styles from "./coupon.module.css";

/** Quote pages by kind. */
const PLACES: Readonly<Record<CouponKind, string>> = {
  pcb: "/order/manufacturing/pcb",
  component: "/component",
  assembly: "/order/manufacturing/pcba",
  shipping: "/order/manufacturing/pcb",
  general: "/order/manufacturing/pcb",
  stencil: "/order/manufacturing/stencil",
};

export function CouponCard({ coupon, nowMs }: { coupon: CouponView; nowMs: number }) {
  const t = useTranslations("coupon.page");
  const tag = useLocale();
  const { title, terms } = useCouponWords()(coupon);
  const { currency, amountMicro, kind, state, validFrom, validTo } = coupon;
  const isUnused = state === COUPON_STATES.unused;
  return (
    <li className={styles.coupon} data-over={!isUnused || undefined}>
      <span className={styles.worth} aria-hidden>
        {formatMoney({ currency, amountMicro }, tag)}
      </span>
      <div className={styles.text}>
        <h2>{title}</h2>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p className="num">{t("valid", { from: formatDate(validFrom, tag), to: formatDate(validTo, tag) })}</p>
      </div>
      <div className={styles.side}>
        {isUnused ? (
          <>
            {isEndingSoon({ validTo: Date.parse(validTo) }, nowMs) && (
              <Tag kind="warning" icon="clock">
                {t("endsSoon")}
              </Tag>
            )}
            <Link className={buttonClass({ size: "md" })} href={PLACES[kind]}>
              {t(`use.${kind}`)}
            </Link>
          </>
        ) : (
          <Tag>{t(state === COUPON_STATES.used ? "isUsed" : "isOver")}</Tag>
        )}
      </div>
    </li>
  );
}
