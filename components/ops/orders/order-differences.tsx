"use client";
// Differences between the files and the ordered options of an order on hold.
import { useTranslations } from "next-intl";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useDifferenceWords } from "@/lib/i18n/use-difference-words";
import { useItemName } from "@/lib/i18n/use-item-name";
import styles from "../record/record.module.css";

/** Each with its line or board, if the order has several. */
export function OrderDifferences({ order }: Pick<AdminOrder, "order">) {
  const t = useTranslations("ops.orders");
  const say = useDifferenceWords();
  const boardLabel = useBoardName();
  const itemName = useItemName();
  const { lines, fileDifferences } = order;
  if (fileDifferences.length === 0) return null;
  const nameAt = (at: number, board: number) => {
    const line = lines[at];
    const several = line?.itemType === "BomQuote" ? line.specification.boards : undefined;
    if (several && several.length > 1) return boardLabel(several[board]?.boardName, board);
    return line && lines.length > 1 ? itemName(line) : "";
  };
  return (
    <div className={styles.differences}>
      <b>{t("differences")}</b>
      <ul>
        {fileDifferences.map(({ line, board, ...difference }) => {
          const name = nameAt(line, board);
          const words = say(difference);
          return (
            <li key={`${line} ${board} ${difference.what}`}>{name ? t("differenceOf", { name, words }) : words}</li>
          );
        })}
      </ul>
    </div>
  );
}
