"use client";
// Board picture of a cart item, 3D or drawn in its colors; other items have none.
import { useTranslations } from "next-intl";
import { pictureOf, partOf, type BoardPictured } from "@/components/cart/item-kind";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useBoardPicture } from "@/lib/client/gerber";
import { useBoard3dSnapshot } from "@/lib/client/board3d-snapshot";
import type { CartItem } from "@/lib/contracts/cart";

export function ItemPicture({ item, name }: { item: CartItem; name: string }) {
  const t = useTranslations("cart");
  const board = pictureOf(item);
  if (partOf(item)) return <Thumbnail icon="chip" alt={t("noPicture")} />;
  return board ? <BoardPicture board={board} name={name} /> : <Thumbnail alt={t("noPicture")} />;
}

function BoardPicture({ board, name }: { board: BoardPictured; name: string }) {
  const t = useTranslations("cart");
  const { projectId, hasPicture, board3dSnapshot, appearance } = board;
  const drawn = useBoardPicture(
    hasPicture && board3dSnapshot === null && projectId !== null ? { projectId, side: "top" } : null,
  );
  const snapshot = useBoard3dSnapshot(
    board3dSnapshot !== null && projectId !== null ? { projectId, board3dSnapshot } : null,
  );
  if (board3dSnapshot !== null)
    return <BoardThumbnail image={snapshot.data} appearance={appearance} alt={t("snapshotOf", { name })} />;
  return (
    <BoardThumbnail
      image={drawn.data}
      appearance={appearance}
      alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")}
    />
  );
}
