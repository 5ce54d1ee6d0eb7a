// Changes the colors of a finished drawing of a board.

import { MASK_OPACITY, type PictureOptions } from "@/lib/core/board-view/picture";

/** As #rgb or #rrggbb. */
export type PictureColors = Pick<PictureOptions, "maskColor" | "maskOpacity" | "finish" | "silkColor">;

const HEX = "#[0-9a-fA-F]{3,6}";

/** The elements that paint a layer in one color: a use of its shapes, or a ground cut out with them. */
function paintsOf(layer: string): RegExp {
  const use = `<use href="#[\\w-]+-${layer}" fill="${HEX}" stroke="${HEX}"/>`;
  const ground = `<rect [^>]*?fill="${HEX}" mask="url\\(#[\\w-]+-${layer}\\)"/>`;
  return new RegExp(`${use}|${ground}`, "g");
}

function inColor(element: string, color: string): string {
  return element.replace(new RegExp(`"${HEX}"(?=[ /])`, "g"), `"${color}"`);
}

/**
 * A drawing of picture.ts in other colors. Everything with a color of the board follows the definitions, so only a few
 * hundred characters change, however large the drawing is.
 */
export function tint(svg: string, { maskColor, maskOpacity = MASK_OPACITY, finish, silkColor }: PictureColors): string {
  const at = svg.lastIndexOf("</defs>");
  const body = svg
    .slice(at)
    .replace(new RegExp(`fill="${HEX}" fill-opacity="[\\d.]+"`), `fill="${maskColor}" fill-opacity="${maskOpacity}"`)
    .replace(paintsOf("silkscreen"), (paint) => inColor(paint, silkColor));
  // Copper is painted under the mask and then, in the finish color, in the mask's openings, if there are any.
  const bare = [...body.matchAll(paintsOf("copper"))][1];
  if (!bare) return svg.slice(0, at) + body;
  const [paint] = bare;
  return svg.slice(0, at) + body.slice(0, bare.index) + inColor(paint, finish) + body.slice(bare.index + paint.length);
}
