// The files that an order is made by: its boards, and the lists that came with quotes.

import type { OrderView } from "@/lib/contracts/order";
import * as bomRows from "@/lib/server/bom/rows";
import type { Database } from "@/lib/server/db/client";
import { boardsOfLine } from "../place/boards";
import * as rows from "../rows";

type Document = OrderView["documents"][number];
type Named = Omit<Document, "size" | "fileName"> & { fileName: string | null };
type Line = Pick<rows.OrderLineRow, "position" | "fileId" | "itemType" | "specification" | "boardFiles">;

/** One of several boards that are quoted together says which. */
function boardFilesOf(lines: readonly Line[]): Named[] {
  const named: Named[] = [];
  for (const line of lines) {
    const boards = boardsOfLine(line);
    boards.forEach(({ fileId }, at) => {
      if (fileId === null) return;
      const same =
        boards.length > 1 ? undefined : named.find(({ fileUrl, board }) => fileUrl === fileId && board === undefined);
      if (same) same.lines.push(line.position);
      else
        named.push({
          kind: "board",
          fileUrl: fileId,
          fileName: null,
          lines: [line.position],
          ...(boards.length > 1 ? { board: at } : {}),
        });
    });
  }
  return named;
}

const KINDS = ["bom", "coordinates"] as const;

/** Lists stand as they came; files of boards are the line's own. */
async function listsOf(db: Database, lines: readonly Line[]): Promise<Named[]> {
  const quoted = lines.flatMap(({ position, itemType, specification: { quoteId } }) =>
    itemType === "BomQuote" && typeof quoteId === "string" ? [{ position, quoteId }] : [],
  );
  const files = await bomRows.findFiles(
    db,
    quoted.map(({ quoteId }) => quoteId),
  );
  return quoted.flatMap(({ position, quoteId }) =>
    (files.get(quoteId) ?? [])
      .filter(({ kind }) => kind !== "board")
      .map(({ kind, fileUrl, fileName, board }) => ({
        ...{ fileUrl, fileName, board, lines: [position] },
        kind: KINDS.find((known) => known === kind) ?? "coordinates",
      })),
  );
}

/** Boards first, each with the lines that it belongs to. One that is gone is left out. */
export async function documentsOf(db: Database, lines: readonly Line[]): Promise<Document[]> {
  const named = [...boardFilesOf(lines), ...(await listsOf(db, lines))];
  const ids = [...new Set(named.map(({ fileUrl }) => fileUrl))];
  const found = new Map((await rows.findFiles(db, ids)).map((file) => [file.id, file]));
  return named.flatMap(({ fileName, ...document }) => {
    const file = found.get(document.fileUrl);
    return file ? [{ ...document, fileName: fileName ?? file.name, size: file.size }] : [];
  });
}
