"use client";
// Printed sheets: header, drawing to scale, and a bar to verify the scale.
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { PRINT_MARGIN_MM, type PrintPlan } from "@/components/gerber/viewer/print-plan";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./print-sheets.module.css";

export interface PrintedSheet {
  title: string;
  column: number;
  row: number;
  picture: Blob;
}

interface PrintSheetsProps {
  plan: PrintPlan;
  sheets: readonly PrintedSheet[];
  onDone: () => void;
}

const BAR_MM = 50;

export function PrintSheets({ plan, sheets, onDone }: PrintSheetsProps) {
  const t = useTranslations("viewer.print");
  const format = useFormatter();
  const host = useRef<HTMLDivElement>(null);
  const name = useBoardViewer((viewer) => viewer.file?.name ?? "");
  const urls = useMemo(() => sheets.map(({ picture }) => URL.createObjectURL(picture)), [sheets]);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const images = [...(host.current?.querySelectorAll("img") ?? [])];
    let isGone = false;
    // An image that is not decoded would not be printed.
    Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isGone) return;
      window.print();
      done();
    });
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [urls]);
  const size = `${plan.paper} ${plan.isLandscape ? "landscape" : "portrait"}`;
  const scale = format.number(plan.scale, { maximumFractionDigits: 3 });
  return createPortal(
    <div ref={host} className={styles.sheets}>
      <style>{`@page { size: ${size}; margin: ${PRINT_MARGIN_MM}mm; }`}</style>
      {sheets.map(({ title, column, row }, at) => (
        <section key={urls[at]} className={styles.sheet}>
          <p className={styles.head}>
            <strong>{name}</strong>
            <span>{title}</span>
            {plan.sheets.length > 1 && (
              <span>{t("tile", { column, columns: plan.columns, row, rows: plan.rows })}</span>
            )}
          </p>
          <img src={urls[at]} alt="" style={{ width: `${plan.widthMm}mm`, height: `${plan.heightMm}mm` }} />
          <p className={styles.foot}>
            <span className={styles.bar} style={{ width: `${BAR_MM}mm` }} />
            <span>{t("bar", { length: BAR_MM })}</span>
            <span>{t("scaleIs", { scale })}</span>
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
