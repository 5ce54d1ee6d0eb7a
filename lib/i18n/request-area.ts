import { headers } from "next/headers";
import { areaForHost, type MarketArea } from "@/lib/core/market/area";
import { readOriginSettings } from "@/lib/core/market/origin";

/** Market area configured for the host of the request, else the default one. */
export async function requestArea(): Promise<MarketArea> {
  const host = (await headers()).get("host") ?? "";
  return areaForHost(host, readOriginSettings(process.env));
}
