"use client";
// A small picture on the canvas' grid; without one, an icon that says what belongs there.
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  /** As the API gave it; absent while it is loaded, and where there is none. */
  file?: Blob | null;
  alt: string;
  icon?: IconName;
}

export function Thumbnail({ file, alt, icon = "board" }: ThumbnailProps) {
  return (
    <span className={styles.frame}>
      {file ? (
        <Picture file={file} alt={alt} />
      ) : (
        <span role="img" aria-label={alt}>
          <Icon name={icon} size={24} />
        </span>
      )}
    </span>
  );
}

/** The address of a blob is made and given back with the element that shows it. */
function Picture({ file, alt }: { file: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <picture>
      <img ref={image} alt={alt} />
    </picture>
  );
}
