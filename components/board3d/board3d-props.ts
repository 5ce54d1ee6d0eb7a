// Props of the 3D view.
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";

export interface Board3dViewProps {
  /** Must stay the same object while the board is the same. */
  input: Board3dInput;
  /** In board coordinates; null: found in the files. Must stay the same list while its content is the same. */
  parts: readonly NamedPart[] | null;
  thicknessMm: number;
  appearance: BoardAppearance;
  /** File name of saved pictures. */
  name: string;
  /** Project of the board if it is the user's own: the view can then become its picture. */
  projectId?: string | null;
  /** Fills its container, instead of the standard height. */
  isFilling?: boolean;
}
