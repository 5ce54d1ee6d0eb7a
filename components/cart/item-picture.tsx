"use client";
// The drawn board of a cart item in its chosen colours; what is no board here has no picture.
import { useTranslations } from "next-intl";
import { pictureOf, partOf, type BoardPictured } from "@/components/cart/item-kind";
import { Thumbnail } from "@/components/ui/thumbnail";
import { usePaintedBoard } from "@/lib/client/board-look";
import { useBoardPicture } from "@/lib/client/gerber";
import type { CartItem } from "@/lib/contracts/cart";

export function ItemPicture({ item, name }: { item: CartItem; name: string }) {
  const t = useTranslations("cart");
  const board = pictureOf(item);
  if (partOf(item)) return <Thumbnail icon="chip" alt={t("noPicture")} />;
  return board ? <BoardPicture board={board} name={name} /> : <Thumbnail svg={undefined} alt={t("noPicture")} />;
}

function BoardPicture({ board, name }: { board: BoardPictured; name: string }) {
  const t = useTranslations("cart");
  const { projectId, hasPicture, look } = board;
  const picture = useBoardPicture(hasPicture && projectId !== null ? { projectId, side: "top" } : null);
  const svg = usePaintedBoard(picture.data, look);
  return <Thumbnail svg={svg} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
