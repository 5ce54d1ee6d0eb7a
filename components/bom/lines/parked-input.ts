// Boards that wait beside the one on the page: what each is called, and what is sent of it.
import * as z from "zod/mini";
import { quoteLineInput } from "@/lib/contracts/bom-lines";
import type { ParkedBoard } from "@/stores/bom-boards";

/** Without its ending. */
export const stemOf = (fileName: string | undefined): string => fileName?.replace(/\.[^.]+$/, "") ?? "";

/** As it was named, or after its list. */
export const nameOfList = ({ boardName, file }: Pick<ParkedBoard["list"], "boardName" | "file">): string =>
  boardName.trim() || stemOf(file?.fileName).slice(0, 200);

const keptLines = z.array(quoteLineInput);

/** What tells the sides of the parts and the options of the board that were not chosen. */
export const boardFiles = ({ coordinates }: Pick<ParkedBoard["list"], "coordinates">, projectId: string | null) => ({
  coordinateFile: [...coordinates],
  ...(projectId === null ? {} : { projectId }),
});

/** What was kept on this device is read like anything that comes from outside. */
export function parkedInput({ list, specification, lines, projectId }: ParkedBoard) {
  return {
    boardName: nameOfList(list),
    board: specification.board,
    assembly: { ...specification.assembly, coordinates: list.coordinates.length > 0 },
    ...boardFiles(list, projectId),
    lines: keptLines.safeParse(lines).data ?? [],
  };
}
