"use client";
// A board without a file: the outline of the typed size, in the chosen mask colour.
import { useTranslations } from "next-intl";
import { maskToken } from "@/components/gerber/board-tint";
import styles from "./board-picture.module.css";

export function BoardOutline({
  widthMm,
  heightMm,
  maskColor,
}: {
  widthMm: number;
  heightMm: number;
  maskColor: string;
}) {
  const t = useTranslations("gerber");
  return (
    <div
      className={styles.outline}
      role="img"
      aria-label={t("outline", { width: widthMm, height: heightMm })}
      style={{ "--mask": `var(${maskToken(maskColor)})` } as React.CSSProperties}
    />
  );
}
