"use client";
// The files of an order, line by line: to be fetched again, and until they are reviewed to be added or replaced.
import { useTranslations } from "next-intl";
import { LineFile } from "@/components/order/lines/line-file";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { useBoardName } from "@/lib/i18n/use-board-name";

export const FILES_ID = "files";

/** Parts are bought as they are. */
const WITHOUT_FILES: readonly string[] = ["Normal"];

type Line = OrderView["lines"][number];
type Document = OrderView["documents"][number];

interface Row {
  /** A board's files stay one row, whichever they are: what was said of the last ones stands there. */
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
  const nameOf = useBoardName();
  const boardsOf = (line: Line): { board?: number; name: string }[] => {
    const several = line.itemType === "BomQuote" ? line.specification.boards : undefined;
    if (several) return several.map(({ boardName }, board) => ({ board, name: nameOf(boardName, board) }));
    return [{ name: line.projectName || kinds(line.itemType) }];
  };
  return lines.flatMap((line, position) => {
    const own = documents.filter((document) => document.lines.includes(position));
    return boardsOf(line).flatMap(({ board, name }): Row[] => {
      const ofBoard = own.filter((document) => board === undefined || document.board === board);
      const file = ofBoard.find(({ kind }) => kind === "board") ?? null;
      const isAsked = !WITHOUT_FILES.includes(line.itemType) && (file !== null || canAddFiles);
      const row = { key: `${position} ${board}`, position, board, name, differences: [] };
      const differences = fileDifferences.filter((found) => found.line === position && found.board === (board ?? 0));
      // A list stands as it came with the quote.
      const lists = ofBoard.filter(({ kind }) => kind !== "board");
      return [
        ...(isAsked ? [{ ...row, document: file, mayChange: canAddFiles, differences }] : []),
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
