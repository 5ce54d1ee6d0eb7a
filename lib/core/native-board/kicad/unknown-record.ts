// Warns of records that newer versions of KiCad write and that are not drawn here.

import type { SList } from "@/lib/base/s-expression";
import { type KicadUntyped, toUntyped } from "@/lib/core/formats/kicad/fields";
import type { KicadContext } from "@/lib/core/native-board/kicad/kicad-context";

export function warnUnknown({ name, line }: KicadUntyped, { board }: KicadContext): void {
  // A name of other characters is damage and no record of a newer version.
  if (/^[a-z_][a-z0-9_]{0,39}$/.test(name)) board.warnings.addNamed("RECORD_UNKNOWN", name, line);
}

/** Version 10 can ask for these at a hole beyond drilling it; a drawing of the board shows none of them. */
const MACHINING = new Set(["backdrill", "tertiary_drill", "front_post_machining", "back_post_machining"]);

/** For the fields of a pad or a via. */
export function warnMachining(fields: readonly SList[], context: KicadContext): void {
  for (const field of fields.map(toUntyped)) if (MACHINING.has(field.name)) warnUnknown(field, context);
}
