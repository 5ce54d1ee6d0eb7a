"use client";
// Board picture of an order line in the admin, as its customer sees it.
import { useTranslations } from "next-intl";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { appearanceOf } from "@/lib/client/board-appearance";
import { useAdminLinePicture } from "@/lib/client/ops";
import type { OrderLine } from "@/lib/contracts/order";

export const hasAnyPicture = ({ hasPicture, board3dSnapshot }: Pick<OrderLine, "hasPicture" | "board3dSnapshot">) =>
  hasPicture || board3dSnapshot !== null;

interface AdminLinePictureProps {
  orderId: string;
  position: number;
  line: OrderLine;
  name: string;
}

/** Empty without a picture, as the admin has no room for placeholders. */
export function AdminLinePicture({ orderId, position, line, name }: AdminLinePictureProps) {
  const t = useTranslations("order.lines");
  const { board3dSnapshot, specification } = line;
  const isAny = hasAnyPicture(line);
  const picture = useAdminLinePicture(isAny ? { id: orderId, position, board3dSnapshot } : null);
  if (!isAny) return null;
  const alt = t(board3dSnapshot === null ? "pictureOf" : "snapshotOf", { name });
  return <BoardThumbnail image={picture.data} appearance={appearanceOf(specification)} alt={alt} mayEnlarge />;
}
