// A part in the visitor's cart, with its quantity and its data at the time it was added.

import type { Currency } from "@/lib/base/money";
import type { PartSpecification } from "@/lib/contracts/part";
import { isLadder, type Tier } from "@/lib/core/part/ladder";
import { PART_CATEGORIES } from "@/lib/core/part/part";

/** With the price tiers of that time, used until the catalog has answered. */
export type CollectedPart = PartSpecification & { tiers: Tier[]; currency: Currency };

export function toPartQuery(part: CollectedPart): [string, string][] {
  const { tiers, isSample, ...facts } = part;
  const ladder = tiers.map(({ from, unitMicro }) => `${from}:${unitMicro}`).join(";");
  const named = Object.entries(facts).map(([name, value]): [string, string] => [name, String(value)]);
  return [...named, ["isSample", isSample ? "1" : "0"], ["tiers", ladder]];
}

/** Malformed tiers count as none: such a part has no price until the catalog answers. */
function readTiers(text: string): Tier[] {
  const tiers = text.split(";").map((step) => {
    const [from = "", unitMicro = ""] = step.split(":");
    return { from: Number(from), unitMicro: Number(unitMicro) };
  });
  return isLadder(tiers) ? tiers : [];
}

export function fromPartQuery(read: (name: string) => string | undefined): CollectedPart {
  const text = (name: string) => read(name) ?? "";
  const whole = (name: string, otherwise: number) => {
    const number = Number(read(name));
    return Number.isInteger(number) && number >= 0 ? number : otherwise;
  };
  return {
    partId: text("partId"),
    quantity: whole("quantity", 1),
    mpn: text("mpn"),
    manufacturer: text("manufacturer"),
    category: PART_CATEGORIES.find((known) => known === read("category")) ?? "resistor",
    packageName: text("packageName"),
    minimum: Math.max(1, whole("minimum", 1)),
    multiple: Math.max(1, whole("multiple", 1)),
    stock: whole("stock", 0),
    isSample: read("isSample") === "1",
    tiers: readTiers(text("tiers")),
    currency: read("currency") === "CNY" ? "CNY" : "USD",
  };
}
