"use client";
// Candidate for a line: description, stock, price, and reasons.
import { useTranslations } from "next-intl";
import { Certainty } from "@/components/bom/lines/certainty";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { PriceText } from "@/components/ui/price-text";
import { RadioRow } from "@/components/ui/radio-row";
import type { Currency } from "@/lib/base/money";
import type { UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import { priceByLadder } from "@/lib/core/part/ladder";
import { orderable } from "@/lib/core/part/order-quantity";
import type { ParameterKey } from "@/lib/core/part/part";

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

const SHOWN: readonly ParameterKey[] = [
  "resistance",
  "capacitance",
  "inductance",
  "impedance",
  "frequency",
  "voltage",
  "current",
  "dielectric",
  "tolerance",
  "power",
];

/** Short facts of a part in catalog notation: values and sizes need no translation. */
function factsOf({ packageName, parameters }: Pick<ListedPart, "packageName" | "parameters">): string {
  const values = SHOWN.flatMap((key) => parameters[key] ?? []);
  return [packageName, ...values].filter((text) => text !== "").join(", ");
}

/** Unit price at the orderable quantity for the need; null without a price. */
function unitAt(part: ListedPart, needed: number | null): number | null {
  return priceByLadder(part.tiers, orderable(part, needed ?? 1))?.unitMicro ?? null;
}
