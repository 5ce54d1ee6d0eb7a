// What version 10 lets people ask for at a hole beyond drilling it, none of which a drawing of the board shows.

import { headOf, listsIn, type SList } from "@/lib/base/s-expression";
import { nameUnknown } from "@/lib/core/native-board/kicad/draw-other";
import type { KicadContext } from "@/lib/core/native-board/kicad/kicad-context";

const MACHINING = new Set(["backdrill", "tertiary_drill", "front_post_machining", "back_post_machining"]);

/** Of a pad or a via. */
export function nameMachining(record: SList, context: KicadContext): void {
  for (const one of listsIn(record)) if (MACHINING.has(headOf(one))) nameUnknown(one, context);
}
