// The result of reading a native board: drawn layers and holes, or the reason why there are none.

import type { Result } from "@/lib/base/result";
import type { BoardLayer } from "@/lib/core/board/board-model";
import type { DrillLayer } from "@/lib/core/board/drill";
import type { StatedStack } from "@/lib/core/board/stated-stack";
import type { Warning } from "@/lib/core/board/warning";

/**
 * NATIVE_DAMAGED: no board can be made of the file; `line` and `read` tell where and what stands there.
 * NATIVE_TOO_LARGE: it asks for more than limits.ts allows. The others name what we know and do not read: old formats, and panels that refer to the boards of other files.
 */
export type NativeCode =
  "NATIVE_DAMAGED" | "NATIVE_TOO_LARGE" | "KICAD_LEGACY_NOT_READ" | "EAGLE_BINARY_NOT_READ" | "ALTIUM_ARRAY_NOT_READ";

export type NativeDrawing = {
  layers: BoardLayer[];
  drills: DrillLayer[];
  warnings: Warning[];
  /** True where copper areas are known by their outline alone, so that nobody knows what they fill. */
  hasOpenPours: boolean;
  stated?: StatedStack | undefined;
};

export type NativeResult = Result<NativeDrawing, NativeCode>;
