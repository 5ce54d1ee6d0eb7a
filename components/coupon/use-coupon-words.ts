"use client";
// Texts of a coupon: discount, conditions, and reason why it is unusable.
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutCoupon, CouponView } from "@/lib/contracts/coupon";
import type { CouponRange } from "@/lib/core/coupon/coupon";
import { parseCouponParam } from "@/lib/core/coupon/param";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

export interface CouponWords {
  title: string;
  /** Conditions and expiry. */
  conditions: string[];
  /** All terms, including those that set no condition. */
  terms: string[];
  /** Null if it is usable. */
  refusal: string | null;
}

export function useCouponWords(): (coupon: CouponView & Partial<Pick<CheckoutCoupon, "reason">>) => CouponWords {
  const t = useTranslations("coupon");
  const tag = useLocale();

  function rangeText({ min, max }: CouponRange): string {
    if (min !== null && max !== null) return t("range.between", { min, max });
    return max === null ? t("range.from", { min: min ?? 0 }) : t("range.upTo", { max });
  }

  return (coupon) => {
    const { currency, amountMicro, thresholdMicro, kind, withDesign } = coupon;
    const amount = formatMoney({ currency, amountMicro }, tag);
    const of = t(`kind.${kind}`);
    const { pieces = null, longSideMm = null, linesPerSide = null } = parseCouponParam(coupon.couponParam) ?? {};
    const sentences = {
      threshold:
        thresholdMicro === null
          ? null
          : t("threshold", { amount: formatMoney({ currency, amountMicro: thresholdMicro }, tag) }),
      quantity: pieces && t("quantity", { range: rangeText(pieces) }),
      size: longSideMm && t("size", { range: rangeText(longSideMm) }),
      lines: linesPerSide && t("lines", { range: rangeText(linesPerSide) }),
      design: withDesign === null ? null : t(withDesign ? "withDesign" : "withoutDesign"),
    };
    const until = t("until", { date: formatDate(coupon.validTo, tag) });
    const plain = {
      state: t("reason.state"),
      products: t("reason.products"),
      kind: t("reason.kind", { kind: of }),
      validity: t("reason.validity", { from: formatDate(coupon.validFrom, tag), to: formatDate(coupon.validTo, tag) }),
    };
    const refusals = { ...sentences, ...plain };
    const free = [
      thresholdMicro === null ? t("noThreshold") : null,
      ...Object.values(sentences),
      withDesign === null ? t("anyDesign") : null,
    ];
    return {
      title: t("title", { amount, kind: of }),
      conditions: [...Object.values(sentences).filter((sentence) => sentence !== null), until],
      terms: free.filter((sentence) => sentence !== null),
      refusal: coupon.reason ? (refusals[coupon.reason] ?? t("reason.other")) : null,
    };
  };
}
