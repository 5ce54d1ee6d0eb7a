"use client";
// Board thumbnail: 3D picture or drawing in the chosen colors; enlarged in a dialog.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { IconName } from "@/components/icons/icon-names";
import { Modal } from "@/components/ui/modal";
import { Picture, Thumbnail } from "@/components/ui/thumbnail";
import type { BoardImage } from "@/lib/client/board-image";
import { usePaintedBoard } from "@/lib/client/board-appearance";
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import styles from "./board-thumbnail.module.css";

interface BoardThumbnailProps {
  /** Undefined while loading, and without a picture. */
  image: BoardImage | undefined;
  appearance: BoardAppearance;
  alt: string;
  /** Icon without a picture; a board by default. */
  icon?: IconName;
  /** A click enlarges it. */
  mayEnlarge?: boolean;
  isSmall?: boolean;
}

export function BoardThumbnail({ image, appearance, alt, icon, mayEnlarge = false, isSmall }: BoardThumbnailProps) {
  const painted = usePaintedBoard(typeof image === "string" ? image : undefined, appearance);
  const shown = typeof image === "string" ? painted : image;
  const thumbnail = <Thumbnail image={shown} icon={icon} alt={alt} isSmall={isSmall} />;
  if (!mayEnlarge || shown === undefined) return thumbnail;
  return <Enlargeable image={shown} alt={alt} thumbnail={thumbnail} />;
}

function Enlargeable({ image, alt, thumbnail }: { image: BoardImage; alt: string; thumbnail: ReactNode }) {
  const t = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  const label = t("enlarge", { picture: alt });
  return (
    <>
      <button type="button" className={styles.open} aria-label={label} title={label} onClick={() => setOpen(true)}>
        {thumbnail}
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={alt} kind="wide">
        <span className={styles.large}>
          <Picture image={image} alt={alt} />
        </span>
      </Modal>
    </>
  );
}
