"use client";
// Parts lists of a quote: requested part, match, open problems.
import { useLocale, useTranslations } from "next-intl";
import { GroupedTable } from "@/components/ui/grouped-table";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { textOr } from "@/lib/base/has-text";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "../record/record.module.css";

type Part = AdminQuote["parts"][number];

const NONE = "--";
/** Rows rendered at once: a list may have ten thousand. */
const SHOWN = 200;
const SHOWN_OF_BOARD = 20;

/** The matched part, with its manufacturer and a different requested number below. */
function PartNumber({ part: { mpn, manufacturer, part } }: { part: Part }) {
  const isOther = part && mpn !== "" && part.mpn !== mpn;
  const below = [part?.manufacturer ?? manufacturer, isOther ? mpn : ""].filter(Boolean).join(" · ");
  return (
    <span className={styles.cell}>
      <span className="mpn">{(part?.mpn ?? mpn) || NONE}</span>
      {below !== "" && <small className={styles.asked}>{below}</small>}
    </span>
  );
}

function Status({ part }: { part: Part }) {
  const t = useTranslations("ops.parts");
  const { isPlaced, isAssembled, isOpen, isSample, supply, state } = part;
  if (!isPlaced || supply === "none") return t("notPlaced");
  const word = textOr(t, `states.${state}`, state);
  const below = [
    t(`supplies.${supply}`),
    ...(isAssembled ? [] : [t("notAssembled")]),
    ...(isSample ? [t("sample")] : []),
  ].join(" · ");
  return (
    <span className={styles.cell}>
      {isOpen && state !== "Normal" ? <Tag kind="warning">{word}</Tag> : word}
      <small className={styles.asked}>{below}</small>
    </span>
  );
}

/** Joints per board, with their source if it is not the catalog. */
function Joints({ part: { joints, mounting, jointsBy, isAssembled } }: { part: Part }) {
  const t = useTranslations("ops.parts");
  if (!isAssembled) return NONE;
  if (joints === null || mounting === null) return t("jointsUnknown");
  return (
    <span className={styles.cell}>
      {t(`jointsOf.${mounting}`, { count: joints })}
      {jointsBy !== null && jointsBy !== "catalogue" && (
        <small className={styles.asked}>{t(`jointsBy.${jointsBy}`)}</small>
      )}
    </span>
  );
}

/** Columns of the quantities per board. */
function useColumns({ currency }: AdminQuote): TableColumn<Part>[] {
  const t = useTranslations("ops.parts");
  const tag = useLocale();
  const saidOf = ({ value, footprint, description }: Part) =>
    [value, footprint, description].filter(Boolean).join(" · ") || NONE;
  return [
    {
      key: "designator",
      head: t("designator"),
      cell: ({ designator, placement }) => (
        <span className={styles.cell}>
          {designator}
          {placement !== null && <small className={styles.asked}>{t(`placement.${placement}`)}</small>}
        </span>
      ),
    },
    { key: "mpn", head: t("mpn"), cell: (part) => <PartNumber part={part} /> },
    { key: "value", head: t("value"), cell: (part) => <span className={styles.cell}>{saidOf(part)}</span> },
    { key: "state", head: t("state"), cell: (part) => <Status part={part} /> },
    { key: "quantity", head: t("quantity"), cell: (part) => part.quantity, isNumeric: true },
    { key: "joints", head: t("joints"), cell: (part) => <Joints part={part} />, isNumeric: true },
    { key: "stock", head: t("stock"), cell: (part) => part.stock?.toLocaleString(tag) ?? NONE, isNumeric: true },
    {
      key: "price",
      head: t("price"),
      cell: ({ unitPriceMicro }) => (
        <PriceText money={unitPriceMicro === null ? null : { currency, amountMicro: unitPriceMicro }} />
      ),
      isNumeric: true,
    },
  ];
}

export function QuoteParts({ quote }: { quote: AdminQuote }) {
  const t = useTranslations("ops.parts");
  const boardLabel = useBoardName();
  const { parts, boards } = quote;
  const columns = useColumns(quote);
  const groups = boards.map(({ boardName }, board) => {
    const rows = parts.filter((part) => part.board === board);
    return { name: boardLabel(boardName, board), note: t("count", { count: rows.length }), rows };
  });
  return (
    <Sheet title={t("title")} note={t("count", { count: parts.length })}>
      <GroupedTable
        caption={t("title")}
        columns={columns}
        groups={boards.length > 1 ? groups : [{ rows: parts }]}
        shown={boards.length > 1 ? SHOWN_OF_BOARD : SHOWN}
        moreLabel={(count) => t("showAll", { count })}
        rowKey={({ position }) => String(position)}
      />
    </Sheet>
  );
}
