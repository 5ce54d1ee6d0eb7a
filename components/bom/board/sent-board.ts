// Request data of one board of a quote; manual moves are sent as a file of their own.
import * as z from "zod/mini";
import { parkedInput } from "@/components/bom/lines/parked-input";
import { correctedCoordinates } from "@/lib/client/upload/bom-upload";
import type { ParkedBoard } from "@/stores/bom-boards";

/** Stored on this device. */
const placedRows = z.array(
  z.object({
    designator: z.string(),
    xMm: z.number(),
    yMm: z.number(),
    rotationDeg: z.number(),
    side: z.nullable(z.enum(["top", "bottom"])),
    footprint: z.optional(z.string()),
    value: z.optional(z.string()),
  }),
);

export async function sentBoard(board: ParkedBoard) {
  const { file, coordinates } = board.list;
  const corrected = placedRows.safeParse(board.corrected).data;
  const coordinateFile = corrected ? [await correctedCoordinates(corrected, coordinates[0]?.fileName)] : coordinates;
  return {
    ...parkedInput(board),
    bomUrl: file?.fileUrl,
    bomFileName: file?.fileName,
    coordinateFile: [...coordinateFile],
  };
}
