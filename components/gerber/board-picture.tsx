"use client";
// One side of the board as our engine drew it, in the colours chosen now.
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Side } from "@/stores/gerber-view";
import styles from "./board-picture.module.css";

/** As an image behind an address of its own: whatever stood in the files, nothing in it can run. */
function usePictureUrl(svg: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}

export function BoardPicture({ svg, side }: { svg: string; side: Side }) {
  const t = useTranslations("gerber.picture");
  const url = usePictureUrl(svg);
  return (
    url && <div className={styles.picture} role="img" aria-label={t(side)} style={{ backgroundImage: `url(${url})` }} />
  );
}
