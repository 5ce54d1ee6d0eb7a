"use client";
// Drill table: tools with their holes and slots; selecting a row highlights them.
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { foundHoles, keyOfHoles } from "@/components/gerber/viewer/light";
import { drillTable } from "@/lib/core/board-view/drill-table";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./panels.module.css";

export function HolesPanel() {
  const t = useTranslations("viewer.holes");
  const tPlating = useTranslations("viewer.platings");
  const format = useFormatter();
  const board = useBoardViewer((viewer) => viewer.board);
  const lit = useBoardViewer((viewer) => viewer.lit);
  const set = useBoardViewer((viewer) => viewer.set);
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  const rows = useMemo(() => (board ? drillTable(board.scene) : []), [board]);
  if (rows.length === 0) return <p className={styles.empty}>{t("empty")}</p>;
  const sum = (of: "holes" | "slots") => format.number(rows.reduce((total, row) => total + row[of], 0));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("diameter")}</th>
          <th scope="col">{t("plating")}</th>
          <th scope="col" data-numeric>
            {t("count")}
          </th>
          <th scope="col" data-numeric>
            {t("slots")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isLit = lit?.key === keyOfHoles(row);
          const show = () => set({ lit: isLit ? null : (foundHoles({ board, nets: null }, row)?.lit ?? null) });
          return (
            <tr key={keyOfHoles(row)} data-selected={isLit || undefined} onClick={show}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={isLit}
                  onClick={(event) => {
                    event.stopPropagation();
                    show();
                  }}
                >
                  {row.diameterMm === 0 ? t("unknown") : lengths.length(row.diameterMm)}
                </button>
              </th>
              <td>{tPlating(`short.${row.plating}`)}</td>
              <td data-numeric>{format.number(row.holes)}</td>
              <td data-numeric>{format.number(row.slots)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t("total")}
          </th>
          <td data-numeric>{sum("holes")}</td>
          <td data-numeric>{sum("slots")}</td>
        </tr>
      </tfoot>
    </table>
  );
}
