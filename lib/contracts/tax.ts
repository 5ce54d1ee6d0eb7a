// Taxes at the border beside a price: informative, none of them is charged by us.

import * as z from "zod/mini";
import { amountMicro } from "./values";

export const taxLine = z.union([
  z.object({
    /** `importVat` is paid to the carrier or the customs; `includedVat` is part of the price already. */
    key: z.enum(["importVat", "includedVat"]),
    ratePercent: z.number(),
    estimateMicro: amountMicro,
    /** Goods up to this value, in the country's own money, are free. */
    freeBelow: z.nullable(z.object({ currency: z.string(), amount: z.number() })),
    isCharged: z.literal(false),
  }),
  z.object({ key: z.literal("unknown") }),
]);
