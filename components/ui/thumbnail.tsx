"use client";
// A small picture on the canvas' grid; without one, an icon that says what belongs there.
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  /** A drawing; absent while it is loaded, and where there is none. */
  svg?: string;
  alt: string;
  icon?: IconName;
}

export function Thumbnail({ svg, alt, icon = "board" }: ThumbnailProps) {
  return (
    <span className={styles.frame}>
      {svg ? (
        <Picture svg={svg} alt={alt} />
      ) : (
        <span role="img" aria-label={alt}>
          <Icon name={icon} size={24} />
        </span>
      )}
    </span>
  );
}

/** Behind an address of its own, so that nothing in the drawing can run; given back with the element that shows it. */
function Picture({ svg, alt }: { svg: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <picture>
      <img ref={image} alt={alt} />
    </picture>
  );
}
