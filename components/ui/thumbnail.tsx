"use client";
// Thumbnail on a grid; an icon without one.
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  /** SVG text or an image file; undefined while loading, and without one. */
  image?: string | Blob;
  alt: string;
  icon?: IconName;
  /** Smaller, for list rows. */
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

/** Image with a blob URL, so that no script in the drawing can run; revoked on unmount. */
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
