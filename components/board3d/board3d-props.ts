// What a board in space is told by the page that it stands on.
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";

export interface Board3dViewProps {
  /** The same object as long as it is the same board. */
  input: Board3dInput;
  /** In board coordinates; null: looked for in the files. The same list as long as nothing in it has changed. */
  parts: readonly NamedPart[] | null;
  thicknessMm: number;
  appearance: BoardAppearance;
  /** Of pictures that are saved. */
  name: string;
  /** Whose board it is, where it is one of the reader's own projects: what is seen can be its picture then. */
  projectId?: string | null;
  /** Fills its place, or is as high as pictures of boards are. */
  isFilling?: boolean;
}
