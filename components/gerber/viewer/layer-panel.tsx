"use client";
// Layer panel: visibility, color, opacity and order.
import { useTranslations } from "next-intl";
import { LayerRowItem } from "@/components/gerber/viewer/layer-row-item";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { Segments } from "@/components/ui/segments";
import { Skeleton } from "@/components/ui/skeleton";
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { PRESETS, presetOf, withMoved, withPreset } from "@/stores/viewer/board-viewer-layers";
import { type PointerEvent, type RefObject, useRef } from "react";
import { maskToken } from "@/lib/client/board-appearance";
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

interface RowDrag {
  list: RefObject<HTMLUListElement | null>;
  start: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** `onMove` receives the row's index among the others on every change. Rows have `data-row`. */
function useRowDrag(onMove: (id: string, to: number) => void): RowDrag {
  const list = useRef<HTMLUListElement>(null);

  function start(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    event.preventDefault();
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => {
      list.current?.removeAttribute("data-dragging");
      ending.abort();
    };
    list.current?.setAttribute("data-dragging", "");
    window.addEventListener(
      "pointermove",
      ({ clientY }) => {
        const others = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
          (row) => row.dataset.row !== id,
        );
        const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
        onMove(id, middles.filter((center) => center < clientY).length);
      },
      { signal },
    );
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }
  return { list, start };
}

const COLOURS = ["Green", "Blue", "Black", "Red", "Yellow", "White"] as const;

/** A white board has black silkscreen. */
const textOn = (maskColor: string) => (maskColor === "White" ? "Black" : "White");

function BoardColourChoice() {
  const t = useTranslations("viewer.colours");
  const appearance = useBoardViewer((viewer) => viewer.appearance);
  const set = useBoardViewer((viewer) => viewer.set);
  return (
    <fieldset className={styles.colours}>
      <legend className="label">{t("label")}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} title={t(colour)} style={{ background: `var(${maskToken(colour)})` }}>
          <input
            type="radio"
            name="mask-colour"
            checked={appearance.solderMaskColor === colour}
            onChange={() =>
              set({ appearance: { ...appearance, solderMaskColor: colour, silkscreenColor: textOn(colour) } })
            }
          />
          <span className="visually-hidden">{t(colour)}</span>
        </label>
      ))}
    </fieldset>
  );
}
