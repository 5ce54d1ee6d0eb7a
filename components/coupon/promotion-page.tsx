// Promotion page of free assembly, with the campaign's numbers.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DrawingSheet } from "@/components/ui/drawing-sheet";
import type { FreeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_LIMITS } from "@/lib/core/pcba/specification";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./promotion-page.module.css";

/** `claim` is the part that depends on the user. */
export function PromotionPage({ offer, claim }: { offer: FreeAssembly; claim: ReactNode }) {
  const t = useTranslations("coupon.promotion");
  const amount = formatMoney(offer, useLocale());
  const min = ASSEMBLY_LIMITS.minPieces;
  const { maxPieces: max, linesPerSide: lines, validDays: days, limit } = offer;
  const steps = [t("how.claim", { limit }), t("how.quote", { max, min }), t("how.use", { amount })];
  const terms = [
    t("terms.pieces", { min, max }),
    t("terms.lines", { lines }),
    t("terms.valid", { days }),
    t("terms.sum"),
    t("terms.once"),
  ];
  return (
    <DrawingSheet
      cells={[
        { key: "worth", label: t("block.worth"), value: amount },
        { key: "pieces", label: t("block.pieces"), value: t("block.pieceRange", { min, max }) },
        { key: "valid", label: t("block.valid"), value: t("block.days", { days }) },
        { key: "claims", label: t("block.claims"), value: t("block.claimCount", { limit }) },
      ]}
    >
      <div className={styles.text}>
        <p className="label">{t("title")}</p>
        <h1>{t("lead", { min, max, amount })}</h1>
        {claim}
      </div>
      <div className={styles.columns}>
        <section>
          <h2>{t("how.title")}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t("terms.title")}</h2>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </div>
    </DrawingSheet>
  );
}
