"use client";
// Virtualized table of lines, with complete keyboard access.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type BomRow, designatorText, wantedText } from "@/components/bom/lines/bom-row";
import { LineCells } from "@/components/bom/lines/line-cells";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { useVirtualRows } from "@/components/ui/use-virtual-rows";
import { useIsWide } from "@/components/ui/use-is-wide";
import type { Currency } from "@/lib/base/money";
import styles from "./bom-table.module.css";

/** Row heights of the style sheet. */
const ROW_HEIGHT = { wide: 60, narrow: 128 };
const HEADER_ROWS = 1;
/** Up to this many rows need no scrolling of their own. */
const SHORT = 25;

export const COLUMNS = ["designators", "quantity", "wanted", "part", "stock", "unit", "boards", "state"] as const;

interface BomTableProps {
  rows: readonly BomRow[];
  boards: number;
  currency: Currency;
  openKey: string | null;
  onOpen: (key: string) => void;
}

export function BomTable({ rows, boards, currency, openKey, onOpen }: BomTableProps) {
  const t = useTranslations("bom.table");
  const words = useLineWords();
  const id = useId();
  const isWide = useIsWide();
  const rowHeight = isWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow;
  const viewport = useRef<HTMLDivElement>(null);
  const { from, to, reveal } = useVirtualRows(viewport, { count: rows.length, rowHeight });
  const [activeKey, setActive] = useState<string | null>(null);
  const found = rows.findIndex(({ key }) => key === (activeKey ?? openKey));
  const active = found < 0 ? 0 : found;

  function move(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      const at = Math.max(0, Math.min(rows.length - 1, wanted));
      setActive(rows[at]?.key ?? null);
      reveal(at);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const row = rows[active];
      if (row) onOpen(row.key);
    }
  }

  return (
    <>
      <p id={`${id}-keys`} className="visually-hidden">
        {t("keys")}
      </p>
      <div
        ref={viewport}
        className={styles.viewport}
        data-short={rows.length <= SHORT || undefined}
        role="grid"
        aria-label={t("label")}
        aria-rowcount={rows.length + HEADER_ROWS}
        aria-colcount={COLUMNS.length}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={active >= from && active < to ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={move}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader" data-column={column}>
              {column === "boards" ? t("boards", { count: boards }) : t(column)}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: rows.length * rowHeight }}>
          {rows.slice(from, to).map((row, at) => {
            const index = from + at;
            return (
              <div
                key={row.key}
                id={`${id}-${index}`}
                role="row"
                aria-rowindex={index + 1 + HEADER_ROWS}
                aria-selected={row.key === openKey}
                aria-label={[designatorText(row), wantedText(row), words.status(row.status)].filter(Boolean).join(", ")}
                className={styles.row}
                data-active={index === active || undefined}
                data-look={row.needsReview || undefined}
                style={{ top: index * rowHeight, height: rowHeight }}
                onClick={() => {
                  setActive(row.key);
                  onOpen(row.key);
                }}
              >
                <LineCells row={row} currency={currency} />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
