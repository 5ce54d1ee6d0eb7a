"use client";
// Cells of a line: requested part, matched part with reasons, stock and price.
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { type BomRow, designatorText, wantedText } from "@/components/bom/lines/bom-row";
import { Certainty } from "@/components/bom/lines/certainty";
import { lineGroup } from "@/components/bom/lines/line-filter";
import { STATUS_KINDS } from "@/components/bom/lines/status-labels";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { PriceText } from "@/components/ui/price-text";
import { Tag } from "@/components/ui/tag";
import { type Currency, roundToCents } from "@/lib/base/money";
import { NOTHING } from "@/lib/i18n/nothing";

interface LineCellsProps {
  row: BomRow;
  currency: Currency;
}

export const LineCells = memo(function LineCells({ row, currency }: LineCellsProps) {
  const t = useTranslations("bom.table");
  const sides = useTranslations("bom.sides");
  const words = useLineWords();
  const tag = useLocale();
  const { line, quantity, part, isPlaced, isOwn, cost, priced, resolved } = row;
  const isBought = isPlaced && !isOwn && part !== null;
  const unitMicro = isBought ? (priced?.unitPriceMicro ?? cost?.unitMicro ?? null) : null;
  const totalMicro = isBought ? (priced ? priced.amountMicro : (cost?.totalMicro ?? null)) : null;
  const isTogether = isBought && priced?.boughtQuantity === 0;
  const names = designatorText(row);
  const pinsOf = usePins();
  return (
    <>
      <span role="gridcell" data-column="designators" title={line.designators.join(", ")}>
        <b>{names || t("empty")}</b>
        {isPlaced && resolved.side !== null && (
          <small data-problem={resolved.conflict !== null || undefined}>{sides(resolved.side)}</small>
        )}
      </span>
      <span role="gridcell" data-column="quantity" className="num">
        {quantity ?? NOTHING}
      </span>
      <span role="gridcell" data-column="wanted">
        <span className={row.mpn ? "mpn" : undefined} title={wantedText(row)}>
          {wantedText(row) || t("empty")}
        </span>
        <small>{[line.footprint, part ? pinsOf(row) : ""].filter(Boolean).join(" · ")}</small>
      </span>
      <span role="gridcell" data-column="part">
        <PartCell row={row} />
      </span>
      <span role="gridcell" data-column="stock" className="num">
        {part
          ? new Intl.NumberFormat(tag, { notation: part.stock >= 1e6 ? "compact" : "standard" }).format(part.stock)
          : NOTHING}
      </span>
      <span role="gridcell" data-column="unit">
        <PriceText money={unitMicro === null ? null : { currency, amountMicro: unitMicro }} />
      </span>
      <span role="gridcell" data-column="boards">
        {isTogether ? (
          <small>{t("together")}</small>
        ) : (
          <PriceText money={totalMicro === null ? null : { currency, amountMicro: roundToCents(totalMicro) }} />
        )}
      </span>
      <span role="gridcell" data-column="state">
        <Tag kind={STATUS_KINDS[lineGroup(row)]}>{words.group(lineGroup(row))}</Tag>
      </span>
    </>
  );
});

/** Pin count of a line's part and its source; empty if unknown. */
function usePins() {
  const t = useTranslations("bom.table");
  return ({ joints, isPlaced, isOwn }: BomRow): string => {
    if (!isPlaced) return "";
    if (joints === null) return isOwn ? t("pinsUnknown") : "";
    return t(joints.by === "customer" ? "pinsSaid" : "pins", { count: joints.pins });
  };
}

function PartCell({ row }: { row: BomRow }) {
  const t = useTranslations("bom.table");
  const words = useLineWords();
  const { part, line, partId, problems, isPlaced, isOwn, status } = row;
  const [problem] = words.problems(row);
  const candidate = line.candidates.find((each) => each.partId === partId) ?? line.candidates[0];
  const pins = usePins()(row);
  if (!isPlaced || isOwn) {
    return (
      <>
        <small>{words.reason(row)}</small>
        {part === null && pins !== "" && <small data-problem={row.joints === null || undefined}>{pins}</small>}
      </>
    );
  }
  const why = problems.length > 0 && problem !== undefined ? problem : null;
  if (!part) {
    return (
      <>
        <span>{[t("noPart"), pins].filter(Boolean).join(" · ")}</span>
        <small title={why ?? words.reason(row)} data-problem={why !== null || undefined}>
          {why ?? words.reason(row)}
        </small>
      </>
    );
  }
  return (
    <>
      <span title={`${part.mpn} ${part.manufacturer}`}>
        <b className="mpn">{part.mpn}</b> {part.manufacturer}
      </span>
      <small data-problem={why !== null || undefined}>
        {candidate && candidate.partId === partId && <Certainty confidence={candidate.confidence} />}
        {why ?? (status === "Normal" && candidate?.partId === partId ? words.match(candidate) : words.reason(row))}
      </small>
    </>
  );
}
