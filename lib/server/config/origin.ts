import type { MarketArea } from "@/lib/core/market/area";
import { originForArea } from "@/lib/core/market/origin";
import type { Environment } from "@/lib/server/config/environment";

/** The public address of an area's site, without a slash at the end. */
export function originOf(environment: Environment, area: MarketArea): string {
  return originForArea(environment, area);
}
