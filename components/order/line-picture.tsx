"use client";
// The drawn board of an order's line in its chosen colours, fetched with the person's token.
import { useTranslations } from "next-intl";
import type { IconName } from "@/components/icons/icon-names";
import { Thumbnail } from "@/components/ui/thumbnail";
import { type BoardLook, usePaintedBoard } from "@/lib/client/board-look";
import { useOrderLinePicture } from "@/lib/client/order";

interface LinePictureProps {
  orderId: string;
  position: number;
  hasPicture: boolean;
  look: BoardLook;
  name: string;
  /** What stands there without a picture; a board where it is none other. */
  icon?: IconName;
}

export function LinePicture({ orderId, position, hasPicture, look, name, icon }: LinePictureProps) {
  const t = useTranslations("order.lines");
  const picture = useOrderLinePicture(hasPicture ? { id: orderId, position } : null);
  const svg = usePaintedBoard(picture.data, look);
  return <Thumbnail svg={svg} icon={icon} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
