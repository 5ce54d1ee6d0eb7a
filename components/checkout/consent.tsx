"use client";
// Consent to the terms, required to place the order.
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/lib/i18n/link";
import styles from "./checkout.module.css";

export const CONSENT_ID = "checkout-consent";

interface ConsentProps {
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
  /** The order was attempted without it. */
  isMissing: boolean;
  /** Link to the terms, if any. */
  termsHref: string | null;
  /** Consent to an order without a price covers less. */
  isUnpriced?: boolean;
}

export function Consent({ hasAgreed, onChange, isMissing, termsHref, isUnpriced = false }: ConsentProps) {
  const t = useTranslations("checkout");
  const label = t.rich(isUnpriced ? "inquiry.consent" : "consent.label", {
    terms: (words) =>
      termsHref === null ? (
        words
      ) : (
        <Link className="link" href={termsHref} target="_blank">
          {words}
        </Link>
      ),
  });
  return (
    <div className={styles.consent}>
      <Checkbox
        id={CONSENT_ID}
        label={label}
        checked={hasAgreed}
        onChange={(event) => onChange(event.target.checked)}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${CONSENT_ID}-missing` : undefined}
      />
      {isMissing && (
        <p id={`${CONSENT_ID}-missing`} className={styles.error} role="alert">
          {t("consent.missing")}
        </p>
      )}
    </div>
  );
}
