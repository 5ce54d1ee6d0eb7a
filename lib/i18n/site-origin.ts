// Public origin of the site, for absolute addresses.
import type { MarketArea } from "@/lib/core/market/area";
import { originForArea, readOriginSettings } from "@/lib/core/market/origin";

/** Without a trailing slash. */
export function siteOrigin(area: MarketArea): string {
  return originForArea(readOriginSettings(process.env), area);
}
