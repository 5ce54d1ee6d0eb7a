"use client";
// A small board: its picture in space as it was taken, or its drawing in the chosen colours; larger in a dialog.
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
  /** Absent while it is loaded, and where there is none. */
  image: BoardImage | undefined;
  appearance: BoardAppearance;
  alt: string;
  /** What stands there without a picture; a board where it is none other. */
  icon?: IconName;
  /** A click shows it larger. */
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
