"use client";
// Crops a picture to the shape of covers: by dragging, or with sliders.
import { useTranslations } from "next-intl";
import { type PointerEvent, useRef, useState } from "react";
import { type CoverCrop, cropStyle, MAX_ZOOM, moveCrop, WHOLE_COVER } from "@/components/community/publish/cover-crop";
import { croppedCover } from "@/components/community/publish/cover-picture";
import type { OpenPicture } from "@/lib/client/open-picture";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./publish.module.css";

interface CoverDialogProps {
  picture: OpenPicture;
  isBusy: boolean;
  /** Color behind a transparent picture. */
  ground: () => string;
  onCancel: () => void;
  onCrop: (make: () => Promise<File | null>) => void;
}

const SLIDERS = [
  { key: "zoom", min: 1, max: MAX_ZOOM },
  { key: "across", min: 0, max: 1 },
  { key: "down", min: 0, max: 1 },
] as const;

export function CoverDialog({ picture, isBusy, ground, onCancel, onCrop }: CoverDialogProps) {
  const t = useTranslations("community.cover");
  const [crop, setCrop] = useState<CoverCrop>(WHOLE_COVER);
  return (
    <Modal
      isOpen
      onClose={onCancel}
      isDismissable={false}
      title={t("crop")}
      actions={
        <>
          <Button onClick={onCancel}>{t("cancel")}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => onCrop(() => croppedCover(picture, crop, ground()))}>
            {t("take")}
          </Button>
        </>
      }
    >
      <CropFrame picture={picture} crop={crop} onCrop={setCrop} />
      <div className={styles.sliders}>
        {SLIDERS.map(({ key, min, max }) => (
          <label key={key}>
            {t(key)}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[key]}
              onChange={({ target }) => setCrop({ ...crop, [key]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </Modal>
  );
}

interface CropFrameProps {
  picture: OpenPicture;
  crop: CoverCrop;
  onCrop: (crop: CoverCrop) => void;
}

function CropFrame({ picture, crop, onCrop }: CropFrameProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!from.current) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const right = (event.clientX - from.current.x) / (clientWidth || 1);
    const down = (event.clientY - from.current.y) / (clientHeight || 1);
    from.current = { x: event.clientX, y: event.clientY };
    onCrop(moveCrop(picture, crop, { right, down }));
  }
  return (
    <div
      className={styles.crop}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
    >
      <img src={picture.url} alt="" draggable={false} style={cropStyle(picture, crop)} />
    </div>
  );
}
