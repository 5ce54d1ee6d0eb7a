"use client";
// Price breakdown of an assembled board by section.
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { PriceLines } from "@/components/ui/price-lines";
import { useChangedLines } from "@/components/quote/use-changed-lines";
import { ASSEMBLY_LINE_KEYS, type PcbaPrice } from "@/lib/core/pricing/assembly/price";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "./pcba-bill.module.css";

const SECTIONS = ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal"] as const;
type Section = (typeof SECTIONS)[number];

const COMPONENTS: readonly string[] = ["componentsUnitPrice", "componentsMoqCost"];
const STENCIL: readonly string[] = ["componentsStencilPrice", "componentsStencilQty"];
const WORK: readonly string[] = ASSEMBLY_LINE_KEYS;

function sectionOf(key: string): Section {
  if (COMPONENTS.includes(key)) return "componentsTotal";
  if (STENCIL.includes(key)) return "stencilTotal";
  return WORK.includes(key) ? "assemblyTotal" : "pcbTotal";
}

/** Lines that cost nothing are omitted, except parts sourcing. */
const isShown = ({ key, amountMicro }: PcbaPrice["lines"][number]) =>
  amountMicro !== 0 || key === "componentsUnitPrice";

export function PcbaBill({ price, isWhole }: { price: PcbaPrice } & Pick<PcbaQuote, "isWhole">) {
  const t = useTranslations("pricing.totals");
  const { currency } = price;
  const words = usePriceWords();
  const turns = useChangedLines(price.lines);
  const shown = SECTIONS.filter((section) => price[section].amountMicro !== 0 || section === "componentsTotal");
  return (
    <div className={styles.bill}>
      {shown.map((section) => (
        <section key={section}>
          <h3>{t(section)}</h3>
          <PriceLines
            lines={price.lines
              .filter((line) => sectionOf(line.key) === section && isShown(line))
              .map(({ key, amountMicro, rule }) => ({
                key: `${key} ${turns[key] ?? 0}`,
                name: words.name(key),
                rule: words.rule(rule, currency),
                money: section === "componentsTotal" && !isWhole ? null : { currency, amountMicro },
                isChanged: turns[key] !== undefined,
              }))}
            sum={price[section]}
          />
        </section>
      ))}
      <PriceLines lines={[]} total={{ name: t("total"), money: price.total }} />
    </div>
  );
}
