"use client";
// The board of an order's line, in space or drawn in its chosen colours, fetched with the person's token.
import { useTranslations } from "next-intl";
import type { IconName } from "@/components/icons/icon-names";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import type { BoardLook } from "@/lib/core/pcb/board-palette";
import { useOrderLinePicture } from "@/lib/client/order";
import type { OrderLine } from "@/lib/contracts/order";

interface LinePictureProps extends Pick<OrderLine, "hasPicture" | "spacePicture"> {
  orderId: string;
  position: number;
  look: BoardLook;
  name: string;
  /** Icon in place of a picture; a board by default. */
  icon?: IconName;
}

export function LinePicture({ orderId, position, hasPicture, spacePicture, look, name, icon }: LinePictureProps) {
  const t = useTranslations("order.lines");
  const isAny = hasPicture || spacePicture !== null;
  const picture = useOrderLinePicture(isAny ? { id: orderId, position, spacePicture } : null);
  const words = spacePicture === null ? "pictureOf" : "spacePictureOf";
  return (
    <BoardThumbnail
      image={picture.data}
      look={look}
      icon={icon}
      mayEnlarge
      alt={isAny ? t(words, { name }) : t("noPicture")}
    />
  );
}
