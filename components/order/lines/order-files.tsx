"use client";
// Files of an order by line: download, and until the review, adding and replacing.
import { useTranslations } from "next-intl";
import { LineFile } from "@/components/order/lines/line-file";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { useBoardName } from "@/lib/i18n/use-board-name";

export const FILES_ID = "files";

/** Kinds without files. */
const WITHOUT_FILES: readonly string[] = ["Normal"];

type Line = OrderView["lines"][number];
type Document = OrderView["documents"][number];

interface Row {
  /** One row per board, whatever its files, so that its messages stay. */
  key: string;
  position: number;
  /** In a quote of several boards, the board's index from 0. */
  board?: number;
  name: string;
  document: Document | null;
  mayChange: boolean;
  differences: OrderView["fileDifferences"];
}

/** Files of each board of a line, followed by the lists that came with it. */
function useRows({ lines, documents, fileDifferences, canAddFiles }: OrderView): Row[] {
  const kinds = useTranslations("order.type");
  const boardLabel = useBoardName();
  const boardsOf = (line: Line): { board?: number; name: string }[] => {
    const several = line.itemType === "BomQuote" ? line.specification.boards : undefined;
    if (several) return several.map(({ boardName }, board) => ({ board, name: boardLabel(boardName, board) }));
    return [{ name: line.projectName || kinds(line.itemType) }];
  };
  return lines.flatMap((line, position) => {
    const own = documents.filter((document) => document.lines.includes(position));
    return boardsOf(line).flatMap(({ board, name }): Row[] => {
      const ofBoard = own.filter((document) => board === undefined || document.board === board);
      const file = ofBoard.find(({ kind }) => kind === "board") ?? null;
      const hasFiles = !WITHOUT_FILES.includes(line.itemType) && (file !== null || canAddFiles);
      const row = { key: `${position} ${board}`, position, board, name, differences: [] };
      const differences = fileDifferences.filter((found) => found.line === position && found.board === (board ?? 0));
      // A list cannot be replaced after the quote.
      const lists = ofBoard.filter(({ kind }) => kind !== "board");
      return [
        ...(hasFiles ? [{ ...row, document: file, mayChange: canAddFiles, differences }] : []),
        ...lists.map((document) => ({
          ...row,
          key: `${row.key} ${document.kind} ${document.fileUrl}`,
          ...{ document, mayChange: false },
        })),
      ];
    });
  });
}

export function OrderFiles({ order }: { order: OrderView }) {
  const t = useTranslations("order.files");
  const rows = useRows(order);
  if (rows.length === 0) return null;
  return (
    <Sheet id={FILES_ID} title={t("title")}>
      {order.canAddFiles && <p className="visually-hidden">{t("until")}</p>}
      {rows.map(({ key, ...row }) => (
        <LineFile key={key} orderId={order.orderId} {...row} />
      ))}
    </Sheet>
  );
}
