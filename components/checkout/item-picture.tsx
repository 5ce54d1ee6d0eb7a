"use client";
// The drawn board of what is about to be ordered.
import { useTranslations } from "next-intl";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useBoardPicture } from "@/lib/client/gerber";
import type { CartItem } from "@/lib/contracts/cart";

export function ItemPicture({ item, name }: { item: CartItem; name: string }) {
  const t = useTranslations("cart");
  const { projectId, hasPicture } = item;
  const picture = useBoardPicture(hasPicture && projectId !== null ? { projectId, side: "top" } : null);
  return <Thumbnail file={picture.data?.file} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
