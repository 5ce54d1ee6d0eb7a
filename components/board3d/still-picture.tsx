"use client";
// Board view without WebGL: the painted face, with parts as plain blocks.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { token } from "@/components/board3d/scene-colors";
import { PAINTS } from "@/lib/core/board3d/mesh";
import { placed } from "@/lib/core/board3d/placing";
import type { Board3dModel, ShownParts } from "@/lib/workers/board3d/board3d-messages";
import styles from "./board3d.module.css";

interface StillPictureProps {
  faces: Record<"top" | "bottom", ImageBitmap>;
  side: "top" | "bottom";
  model: Board3dModel;
  parts: ShownParts | null;
}

export function StillPicture({ faces, side, model, parts }: StillPictureProps) {
  const t = useTranslations("board3d");
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, { faces, side, model, parts });
  }, [faces, side, model, parts]);
  return (
    <canvas ref={canvas} className={styles.still} role="img" aria-label={t("still", { side: t(`sides.${side}`) })} />
  );
}

/** The paint of most vertices of a body. */
function mainPaint(paints: Uint8Array): string {
  const counts = PAINTS.map((_, at) => paints.filter((paint) => paint === at).length);
  return PAINTS[counts.indexOf(Math.max(...counts))] ?? "mould";
}

function draw(canvas: HTMLCanvasElement, { faces, side, model, parts }: StillPictureProps): void {
  const face = faces[side];
  [canvas.width, canvas.height] = [face.width, face.height];
  const context = canvas.getContext("2d");
  if (!context) return;
  const { minX, minY, maxX, maxY } = model.solid.bounds;
  const px = face.width / (maxX - minX);
  // The y axis points up, and seen from the bottom x is mirrored.
  context.setTransform(side === "top" ? 1 : -1, 0, 0, -1, side === "top" ? 0 : face.width, face.height);
  const board = new Path2D();
  for (const ring of [...model.edgeRings.edges, ...model.edgeRings.cuts]) {
    for (let k = 0; k < ring.length; k += 2)
      board.lineTo(((ring[k] ?? 0) + (maxX - minX) / 2) * px, ((ring[k + 1] ?? 0) + (maxY - minY) / 2) * px);
    board.closePath();
  }
  context.clip(board, "evenodd");
  context.drawImage(face, 0, 0);
  for (const part of parts?.assembly.parts ?? []) {
    const body = parts?.assembly.bodies[part.body];
    if (!body || part.side !== side) continue;
    const { envelope } = body;
    const corners = [
      [envelope.minX, envelope.minY],
      [envelope.maxX, envelope.minY],
      [envelope.maxX, envelope.maxY],
      [envelope.minX, envelope.maxY],
    ] as const;
    context.beginPath();
    for (const [x, y] of corners) {
      const [px3, py3] = placed(part.matrix, [x, y, 0]);
      context.lineTo((px3 + (maxX - minX) / 2) * px, (py3 + (maxY - minY) / 2) * px);
    }
    context.closePath();
    context.fillStyle = token(`--part-${mainPaint(body.matt.paints)}`);
    context.strokeStyle = token("--part-mould");
    context.fill();
    context.stroke();
  }
}
