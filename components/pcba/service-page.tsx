// Page of the assembly service: technologies, sourcing, and numbers of price book and rules.
import { useLocale, useTranslations } from "next-intl";
import { SectionHead } from "@/components/ui/section-head";
import { buttonClass } from "@/components/ui/button";
import { TitleBlock } from "@/components/ui/title-block";
import { parseMicro } from "@/lib/base/money";
import type { FreeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_LIMITS, ASSEMBLY_OPTIONS } from "@/lib/core/pcba/specification";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";
import styles from "./service-page.module.css";

const OFFERS = ["smt", "tht", "hybrid", "sides", "bga", "stencil"] as const;

export function ServicePage({ book, free }: { book: AssemblyBook; free: FreeAssembly }) {
  const t = useTranslations("assembly");
  const locale = useLocale();
  const price = (decimal: string) => formatMoney({ currency: book.currency, amountMicro: parseMicro(decimal) }, locale);
  const { smallestPart: part, minBgaPitchMm, minPieces, maxPieces } = ASSEMBLY_LIMITS;
  const facts: Partial<Record<(typeof OFFERS)[number], Record<string, string>>> = {
    smt: { part, price: price(book.smt.perJoint) },
    tht: { price: price(book.tht.perJoint) },
    bga: { mm: String(minBgaPitchMm) },
  };
  // The offer begins where assembly does.
  const min = Math.max(free.minPieces, minPieces);
  const max = free.maxPieces;
  return (
    <div className={`wrap ${styles.page}`}>
      <SectionHead level={1} title={t("lead")} text={t("text")} />
      <p className={styles.ways}>
        <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcba">
          {t("quote")}
        </Link>
        <Link className={buttonClass({ size: "lg" })} href="/order/bom">
          {t("bom")}
        </Link>
        <Link className="link" href="/assembly-capability">
          {t("limits")}
        </Link>
      </p>
      <h2>{t("offers.title")}</h2>
      <div className={styles.frame}>
        {OFFERS.map((offer) => (
          <article key={offer}>
            <h3>{t(`offers.${offer}.title`)}</h3>
            <p>{t(`offers.${offer}.text`, facts[offer] ?? {})}</p>
          </article>
        ))}
      </div>
      <h2>{t("supply.title")}</h2>
      <div className={styles.frame}>
        {ASSEMBLY_OPTIONS.supply.map((supply) => (
          <article key={supply}>
            <h3>{t(`supply.${supply}.title`)}</h3>
            <p>{t(`supply.${supply}.text`)}</p>
          </article>
        ))}
      </div>
      <div className={styles.facts}>
        <TitleBlock
          cells={[
            {
              key: "pieces",
              label: t("facts.pieces"),
              value: t("facts.pieceRange", { min: minPieces, max: maxPieces }),
            },
            { key: "days", label: t("facts.days"), value: t("facts.dayRange") },
            {
              key: "free",
              label: t("facts.free"),
              value: t("facts.freeWorth", { amount: formatMoney(free, locale), min, max }),
            },
            { key: "shipping", label: t("facts.shipping"), value: t("facts.shippingWhen") },
          ]}
        />
      </div>
    </div>
  );
}
