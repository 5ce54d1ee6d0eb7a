// Detects a footprint for another case than the part's: of another size, mounting type, or name.

import type { PartCategory } from "@/lib/core/part/part";
import { isOtherBody } from "./body-size";

type Cased = { category: PartCategory; packageName: string };

/** Through-hole and surface-mount packages. */
const THROUGH =
  /(?<![A-Z])(?:P|C)?DIP[-_ ]?\d|(?<![A-Z])TO[-_ ]?(?:92|220|247)(?!\d)|\bTHT\b|\baxial|DO[-_ ]?(?:35|41)(?!\d)/i;
const UPON =
  /(?<![A-Z])(?:T?S?SOP|SOIC|SOP?|MSOP|[LTV]?QFP|[UVW]*QFN|[UVW]*[DS]ON|BGA)[-_ ]?\d|(?<![A-Z])SO[TD][-_ ]?\d|\bD2?PAK|TO[-_ ]?(?:252|263)/i;

const isThrough = (text: string) => THROUGH.test(text) && !UPON.test(text);
const isUpon = (text: string) => UPON.test(text) && !THROUGH.test(text);

/** `SOT-25` is `SOT-23` with five leads (JEITA SC-74A), `SOT-26` with six. */
const SAME: Readonly<Record<string, string>> = { SOT25: "SOT23", SOT26: "SOT23" };

/** Small cases by name: `SOD-323`, `SOT-223`. */
function smallCase(text: string): string | null {
  const found = /(?<![A-Z])(SO[TD])[-_ ]?(\d{2,3})(?!\d)/i.exec(text);
  if (!found) return null;
  const name = `${found[1]?.toUpperCase()}${found[2]}`;
  return SAME[name] ?? name;
}

/** False if either is unknown. */
export function isOtherCase(part: Cased, footprint: string): boolean {
  const { packageName } = part;
  const [own, drawn] = [smallCase(packageName), smallCase(footprint)];
  if (own !== null && drawn !== null && own !== drawn) return true;
  const isOtherFeet = (isThrough(packageName) && isUpon(footprint)) || (isUpon(packageName) && isThrough(footprint));
  return isOtherFeet || isOtherBody(part, footprint);
}
