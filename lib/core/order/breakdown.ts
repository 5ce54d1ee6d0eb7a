// Price breakdown of an order: the costs of its lines, summed by price line key.

type PricedLine = { lines: readonly { key: string; amountMicro: number }[] } & Record<Section, { amountMicro: number }>;
const SECTIONS = ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal"] as const;
type Section = (typeof SECTIONS)[number];

export type Cost = { key: string; amountMicro: number };

/** Distinct keys in the order of their first line, then the section totals that are not zero. */
export function costBreakdown(prices: readonly PricedLine[]): Cost[] {
  const sums = new Map<string, number>();
  const add = (key: string, amountMicro: number) => sums.set(key, (sums.get(key) ?? 0) + amountMicro);
  for (const { lines } of prices) for (const { key, amountMicro } of lines) add(key, amountMicro);
  const costs = [...sums].map(([key, amountMicro]) => ({ key, amountMicro }));
  const totals = SECTIONS.map((key) => ({
    key,
    amountMicro: prices.reduce((sum, price) => sum + price[key].amountMicro, 0),
  }));
  return [...costs, ...totals.filter(({ amountMicro }) => amountMicro !== 0)];
}
