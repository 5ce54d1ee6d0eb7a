// The files that an order is made by: its boards, and the lists that came with quotes.

import type { OrderView } from "@/lib/contracts/order";
import * as bomRows from "@/lib/server/bom/rows";
import type { Database } from "@/lib/server/db/client";
import * as rows from "./rows";

type Document = OrderView["documents"][number];
type Named = Omit<Document, "size" | "fileName"> & { fileName: string | null };
type Line = Pick<rows.OrderLineRow, "position" | "fileId" | "itemType" | "specification">;

function boardsOf(lines: readonly Line[]): Named[] {
  const ids = [...new Set(lines.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))];
  return ids.map((fileUrl) => ({
    kind: "board",
    fileUrl,
    fileName: null,
    lines: lines.filter(({ fileId }) => fileId === fileUrl).map(({ position }) => position),
  }));
}

const KINDS = ["board", "bom", "coordinates"] as const;

/** Also boards beside the first of a quote, whose own files are its project's. */
async function listsOf(db: Database, lines: readonly Line[]): Promise<Named[]> {
  const quoted = lines.flatMap(({ position, itemType, specification: { quoteId } }) =>
    itemType === "BomQuote" && typeof quoteId === "string" ? [{ position, quoteId }] : [],
  );
  const files = await bomRows.findFiles(
    db,
    quoted.map(({ quoteId }) => quoteId),
  );
  return quoted.flatMap(({ position, quoteId }) =>
    (files.get(quoteId) ?? []).map(({ kind, fileUrl, fileName }) => ({
      ...{ fileUrl, fileName, lines: [position] },
      kind: KINDS.find((known) => known === kind) ?? "coordinates",
    })),
  );
}

/** Boards first, each with the lines that it belongs to. One that is gone is left out. */
export async function documentsOf(db: Database, lines: readonly Line[]): Promise<Document[]> {
  const named = [...boardsOf(lines), ...(await listsOf(db, lines))];
  const ids = [...new Set(named.map(({ fileUrl }) => fileUrl))];
  const found = new Map((await rows.findFiles(db, ids)).map((file) => [file.id, file]));
  return named.flatMap(({ fileName, ...document }) => {
    const file = found.get(document.fileUrl);
    return file ? [{ ...document, fileName: fileName ?? file.name, size: file.size }] : [];
  });
}
