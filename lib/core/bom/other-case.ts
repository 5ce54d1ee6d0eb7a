// Whether a footprint is drawn for another case than a part has: of another size, other feet, or another name.

import type { PartCategory } from "@/lib/core/part/part";
import { isOtherBody } from "./body-size";

type Cased = { category: PartCategory; packageName: string };

/** Legs through the board, and feet upon it. */
const THROUGH =
  /(?<![A-Z])(?:P|C)?DIP[-_ ]?\d|(?<![A-Z])TO[-_ ]?(?:92|220|247)(?!\d)|\bTHT\b|\baxial|DO[-_ ]?(?:35|41)(?!\d)/i;
const UPON =
  /(?<![A-Z])(?:T?S?SOP|SOIC|SOP?|MSOP|[LTV]?QFP|[UVW]*QFN|[UVW]*[DS]ON|BGA)[-_ ]?\d|(?<![A-Z])SO[TD][-_ ]?\d|\bD2?PAK|TO[-_ ]?(?:252|263)/i;

const isThrough = (text: string) => THROUGH.test(text) && !UPON.test(text);
const isUpon = (text: string) => UPON.test(text) && !THROUGH.test(text);

/** `SOT-25` is `SOT-23` with five feet (JEITA SC-74A), `SOT-26` with six. */
const SAME: Readonly<Record<string, string>> = { SOT25: "SOT23", SOT26: "SOT23" };

/** Small cases by their name: `SOD-323`, `SOT-223`. */
function smallCase(text: string): string | null {
  const found = /(?<![A-Z])(SO[TD])[-_ ]?(\d{2,3})(?!\d)/i.exec(text);
  if (!found) return null;
  const name = `${found[1]?.toUpperCase()}${found[2]}`;
  return SAME[name] ?? name;
}

/** No where either does not tell. */
export function isOtherCase(part: Cased, footprint: string): boolean {
  const { packageName } = part;
  const [own, drawn] = [smallCase(packageName), smallCase(footprint)];
  if (own !== null && drawn !== null && own !== drawn) return true;
  const isOtherFeet = (isThrough(packageName) && isUpon(footprint)) || (isUpon(packageName) && isThrough(footprint));
  return isOtherFeet || isOtherBody(part, footprint);
}
