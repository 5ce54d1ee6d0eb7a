// Taxes at the border, as a word beside the price: what the customs of the country will likely ask. We collect none.

import { roundToCents, scaleMicro } from "@/lib/base/money";
import book from "./taxes.json";

type Entry = { ratePercent: number; freeBelow?: { currency: string; amount: number } };

export type TaxLine =
  | {
      /** `importVat` is paid to the carrier or the customs; `includedVat` is part of the price already. */
      key: "importVat" | "includedVat";
      ratePercent: number;
      estimateMicro: number;
      /** Where goods up to a value are free: that value, in the country's own money. */
      freeBelow: { currency: string; amount: number } | null;
      isCharged: false;
    }
  | { key: "unknown" };

type Taxed = {
  area: "en-US" | "zh-CN";
  /** ISO 3166-1 alpha-2; null where no address was chosen. */
  country: string | null;
  /** What the goods cost after the coupon. */
  subtotalMicro: number;
  /** What shipping will likely cost: customs count it in. */
  shippingMicro: number;
};

const COUNTRIES = book.countries as Readonly<Record<string, Entry>>;
/** Where zh-CN orders are made and mostly sent: their prices include its tax. */
const HOME = "CN";
/** The home market of en-US: its duty is not one rate, and its customers know how they import. */
const UNNAMED: Readonly<Record<Taxed["area"], string | null>> = { "en-US": "US", "zh-CN": null };

/** Rates have one decimal. */
const tenths = ({ ratePercent }: Entry) => Math.round(ratePercent * 10);

/** The lines for a country; a country that is not in the book says so. Nothing of it is part of the amount payable. */
export function taxesFor({ area, country, subtotalMicro, shippingMicro }: Taxed): TaxLine[] {
  if (country === null || country === UNNAMED[area]) return [];
  const entry = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;
  const isHome = country === HOME;
  // Boards for China that are priced in dollars are neither imported nor sold with an invoice of that tax.
  if (!entry || (isHome && area !== "zh-CN")) return [{ key: "unknown" }];
  const rate = tenths(entry);
  const estimateMicro = isHome
    ? scaleMicro(subtotalMicro, rate, 1000 + rate)
    : scaleMicro(subtotalMicro + shippingMicro, rate, 1000);
  return [
    {
      key: isHome ? "includedVat" : "importVat",
      ratePercent: entry.ratePercent,
      estimateMicro: roundToCents(estimateMicro),
      freeBelow: entry.freeBelow ?? null,
      isCharged: false,
    },
  ];
}
