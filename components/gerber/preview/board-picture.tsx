"use client";
// One side of the board in the chosen colors.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Side } from "@/stores/viewer/gerber-view";
import styles from "./board-picture.module.css";

/** An image with a blob URL: no content of the files can run as a script. */
export function BoardPicture({ svg, side }: { svg: string; side: Side }) {
  const t = useTranslations("gerber.picture");
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    picture.current?.style.setProperty("background-image", `url(${url})`);
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return <div ref={picture} className={styles.picture} role="img" aria-label={t(side)} />;
}
