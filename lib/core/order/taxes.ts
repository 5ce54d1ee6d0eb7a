// Estimate of import taxes, shown next to the price: the amount that customs will probably charge. We collect none.

import { roundToCents, scaleMicro } from "@/lib/base/money";
import book from "./taxes.json";

type Entry = { ratePercent: number; freeBelow?: { currency: string; amount: number } };

export type TaxLine =
  | {
      /** `importVat` is paid to the carrier or the customs; `includedVat` is already part of the price. */
      key: "importVat" | "includedVat";
      ratePercent: number;
      estimateMicro: number;
      /** Threshold below which goods are tax-free, in the country's own currency. */
      freeBelow: { currency: string; amount: number } | null;
      isCharged: false;
    }
  | { key: "unknown" };

type Taxed = {
  area: "en-US" | "zh-CN";
  /** ISO 3166-1 alpha-2; null if no address was chosen. */
  country: string | null;
  /** Price of the goods after the coupon. */
  subtotalMicro: number;
  /** Estimated shipping cost, which customs include. */
  shippingMicro: number;
};

const COUNTRIES = book.countries as Readonly<Record<string, Entry>>;
/** Country in which zh-CN orders are made and mostly delivered: their prices include its tax. */
const HOME = "CN";
/** The home market of en-US has no single duty rate, and its customers know their import terms. */
const UNNAMED: Readonly<Record<Taxed["area"], string | null>> = { "en-US": "US", "zh-CN": null };

/** Rates have one decimal. */
const tenths = ({ ratePercent }: Entry) => Math.round(ratePercent * 10);

/**
 * The lines for a country; a country that is not in the table has a line that says so. They are not part of the amount
 * payable.
 */
export function taxesFor({ area, country, subtotalMicro, shippingMicro }: Taxed): TaxLine[] {
  if (country === null || country === UNNAMED[area]) return [];
  const entry = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;
  const isHome = country === HOME;
  // Boards for China that are priced in dollars are neither imported nor sold with a Chinese VAT invoice.
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
