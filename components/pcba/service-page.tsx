// Page of the assembly service: technologies, sourcing, example prices, and numbers of price book and rules.
import { useLocale, useTranslations } from "next-intl";
import { SectionHead } from "@/components/ui/section-head";
import { buttonClass } from "@/components/ui/button";
import { TitleBlock } from "@/components/ui/title-block";
import { parseMicro } from "@/lib/base/money";
import type { FreeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_LIMITS, ASSEMBLY_OPTIONS, completePcba } from "@/lib/core/pcba/specification";
import { toPcbaQuery } from "@/lib/core/pcba/query";
import type { PcbaBooks } from "@/lib/core/pricing/assembly/books-for";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";
import styles from "./service-page.module.css";

const OFFERS = ["smt", "tht", "hybrid", "sides", "bga", "stencil"] as const;

/** A common board whose parts the customer supplies, so that its price is whole. */
const EXAMPLE = { layers: 2, widthMm: 100, heightMm: 100, joints: 100, lines: 20 };
const EXAMPLE_PIECES = [10, 50, 200];

export function ServicePage({ books, free }: { books: PcbaBooks; free: FreeAssembly }) {
  const t = useTranslations("assembly");
  const locale = useLocale();
  const { assembly: book } = books;
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
      <Examples books={books} />
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

/** Prices of the example in three quantities, each a link to its quote. */
function Examples({ books }: { books: PcbaBooks }) {
  const t = useTranslations("assembly.examples");
  const locale = useLocale();
  const { layers, widthMm, heightMm, joints, lines } = EXAMPLE;
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t("title")}</h2>
      <p>{t("text", { layers, width: widthMm, height: heightMm, joints, lines })}</p>
      <ul className={`num ruled ${styles.examples}`}>
        {EXAMPLE_PIECES.map((quantity) => {
          const example = completePcba({
            board: { layers, widthMm, heightMm, quantity },
            assembly: { smtJoints: joints, bomLines: lines },
          });
          const { total } = pricePcba(example, books);
          return (
            <li key={quantity}>
              <Link href={`/order/manufacturing/pcba?${new URLSearchParams(toPcbaQuery(example))}`}>
                <span className="label">{t("pieces", { count: quantity })}</span> <b>{formatMoney(total, locale)}</b>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
