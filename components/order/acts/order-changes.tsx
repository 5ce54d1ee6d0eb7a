"use client";
// "Can I still change this?": possible and impossible changes.
import { useTranslations } from "next-intl";
import type { OrderView } from "@/lib/contracts/order";
import styles from "../care/order-care.module.css";

const THINGS = ["options", "files", "address", "note", "cancel"] as const;
const CHANGEABLE: readonly string[] = ["Custom", "Stencil"];
type Thing = (typeof THINGS)[number];

/** Not shown after shipping or the end of the order. */
const OVER: readonly string[] = ["Shipped", "Complete", "Cancelled"];

export function OrderChanges({ order }: { order: OrderView }) {
  const t = useTranslations("order.changes");
  if (OVER.includes(order.status)) return null;
  const may: Record<Thing, boolean> = {
    options: order.lineChange === "now" && order.lines.some(({ itemType }) => CHANGEABLE.includes(itemType)),
    files: order.canAddFiles,
    address: order.canEdit,
    note: order.canEdit,
    cancel: order.canCancel,
  };
  const open = THINGS.filter((thing) => may[thing]);
  return (
    <p className={styles.changes}>
      <b>{t("title")}</b>{" "}
      {open.length > 0 ? t("yes", { what: open.map((thing) => t(thing)).join(t("separator")) }) : t("no")}
    </p>
  );
}
