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
      {quote.reasons.length > 0 && <Reasons reasons={quote.reasons} />}
      {assembly && <Assembly quote={quote} assembly={assembly as AssemblySpecification} />}
      <Sheet title={t("board")}>
        <div className={styles.block}>
          <DataList entries={entries} />
        </div>
      </Sheet>
    </>
  );
}

const WORDED = [
  "asked",
  "parsingSkipped",
  "partsUnpriced",
  "linesOpen",
  "linesUnassociated",
  "jointsUnknown",
  "listTooLarge",
] as const;

/** Rules of a bare board are said in one sentence: its options show which. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  const t = useTranslations("quotes.specification");
  const worded = WORDED.filter((reason) => reasons.includes(reason));
  const isOther = reasons.some((reason) => !(WORDED as readonly string[]).includes(reason));
  return (
    <Sheet title={t("why")}>
      <ul className={styles.reasons}>
        {worded.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
        {isOther && <li>{t("reasons.options")}</li>}
      </ul>
    </Sheet>
  );
}

function Assembly({ quote, assembly }: { quote: QuoteView; assembly: AssemblySpecification }) {
  const t = useTranslations("quotes.specification");
  const words = useAssemblyWords();
  const { board } = quote.specification;
  // Nobody has counted yet: numbers that were only taken for granted say nothing.
  if (quote.reasons.includes("parsingSkipped")) {
    return (
      <Sheet title={t("assembly")}>
        <p className={styles.text}>{t("listSent")}</p>
      </Sheet>
    );
  }
  return (
    <Sheet title={t("assembly")} note={t("lines", { count: assembly.bomLines })}>
      <p className={styles.text}>{words({ quoteNumber: quote.quoteNumber, board, assembly })}</p>
    </Sheet>
  );
}
