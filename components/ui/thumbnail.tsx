// A small picture on the canvas' grid; without one, an icon that says what belongs there.
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  /** Absent while it is loaded, and where there is none. */
  src?: string | null;
  alt: string;
  icon?: IconName;
}

export function Thumbnail({ src, alt, icon = "board" }: ThumbnailProps) {
  return (
    <span className={styles.frame}>
      {src ? (
        <picture>
          <img src={src} alt={alt} />
        </picture>
      ) : (
        <span role="img" aria-label={alt}>
          <Icon name={icon} size={24} />
        </span>
      )}
    </span>
  );
}
