"use client";
// Progress, lines, and the panel of the selected line.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { BomTable } from "@/components/bom/lines/bom-table";
import { filterRows, type LineFilter, reviewFirst } from "@/components/bom/lines/line-filter";
import { LinePanel } from "@/components/bom/lines/line-panel";
import { Readiness } from "@/components/bom/board/readiness";
import type { Bom } from "@/components/bom/use-bom";
import { useIsRoomy } from "@/components/ui/use-is-wide";
import { buttonClass } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import styles from "../quote/bom-quote.module.css";
import panel from "./line-panel.module.css";

const Drawer = dynamic(() => import("@/components/ui/drawer").then((file) => file.Drawer), { ssr: false });

interface BomLinesProps {
  bom: Bom;
  reading: UploadedBom;
  startsWithReview: boolean;
}

export function BomLines({ bom, reading, startsWithReview }: BomLinesProps) {
  const t = useTranslations("bom");
  const { rows, boards } = bom;
  const [filter, setFilter] = useState<LineFilter>(startsWithReview ? "review" : "all");
  const [openKey, setOpenKey] = useState<string | null>(null);
  const order = useOrder(rows, reading.lines);
  const shown = useMemo(() => filterRows(order, filter), [order, filter]);
  const isRoomy = useIsRoomy();
  const open = rows.find(({ key }) => key === openKey) ?? null;
  const { currency, parts } = reading;
  const closely = open && <LinePanel key={open.key} {...{ rows, parts, currency }} row={open} />;
  return (
    <>
      <Sheet>
        <div className={styles.top}>
          <Readiness rows={rows} filter={filter} onFilter={setFilter} />
          <Sum bom={bom} />
        </div>
      </Sheet>
      <div className={styles.lines}>
        <Sheet>
          {shown.length === 0 ? (
            <p className={styles.empty}>{t("ready.none")}</p>
          ) : (
            <BomTable rows={shown} {...{ boards, currency, openKey }} onOpen={setOpenKey} />
          )}
          <div className={styles.foot}>
            <span>{t("table.foot")}</span>
            <span className="num">{t("table.shown", { count: shown.length })}</span>
          </div>
        </Sheet>
        {isRoomy ? (
          <div className={panel.panel}>{closely ?? <NoLine />}</div>
        ) : (
          <Drawer
            isOpen={open !== null}
            onClose={() => setOpenKey(null)}
            title={open ? t("line.row", { row: open.line.row }) : ""}
          >
            <div className={panel.inDrawer}>{closely}</div>
          </Drawer>
        )}
      </div>
    </>
  );
}

function NoLine() {
  const t = useTranslations("bom.line");
  return (
    <p className={panel.none}>
      <b>{t("none")}</b>
      {t("noneText")}
    </p>
  );
}

/** Cost of parts for the open board. */
function Sum({ bom: { price, boards, own } }: { bom: Bom }) {
  const t = useTranslations("bom");
  return (
    <div className={styles.sum}>
      <div>
        <span className="label">{t("ready.parts", { count: boards })}</span>
        <b>
          <PriceText money={price.data?.violations.length === 0 ? (own ?? price.data).componentsTotal : null} />
        </b>
      </div>
      <a className={`${buttonClass({ variant: "primary", size: "lg" })} no-print`} href="#order">
        {t("ready.go")}
      </a>
    </div>
  );
}

/** The order is kept while the user edits; only a new reading sorts again. */
function useOrder(rows: readonly BomRow[], read: UploadedBom["lines"]): readonly BomRow[] {
  const [order, setOrder] = useState<{ lines: unknown; keys: Map<string, number> }>({ lines: null, keys: new Map() });
  if (order.lines !== read) {
    const sorted = reviewFirst(rows);
    setOrder({ lines: read, keys: new Map(sorted.map(({ key }, at) => [key, at])) });
  }
  return useMemo(
    () => rows.toSorted((a, b) => (order.keys.get(a.key) ?? 0) - (order.keys.get(b.key) ?? 0)),
    [rows, order],
  );
}
