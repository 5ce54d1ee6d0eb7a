"use client";
// A small picture on the canvas' grid; without one, an icon that says what belongs there.
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  /** A drawing (SVG text) or a picture; absent while it is loaded, and where there is none. */
  image?: string | Blob;
  alt: string;
  icon?: IconName;
  /** Smaller, for the rows of a list. */
  isSmall?: boolean;
}

export function Thumbnail({ image, alt, icon = "board", isSmall = false }: ThumbnailProps) {
  return (
    <span className={cx(styles.frame, isSmall && styles.small)}>
      {image ? (
        <Picture image={image} alt={alt} />
      ) : (
        <span role="img" aria-label={alt}>
          <Icon name={icon} size={isSmall ? 20 : 24} />
        </span>
      )}
    </span>
  );
}

/** Behind an address of its own, so that nothing in the drawing can run; given back with the element that shows it. */
export function Picture({ image, alt }: { image: string | Blob; alt: string }) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const blob = typeof image === "string" ? new Blob([image], { type: "image/svg+xml" }) : image;
    const url = URL.createObjectURL(blob);
    if (element.current) element.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [image]);
  return (
    <picture>
      <img ref={element} alt={alt} />
    </picture>
  );
}
