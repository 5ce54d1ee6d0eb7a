"use client";
// Picture in a round frame that follows pointer and wheel. The sliders beside it serve the keyboard.
import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { clampCrop, type Crop, moveCrop, cropStyle } from "@/components/account/avatar/crop";
import type { OpenPicture } from "@/lib/client/open-picture";
import styles from "./avatar.module.css";

interface CropFrameProps {
  picture: OpenPicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const WHEEL_STEP = 0.002;

export function CropFrame({ picture, crop, onCrop }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!from.current) return;
    const side = event.currentTarget.clientWidth || 1;
    const moved = { right: (event.clientX - from.current.x) / side, down: (event.clientY - from.current.y) / side };
    from.current = { x: event.clientX, y: event.clientY };
    onCrop(moveCrop(picture, crop, moved));
  }

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onCrop(clampCrop({ ...crop, zoom: crop.zoom * Math.exp(-event.deltaY * WHEEL_STEP) }));
  });
  useEffect(() => {
    const node = frame.current;
    const onWheel = (event: WheelEvent) => turn(event);
    // React's wheel listener is passive and could not prevent scrolling.
    node?.addEventListener("wheel", onWheel, { passive: false });
    return () => node?.removeEventListener("wheel", onWheel);
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
    >
      <img src={picture.url} alt="" draggable={false} style={cropStyle(picture, crop)} />
      <span className={styles.ring} />
    </div>
  );
}
