// One Gerber file to one layer image: parse, then plot.

import type { LayerImage } from "@/lib/core/board/image";
import { parseGerber } from "@/lib/core/formats/rs274x/parse";
import { plotGerber } from "@/lib/core/formats/rs274x/plot";
import type { GerberProgram } from "@/lib/core/formats/rs274x/program";
import type { Warning } from "@/lib/core/board/warning";

export type ReadLayer = { image: LayerImage; attributes: GerberProgram["attributes"]; warnings: Warning[] };

/** Always an image, if an empty one; what was wrong with the file is in `warnings`. */
export function readLayer(bytes: Uint8Array): ReadLayer {
  const program = parseGerber(bytes);
  const { image, warnings } = plotGerber(program);
  return { image, attributes: program.attributes, warnings: [...program.warnings, ...warnings] };
}
