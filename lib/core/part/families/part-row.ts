// Parts of one manufacturer that share everything except code and a few parameters.

import type { Mounting, Parameters, Part, PartCategory } from "@/lib/core/part/part";

export interface SeriesFacts {
  maker: readonly [manufacturer: string, datasheetHost: string];
  category: PartCategory;
  series: string;
  packageName: string;
  pins: number;
  mounting?: Mounting;
  parameters: Parameters;
}

/** One part of a series, surface mounted unless the series says otherwise. */
export function partOfSeries({ maker, mounting = "smt", ...facts }: SeriesFacts, mpn: string, own?: Parameters): Part {
  const [manufacturer, datasheetHost] = maker;
  return {
    ...facts,
    mpn,
    manufacturer,
    datasheetHost,
    mounting,
    parameters: { ...facts.parameters, ...own },
    lifecycle: "active",
  };
}
