"use client";
// A layer in the panel: color, name, opacity, visibility.
import { useTranslations } from "next-intl";
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { layerToken, tokenColour } from "@/components/gerber/viewer/layer-colours";
import { Icon } from "@/components/icons/icon";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { type LayerRow, withRow, withSolo } from "@/stores/viewer/board-viewer-layers";
import styles from "./layer-panel.module.css";

interface LayerRowItemProps {
  row: LayerRow;
  name: string;
  /** Moves the row down or up by one. */
  onMove: (step: 1 | -1) => void;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
}

const hexOf = (color: string) => (/^#[0-9a-f]{6}$/i.test(color) ? color : "#808080");

export function LayerRowItem({ row, name, onMove, onGrip }: LayerRowItemProps) {
  const t = useTranslations("viewer.layers");
  const changeRows = useBoardViewer((viewer) => viewer.changeRows);
  const change = (next: Partial<LayerRow>) => changeRows((rows) => withRow(rows, row.id, next));
  const solo = () => changeRows((rows) => withSolo(rows, row.id));
  const file = row.id.replace(/#\d+$/, "").split("/").at(-1) ?? "";
  const percent = Math.round(row.opacity * 100);

  function click(event: MouseEvent) {
    if (event.altKey) solo();
    else change({ isVisible: !row.isVisible });
  }
  function press(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    onMove(step);
  }
  return (
    <li className={styles.row} data-off={!row.isVisible || undefined} data-row={row.id}>
      <span className={styles.grip} onPointerDown={onGrip} aria-hidden="true" />
      <label className={styles.swatch} style={{ background: row.color ?? `var(${layerToken(row)})` }}>
        <span className="visually-hidden">{t("color", { name })}</span>
        <input
          type="color"
          value={hexOf(row.color ?? (typeof document === "undefined" ? "" : tokenColour(layerToken(row))))}
          onChange={(event) => change({ color: event.target.value })}
        />
      </label>
      <button
        type="button"
        className={styles.name}
        title={`${name}\n${row.id}\n${t("soloHint")}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-pressed={row.isVisible}
        onClick={click}
        onDoubleClick={solo}
        onKeyDown={press}
      >
        <span>{name}</span>
        <small>{file}</small>
      </button>
      <input
        className={styles.opacity}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t("opacity", { name })}
        title={t("opacityOf", { percent })}
        onChange={(event) => change({ opacity: Number(event.target.value) / 100 })}
      />
      <button
        type="button"
        className={styles.eye}
        tabIndex={-1}
        aria-hidden="true"
        title={t(row.isVisible ? "hide" : "show")}
        onClick={click}
      >
        <Icon name={row.isVisible ? "eye" : "eyeoff"} size={16} />
      </button>
    </li>
  );
}
