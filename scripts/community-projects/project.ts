// A project as it is drawn: its document, and whether it has a board.

import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { ProjectDrawing, type SheetDrawing } from "../example-projects/drawing";
import { titleBlock } from "../example-projects/title-block";

export interface CommunityProject {
  readonly draw: () => Schematic;
  /** Text on the silkscreen; null where there is no board. */
  readonly board: string | null;
  /** Traces wider or narrower than usual, in mm by net. */
  readonly widths?: Readonly<Record<string, number>>;
}

interface OneSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly board: string | null;
  readonly widths?: Readonly<Record<string, number>>;
  /** Lines under the title: the calculation of the key figures. */
  readonly notes: readonly string[];
  readonly draw: (sheet: SheetDrawing) => void;
}

/** A project with one A4 sheet. */
export function project({ title, subtitle, board, widths, notes, draw }: OneSheet): CommunityProject {
  return {
    board,
    ...(widths ? { widths } : {}),
    draw: () => {
      const drawing = new ProjectDrawing();
      const sheet = drawing.sheet("main", title, titleBlock(title, subtitle));
      sheet.title([14, 14], title).note([14, 18], ...notes);
      draw(sheet);
      return drawing.finish();
    },
  };
}
