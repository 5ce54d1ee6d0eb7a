"use client";
// The board of a cart item, in space or drawn in its chosen colours; what is no board here has no picture.
import { useTranslations } from "next-intl";
import { pictureOf, partOf, type BoardPictured } from "@/components/cart/item-kind";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useBoardPicture } from "@/lib/client/gerber";
import { useSpacePicture } from "@/lib/client/space-picture";
import type { CartItem } from "@/lib/contracts/cart";

export function ItemPicture({ item, name }: { item: CartItem; name: string }) {
  const t = useTranslations("cart");
  const board = pictureOf(item);
  if (partOf(item)) return <Thumbnail icon="chip" alt={t("noPicture")} />;
  return board ? <BoardPicture board={board} name={name} /> : <Thumbnail alt={t("noPicture")} />;
}

function BoardPicture({ board, name }: { board: BoardPictured; name: string }) {
  const t = useTranslations("cart");
  const { projectId, hasPicture, spacePicture, look } = board;
  const drawn = useBoardPicture(
    hasPicture && spacePicture === null && projectId !== null ? { projectId, side: "top" } : null,
  );
  const taken = useSpacePicture(spacePicture !== null && projectId !== null ? { projectId, spacePicture } : null);
  if (spacePicture !== null)
    return <BoardThumbnail image={taken.data} look={look} alt={t("spacePictureOf", { name })} />;
  return <BoardThumbnail image={drawn.data} look={look} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
