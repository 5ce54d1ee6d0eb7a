"use client";
// Candidate for a line: description, stock, price, and reasons.
import { useTranslations } from "next-intl";
import { Certainty } from "@/components/bom/lines/certainty";
import { factsOf, unitAt } from "@/components/bom/lines/part-facts";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { PriceText } from "@/components/ui/price-text";
import { RadioRow } from "@/components/ui/radio-row";
import type { Currency } from "@/lib/base/money";
import type { UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";

interface CandidateRowProps {
  name: string;
  part: ListedPart;
  /** Null for a part found by the user. */
  candidate: UploadedLine["candidates"][number] | null;
  needed: number | null;
  currency: Currency;
  isChosen: boolean;
  onChoose: () => void;
}

export function CandidateRow({ name, part, candidate, needed, currency, isChosen, onChoose }: CandidateRowProps) {
  const t = useTranslations("bom.line");
  const words = useLineWords();
  const unitMicro = unitAt(part, needed);
  return (
    <RadioRow
      name={name}
      value={part.id}
      isChosen={isChosen}
      onChoose={onChoose}
      title={<span className="mpn">{part.mpn}</span>}
      note={<PriceText money={unitMicro === null ? null : { currency, amountMicro: unitMicro }} />}
    >
      {[part.manufacturer, factsOf(part)].filter((text) => text !== "").join(", ")}
      <br />
      {t("stock", { count: part.stock })}
      {part.isSample && `, ${t("sample")}`}
      {candidate && (
        <>
          <br />
          <Certainty confidence={candidate.confidence} />
          {words.match(candidate)}
        </>
      )}
    </RadioRow>
  );
}
