// Boards of the quote that are not open: names and request data.
import * as z from "zod/mini";
import { quoteLineInput } from "@/lib/contracts/bom-lines";
import type { ParkedBoard } from "@/stores/bom-boards";

/** File name without extension. */
export const stemOf = (fileName: string | undefined): string => fileName?.replace(/\.[^.]+$/, "") ?? "";

/** The board's own name, or its list's. */
export const nameOfList = ({ boardName, file }: Pick<ParkedBoard["list"], "boardName" | "file">): string =>
  boardName.trim() || stemOf(file?.fileName).slice(0, 200);

const keptLines = z.array(quoteLineInput);

/** Files that determine the parts' sides and default board options. */
export const boardFiles = ({ coordinates }: Pick<ParkedBoard["list"], "coordinates">, projectId: string | null) => ({
  coordinateFile: [...coordinates],
  ...(projectId === null ? {} : { projectId }),
});

/** Data stored on the device is validated like any other input. */
export function parkedInput({ list, specification, lines, projectId }: ParkedBoard) {
  return {
    boardName: nameOfList(list),
    board: specification.board,
    assembly: { ...specification.assembly, coordinates: list.coordinates.length > 0 },
    ...boardFiles(list, projectId),
    lines: keptLines.safeParse(lines).data ?? [],
  };
}
