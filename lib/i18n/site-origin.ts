// The public address of the site, for the parts of a page that need an absolute one.
import type { MarketArea } from "@/lib/core/market/area";
import { originForArea, readOriginSettings } from "@/lib/core/market/origin";

/** Without a slash at the end. */
export function siteOrigin(area: MarketArea): string {
  return originForArea(readOriginSettings(process.env), area);
}
