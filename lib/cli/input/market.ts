// Language and market area of a command.

import { usage } from "@/lib/cli/failure";
import { defaultLocale, type Locale, type MarketArea } from "@/lib/core/market/area";

export function areaOf(given: string | undefined): MarketArea | null {
  if (given === undefined) return null;
  if (given === "en-US" || given === "zh-CN") return given;
  throw usage("valueNotOffered", { flag: "--area", value: given, offered: "en-US, zh-CN" });
}

/** `--lang`, else the locale of the environment as POSIX orders its variables, else the area's own language. */
export function localeOf(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  area: MarketArea | null,
): Locale {
  if (given !== undefined) {
    if (given === "en" || given === "zh") return given;
    throw usage("valueNotOffered", { flag: "--lang", value: given, offered: "en, zh" });
  }
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((each) => each);
  if (set?.startsWith("zh")) return "zh";
  return area === null || set ? "en" : defaultLocale(area);
}
