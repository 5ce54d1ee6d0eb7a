"use client";
// The drawn board of an order's line in its chosen colours, fetched with the person's token.
import { useTranslations } from "next-intl";
import { Thumbnail } from "@/components/ui/thumbnail";
import { type BoardLook, usePaintedBoard } from "@/lib/client/board-look";
import { useOrderLinePicture } from "@/lib/client/order";

interface LinePictureProps {
  orderId: string;
  position: number;
  hasPicture: boolean;
  look: BoardLook;
  name: string;
}

export function LinePicture({ orderId, position, hasPicture, look, name }: LinePictureProps) {
  const t = useTranslations("order.lines");
  const picture = useOrderLinePicture(hasPicture ? { id: orderId, position } : null);
  const svg = usePaintedBoard(picture.data, look);
  return <Thumbnail svg={svg} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
