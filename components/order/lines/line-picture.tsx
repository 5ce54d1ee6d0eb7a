"use client";
// Board picture of an order line, 3D or drawn in its colors, fetched with the user's token.
import { useTranslations } from "next-intl";
import type { IconName } from "@/components/icons/icon-names";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import { useOrderLinePicture } from "@/lib/client/order";
import type { OrderLine } from "@/lib/contracts/order";

interface LinePictureProps extends Pick<OrderLine, "hasPicture" | "board3dSnapshot"> {
  orderId: string;
  position: number;
  appearance: BoardAppearance;
  name: string;
  /** Icon in place of a picture; a board by default. */
  icon?: IconName;
}

export function LinePicture({
  orderId,
  position,
  hasPicture,
  board3dSnapshot,
  appearance,
  name,
  icon,
}: LinePictureProps) {
  const t = useTranslations("order.lines");
  const isAny = hasPicture || board3dSnapshot !== null;
  const picture = useOrderLinePicture(isAny ? { id: orderId, position, board3dSnapshot } : null);
  const words = board3dSnapshot === null ? "pictureOf" : "snapshotOf";
  return (
    <BoardThumbnail
      image={picture.data}
      appearance={appearance}
      icon={icon}
      mayEnlarge
      alt={isAny ? t(words, { name }) : t("noPicture")}
    />
  );
}
