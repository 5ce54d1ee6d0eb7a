"use client";
// Layer panel: visibility, color, opacity and order.
import { useTranslations } from "next-intl";
import { BoardColourChoice } from "@/components/gerber/viewer/board-colour-choice";
import { LayerRowItem } from "@/components/gerber/viewer/layer-row-item";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { Segments } from "@/components/ui/segments";
import { Skeleton } from "@/components/ui/skeleton";
import { useRowDrag } from "@/components/gerber/viewer/use-row-drag";
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { PRESETS, presetOf, withMoved, withPreset } from "@/stores/viewer/board-viewer-layers";
import frame from "./panel-frame.module.css";
import styles from "./layer-panel.module.css";

export function LayerPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("viewer.layers");
  const words = useObjectWords();
  const layers = useBoardViewer((viewer) => viewer.board?.scene.layers);
  const rows = useBoardViewer((viewer) => viewer.rows);
  const mode = useBoardViewer((viewer) => viewer.mode);
  const changeRows = useBoardViewer((viewer) => viewer.changeRows);
  const move = (id: string, to: number) => changeRows((before) => withMoved(before, id, to));
  const { list, start } = useRowDrag(move);
  const presets = PRESETS.map((id) => ({ id, label: t(`presets.${id}`) }));
  const preset = mode === "layers" ? presetOf(rows) : null;
  return (
    <section className={cx(frame.panel, styles.panel)} data-part="layers" aria-label={t("title")}>
      <div className={cx(frame.head, styles.head)}>
        <h2>{t("title")}</h2>
        {layers && <span className="label">{t("count", { count: rows.length })}</span>}
        <button type="button" className={cx(frame.close, styles.close)} aria-label={t("close")} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className={styles.presets}>
        <Segments
          label={t("show")}
          items={presets}
          value={preset}
          onChange={(next) => changeRows((before) => withPreset(before, next))}
        />
      </div>
      {mode === "board" && <BoardColourChoice />}
      <ul ref={list} className={styles.rows} data-quiet={mode === "board" || undefined}>
        {rows.map((row, at) => (
          <LayerRowItem
            key={row.id}
            row={row}
            name={words.layer(layers?.find(({ id }) => id === row.id) ?? row)}
            onMove={(step) => move(row.id, at + step)}
            onGrip={(event) => start(event, row.id)}
          />
        ))}
        {!layers && (
          <li>
            <Skeleton rows={6} />
          </li>
        )}
      </ul>
      <p className={styles.note}>{t(mode === "board" ? "boardNote" : "note")}</p>
    </section>
  );
}
