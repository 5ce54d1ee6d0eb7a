"use client";
// Coupons for an order: usable ones with the best preselected, others with the reason.
import { useLocale, useTranslations } from "next-intl";
import { useCouponWords } from "@/components/coupon/use-coupon-words";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { Sheet } from "@/components/ui/sheet";
import type { CheckoutCoupon } from "@/lib/contracts/coupon";
import { Link } from "@/lib/i18n/link";
import { formatMoneyChange } from "@/lib/i18n/format-money";
import styles from "./coupon.module.css";

interface CouponChooserProps {
  coupons: readonly CheckoutCoupon[];
  value: string | null;
  /** The coupon that saves most. */
  proposed: string | null;
  onChange: (couponId: string | null) => void;
}

export function CouponChooser({ coupons, value, proposed, onChange }: CouponChooserProps) {
  const t = useTranslations("coupon.choice");
  const usable = coupons.filter((coupon) => coupon.usable);
  const others = coupons.filter((coupon) => !coupon.usable);
  const chosen = usable.find(({ couponId }) => couponId === value)?.couponId ?? null;
  const best = usable.find(({ couponId }) => couponId === proposed);
  if (coupons.length === 0) return <NoCoupons />;
  return (
    <Sheet title={t("heading")} note={t("usable", { count: usable.length })}>
      {best && chosen !== best.couponId && <Proposal best={best} onTake={() => onChange(best.couponId)} />}
      {usable.length > 0 && (
        <fieldset>
          <legend className="visually-hidden">{t("heading")}</legend>
          <RadioRow
            name="coupon"
            value=""
            isChosen={chosen === null}
            onChoose={() => onChange(null)}
            title={t("none")}
          />
          {usable.map((coupon) => (
            <UsableCoupon
              key={coupon.couponId}
              coupon={coupon}
              isChosen={coupon.couponId === chosen}
              onChoose={() => onChange(coupon.couponId)}
            />
          ))}
        </fieldset>
      )}
      {others.length > 0 && <UnusableCoupons coupons={others} />}
    </Sheet>
  );
}

/** Coupons are claimed, not typed: links to the page that offers them. */
function NoCoupons() {
  const t = useTranslations("coupon.choice");
  return (
    <Sheet title={t("heading")}>
      <p className={styles.noCoupons}>
        {t("noCoupons")}{" "}
        <Link className="link" href="/promotion" target="_blank">
          {t("claim")}
        </Link>
      </p>
    </Sheet>
  );
}

function useSaving() {
  const tag = useLocale();
  return ({ currency, discountMicro }: CheckoutCoupon) =>
    formatMoneyChange({ currency, amountMicro: -discountMicro }, tag);
}

function Proposal({ best, onTake }: { best: CheckoutCoupon; onTake: () => void }) {
  const t = useTranslations("coupon.choice");
  const couponTexts = useCouponWords();
  const savingOf = useSaving();
  return (
    <div className={styles.proposal}>
      <Icon name="info" size={16} />
      <span>{t("proposal", { coupon: couponTexts(best).title })}</span>
      <Button size="sm" onClick={onTake}>
        {t("take", { saving: savingOf(best) })}
      </Button>
    </div>
  );
}

function UsableCoupon(props: { coupon: CheckoutCoupon; isChosen: boolean; onChoose: () => void }) {
  const { coupon, isChosen, onChoose } = props;
  const { title, conditions } = useCouponWords()(coupon);
  const savingOf = useSaving();
  return (
    <RadioRow
      name="coupon"
      value={coupon.couponId}
      isChosen={isChosen}
      onChoose={onChoose}
      title={title}
      note={<span className={styles.saving}>{savingOf(coupon)}</span>}
    >
      {conditions.join(" · ")}
    </RadioRow>
  );
}

function UnusableCoupons({ coupons }: { coupons: readonly CheckoutCoupon[] }) {
  const t = useTranslations("coupon.choice");
  const couponTexts = useCouponWords();
  return (
    <section aria-label={t("others")}>
      <h3 className={styles.others}>{t("others")}</h3>
      <ul>
        {coupons.map((coupon) => {
          const { title, refusal } = couponTexts(coupon);
          return (
            <li key={coupon.couponId} className={styles.off}>
              <span>{title}</span>
              <small>{refusal}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
