"use client";
import { useTranslations } from "next-intl";
import type { ViewerReading } from "@/stores/viewer/board-viewer-state";
import styles from "./reading-line.module.css";

export function ReadingLine({ reading }: { reading: ViewerReading }) {
  const t = useTranslations("viewer.reading");
  if (reading.status === "idle") return null;
  const isFetching = reading.status === "fetching";
  const text = isFetching
    ? t("fetching")
    : reading.stage === "read"
      ? t("step", { number: reading.layer, total: reading.total, file: reading.file.split("/").at(-1) ?? "" })
      : t(reading.stage === "unpack" ? "opening" : "drawing");
  return (
    <div className={styles.line}>
      <progress max={1} value={isFetching ? undefined : reading.fraction} aria-label={t("label")} />
      <span role="status">{text}</span>
    </div>
  );
}
