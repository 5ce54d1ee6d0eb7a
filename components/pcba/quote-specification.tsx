"use client";
// What a quote is for: the board option by option, what is assembled, and why a person had to look.
import { useTranslations } from "next-intl";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { writtenOptions } from "@/lib/core/pcb/written-options";
import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import { useAssemblyWords } from "@/lib/i18n/use-assembly-words";
import { useOptionWords } from "@/lib/i18n/use-option-words";
import styles from "./quotes.module.css";

export function QuoteSpecification({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes.specification");
  const { nameOf, valueOf } = useOptionWords();
  const { board, assembly } = quote.specification;
  const specification = board as PcbSpecification;
  const entries = writtenOptions(specification)
    .flatMap(({ options }) => options)
    .map((option) => ({ key: option, name: nameOf(option), value: valueOf(option, specification) }));
  return (
    <>
      {assembly && <Assembly quote={quote} assembly={assembly as AssemblySpecification} />}
      <Sheet title={t("board")}>
        <div className={styles.block}>
          <DataList entries={entries} />
        </div>
        {quote.reasons.length > 0 && (
          <p className={styles.text}>{t(quote.reasons.includes("asked") ? "asked" : "refused")}</p>
        )}
      </Sheet>
    </>
  );
}

function Assembly({ quote, assembly }: { quote: QuoteView; assembly: AssemblySpecification }) {
  const t = useTranslations("quotes.specification");
  const words = useAssemblyWords();
  const { board } = quote.specification;
  return (
    <Sheet title={t("assembly")} note={t("lines", { count: assembly.bomLines })}>
      <p className={styles.text}>{words({ quoteNumber: quote.quoteNumber, board, assembly })}</p>
    </Sheet>
  );
}
