"use client";
// The board of an order's line at the desk, as its customer sees it.
import { useTranslations } from "next-intl";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { lookOf } from "@/lib/client/board-look";
import { useDeskLinePicture } from "@/lib/client/ops";
import type { OrderLine } from "@/lib/contracts/order";

export const hasAnyPicture = ({ hasPicture, spacePicture }: Pick<OrderLine, "hasPicture" | "spacePicture">) =>
  hasPicture || spacePicture !== null;

interface DeskLinePictureProps {
  orderId: string;
  position: number;
  line: OrderLine;
  name: string;
}

/** Nothing where the line has no picture: the desk has no room for frames without one. */
export function DeskLinePicture({ orderId, position, line, name }: DeskLinePictureProps) {
  const t = useTranslations("order.lines");
  const { spacePicture, specification } = line;
  const isAny = hasAnyPicture(line);
  const picture = useDeskLinePicture(isAny ? { id: orderId, position, spacePicture } : null);
  if (!isAny) return null;
  const alt = t(spacePicture === null ? "pictureOf" : "spacePictureOf", { name });
  return <BoardThumbnail image={picture.data} look={lookOf(specification)} alt={alt} mayEnlarge />;
}
