// The ratings of a MOSFET as part parameters.

import { MOSFET_RATINGS } from "./mosfet-ratings.table";
import type { Parameters } from "./part";

const BY_MPN: ReadonlyMap<string, Parameters> = new Map(
  MOSFET_RATINGS.flatMap(([channel, voltage, current, onResistance, gateThreshold, mpns]) => {
    const ratings: Parameters = {
      ...{ polarity: `${channel}-channel`, voltage, current, onResistance },
      ...(gateThreshold === null ? {} : { gateThreshold }),
    };
    return mpns.split(" ").map((mpn) => [mpn, ratings] as const);
  }),
);

/** Empty for a code that is not in the table. */
export const mosfetRatings = (mpn: string): Parameters => BY_MPN.get(mpn) ?? {};
