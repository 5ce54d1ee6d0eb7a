"use client";
// The drawn board of an order's line, fetched with the person's token.
import { useTranslations } from "next-intl";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useOrderLinePicture } from "@/lib/client/order";

interface LinePictureProps {
  orderId: string;
  position: number;
  hasPicture: boolean;
  name: string;
}

export function LinePicture({ orderId, position, hasPicture, name }: LinePictureProps) {
  const t = useTranslations("order.lines");
  const picture = useOrderLinePicture(hasPicture ? { id: orderId, position } : null);
  return <Thumbnail file={picture.data?.file} alt={hasPicture ? t("pictureOf", { name }) : t("noPicture")} />;
}
