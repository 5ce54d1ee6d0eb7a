// Price of a typical board with editable parameters, a cheaper alternative, and prices of four quantities.
import { useLocale, useTranslations } from "next-intl";
import { PriceForm, type PriceWords } from "@/components/home/price-form";
import { quoteHref } from "@/components/home/quote-href";
import { type PlainBoard, priceTypical, type TypicalBooks } from "@/components/home/typical-price";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { formatMoney } from "@/lib/i18n/format-money";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./price-strip.module.css";

/** Slightly above the size of the prototype offer, so that the hint shows the saving. */
const TYPICAL: PlainBoard = { layers: 2, widthMm: 104, heightMm: 100, quantity: 10 };
const QUANTITIES = [5, 10, 20, 30, 50, 100, 200, 500, 1000];
const ANCHORS: readonly [number, number][] = [
  [2, 10],
  [2, 50],
  [4, 10],
  [4, 50],
];

export function PriceStrip({ books }: { books: TypicalBooks }) {
  const t = useTranslations("home.strip");
  const { prefix } = useMarket();
  const tag = useLocale();
  // Templates are sent to the browser as they are, where numbers are filled in.
  const words: PriceWords = {
    label: t("label"),
    layers: t("layers"),
    width: t("width"),
    height: t("height"),
    quantity: t("quantity"),
    options: t("options"),
    notMade: t("notMade"),
    each: t.raw("each"),
    hint: t.raw("hint"),
    apply: t.raw("apply"),
  };
  return (
    <section className={styles.strip} aria-label={t("label")}>
      <PriceForm
        words={words}
        action={withPrefix("/order/manufacturing/pcb", prefix)}
        books={{ area: books.area, published: books.published }}
        tag={tag}
        typical={{ board: TYPICAL, price: priceTypical(TYPICAL, books) }}
        layers={PCB_OPTIONS.layers.map((layers) => ({ value: layers, label: t("layersOption", { layers }) }))}
        quantities={QUANTITIES.map((quantity) => ({ value: quantity, label: t("pieces", { quantity }) }))}
      />
      <ul className={`num ruled ${styles.anchors}`}>
        {ANCHORS.map(([layers, quantity]) => {
          const board = { layers, widthMm: 100, heightMm: 100, quantity };
          const price = priceTypical(board, books);
          return (
            <li key={`${layers}-${quantity}`}>
              <Link href={quoteHref(board)}>
                <span className="label">{t("anchor", { quantity, layers, size: 100 })}</span>{" "}
                <b>{price && formatMoney(price.total, tag)}</b>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
