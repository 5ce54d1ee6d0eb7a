"use client";
// Specification of a quote: options of each board, assembly, reasons for manual review.
import { useTranslations } from "next-intl";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { listReview } from "@/lib/contracts/bom-lines";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { writtenOptions } from "@/lib/core/pcb/written-options";
import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import { useAssemblyWords } from "@/lib/i18n/use-assembly-words";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useBoardReason } from "@/lib/i18n/use-board-reason";
import { useOptionWords } from "@/lib/i18n/use-option-words";
import styles from "./quotes.module.css";

export function QuoteSpecification({ quote }: { quote: QuoteView }) {
  const { board, assembly, boards } = quote.specification;
  const boardLabel = useBoardName();
  return (
    <>
      {quote.reasons.length > 0 && <Reasons reasons={quote.reasons} board={board} />}
      {boards ? (
        boards.map((each, at) => <Board key={at} quote={quote} {...each} name={boardLabel(each.boardName, at)} />)
      ) : (
        <Board quote={quote} board={board} assembly={assembly} />
      )}
    </>
  );
}

interface BoardProps extends Pick<QuoteView["specification"], "board" | "assembly"> {
  quote: QuoteView;
  /** For one of several boards. */
  name?: string;
}

function Board({ quote, board, assembly, name }: BoardProps) {
  const t = useTranslations("quotes.specification");
  const { optionLabel, valueOf } = useOptionWords();
  const specification = board as PcbSpecification;
  const entries = writtenOptions(specification)
    .flatMap(({ options }) => options)
    .map((option) => ({ key: option, name: optionLabel(option), value: valueOf(option, specification) }));
  return (
    <>
      {assembly && <Assembly {...{ quote, board, name }} assembly={assembly as AssemblySpecification} />}
      <Sheet title={name === undefined ? t("board") : t("boardOf", { name })}>
        <div className={styles.block}>
          <DataList entries={entries} />
        </div>
      </Sheet>
    </>
  );
}

const WORDED = ["asked", "staff", "parsingSkipped", ...listReview.options] as const;

/** A reason without its own message is about the board's options. */
function Reasons({ reasons, board }: { reasons: readonly string[]; board: QuoteView["specification"]["board"] }) {
  const t = useTranslations("quotes.specification");
  const ofBoard = useBoardReason(board as PcbSpecification);
  const worded = WORDED.filter((reason) => reasons.includes(reason));
  const others = reasons.filter((reason) => !(WORDED as readonly string[]).includes(reason));
  const sentences = new Set(others.map((reason) => ofBoard(reason) ?? t("reasons.options")));
  return (
    <Sheet title={t("why")}>
      <ul className={styles.reasons}>
        {worded.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Sheet>
  );
}

function Assembly({ quote, board, assembly, name }: BoardProps & { assembly: AssemblySpecification }) {
  const t = useTranslations("quotes.specification");
  const words = useAssemblyWords();
  const title = name === undefined ? t("assembly") : t("assemblyOf", { name });
  // Not counted yet: default numbers are meaningless.
  if (!quote.isCounted) {
    return (
      <Sheet title={title}>
        <p className={styles.text}>{t("listSent")}</p>
      </Sheet>
    );
  }
  return (
    <Sheet title={title} note={t("lines", { count: assembly.bomLines })}>
      <p className={styles.text}>{words({ quoteNumber: quote.quoteNumber, board, assembly })}</p>
      {quote.reasons.includes("parsingSkipped") && <p className={styles.text}>{t("counted")}</p>}
    </Sheet>
  );
}
