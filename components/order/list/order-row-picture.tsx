"use client";
// Picture of an order in the list: its board, or the icon of its kind.
import { useTranslations } from "next-intl";
import type { IconName } from "@/components/icons/icon-names";
import { useOrderTitle } from "@/components/order/use-order-title";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { NearView } from "@/components/ui/near-view";
import { useOrderLinePicture } from "@/lib/client/order";
import type { ListedOrder } from "@/lib/contracts/order";
import { PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";

const MARKS: Readonly<Record<ListedOrder["productType"], IconName>> = {
  Custom: "board",
  Stencil: "stencil",
  Normal: "chip",
  BomQuote: "reel",
};

export function OrderRowPicture({ order }: { order: ListedOrder }) {
  return <NearView>{(isNear) => <Picture order={order} isNear={isNear} />}</NearView>;
}

function Picture({ order, isNear }: { order: ListedOrder; isNear: boolean }) {
  const t = useTranslations("order");
  const name = useOrderTitle()(order);
  const { orderId: id, line, productType } = order;
  const isAny = line !== null && (line.hasPicture || line.board3dSnapshot !== null);
  const wanted = isAny && isNear;
  const picture = useOrderLinePicture(
    wanted ? { id, position: line.position, board3dSnapshot: line.board3dSnapshot, size: "small" } : null,
  );
  const words = line?.board3dSnapshot ? "lines.snapshotOf" : "lines.pictureOf";
  return (
    <BoardThumbnail
      isSmall
      image={picture.data}
      appearance={line?.board ?? PLAIN_APPEARANCE}
      icon={MARKS[line?.itemType ?? productType]}
      alt={isAny ? t(words, { name }) : t(`type.${line?.itemType ?? productType}`)}
    />
  );
}
