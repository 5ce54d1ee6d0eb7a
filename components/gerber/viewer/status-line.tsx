"use client";
// Status line: pointer position, unit, zoom and scale.
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { Segments } from "@/components/ui/segments";
import { scaleBarMm } from "@/lib/core/render/scale-bar";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./status-line.module.css";

const BAR_PX = 120;

export function StatusLine() {
  const t = useTranslations("viewer.status");
  const { viewport, pointer } = useInstruments();
  const unit = useBoardViewer((viewer) => viewer.unit);
  const tool = useBoardViewer((viewer) => viewer.tool);
  const set = useBoardViewer((viewer) => viewer.set);
  const lengths = useLengths(unit);
  const position = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const units = (["mm", "mil", "inch"] as const).map((id) => ({ id, label: t(`units.${id}`) }));

  // Written to the DOM directly: a render per pointer move is noticeable on slow machines.
  useLayoutEffect(() => {
    const write = () => {
      const at = pointer.get();
      const { centerXmm, centerYmm, pxPerMm } = viewport.camera();
      const [x, y] = at ? viewport.screenToWorld(at) : [centerXmm, centerYmm];
      if (position.current)
        position.current.textContent = t("position", { x: lengths.figure(x), y: lengths.figure(y) });
      const length = scaleBarMm(BAR_PX / pxPerMm);
      if (!bar.current) return;
      bar.current.style.width = `${length * pxPerMm}px`;
      bar.current.textContent = lengths.length(length);
    };
    write();
    const endings = [viewport.watch(write), pointer.watch(write)];
    return () => endings.forEach((end) => end());
  }, [viewport, pointer, lengths, t]);

  return (
    <div className={styles.status}>
      <span ref={position} className={`${styles.position} num`} aria-hidden="true" />
      <span className={styles.hint}>{t(`hints.${tool}`)}</span>
      <Segments label={t("unit")} items={units} value={unit} onChange={(next) => set({ unit: next })} />
      <span className={styles.scale}>
        <span ref={bar} className="num" aria-hidden="true" />
      </span>
    </div>
  );
}
