"use client";
// The files of an order, line by line: to be fetched again, and until they are reviewed to be added or replaced.
import { useTranslations } from "next-intl";
import { LineFile } from "@/components/order/line-file";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";

/** Parts are bought as they are. */
const WITHOUT_FILES: readonly string[] = ["Normal"];

export function OrderFiles({ order }: { order: OrderView }) {
  const t = useTranslations("order.files");
  const kinds = useTranslations("order.type");
  const rows = order.lines.flatMap((line, position) => {
    const own = order.documents.filter(({ lines }) => lines.includes(position));
    const board = own.find(({ kind }) => kind === "board") ?? null;
    const isAsked = !WITHOUT_FILES.includes(line.itemType) && (board !== null || order.canAddFiles);
    // A list stands as it came with the quote.
    const lists = own.filter(({ kind }) => kind !== "board").map((document) => ({ document, mayChange: false }));
    const all = isAsked ? [{ document: board, mayChange: order.canAddFiles }, ...lists] : lists;
    return all.map((file) => ({ line, position, ...file }));
  });
  if (rows.length === 0) return null;
  return (
    <Sheet title={t("title")}>
      {order.canAddFiles && <p className="visually-hidden">{t("until")}</p>}
      {rows.map(({ line, position, document, mayChange }) => (
        <LineFile
          key={`${position} ${document?.fileUrl ?? ""}`}
          orderId={order.orderId}
          position={position}
          name={line.projectName || kinds(line.itemType)}
          document={document}
          mayChange={mayChange}
        />
      ))}
    </Sheet>
  );
}
