// Prices of boards, stencils and assembled boards on a good day.

import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";
import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import { type Answer, type Answers, usd } from "./answer";

export const specification: Answer<"quotePcb">["specification"] = {
  ...DEFAULT_SPECIFICATION,
  quantity: 50,
  innerCopperUm: 35,
  minTraceSpaceMil: 5,
  leadTimeDays: 5,
};

// 50 boards of 0.01 m² are 0.5 m²: 5 + 50 × 0.5 = 30.00 USD, 0.60 each.
export const price: Answer<"listCart">["rows"][number]["price"] = {
  currency: "USD",
  bookVersion: "test",
  lines: [
    { key: "pcbToolingCost", amountMicro: 5_000_000, rule: { key: "setup", args: { layers: 2 } } },
    { key: "boardFee", amountMicro: 25_000_000, rule: { key: "area", args: { areaM2: "0.5" } } },
  ],
  pcbTotal: usd(30_000_000),
  componentsTotal: usd(0),
  assemblyTotal: usd(0),
  stencilTotal: usd(0),
  total: usd(30_000_000),
  unitPriceMicro: 600_000,
};

export const bookStatus: Answer<"quotePcb">["bookStatus"] = { kind: "inForce", lastDay: null };

/** Board as lists show it. */
export const listedBoard: Answer<"listBomQuotes">["rows"][number]["board"] = {
  layers: specification.layers,
  widthMm: specification.widthMm,
  heightMm: specification.heightMm,
  solderMaskColor: specification.solderMaskColor,
  silkscreenColor: specification.silkscreenColor,
  surfaceFinish: specification.surfaceFinish,
};

/** Price data of boards in addition to their specification. */
const pricedIn = (days: number) => ({
  ...price,
  bookStatus,
  leadTimes: [{ days, totalMicro: price.total.amountMicro, isScheduled: false }],
  shippingEstimate: usd(18_000_000),
  violations: [],
  contradictions: [],
  reviews: [],
});

export const pricedAssembly = {
  ...pricedIn(7),
  specification: { board: specification, assembly: DEFAULT_ASSEMBLY },
  leadTimeDays: 7,
};

export const QUOTE_ANSWERS = {
  listPriceBooks: { inForce: "test", books: [], assemblies: [], stencils: [] },
  quotePcb: { ...pricedIn(5), specification, hints: [] },
  quoteStencil: {
    ...price,
    bookStatus,
    lines: [
      {
        key: "componentsStencilPrice",
        amountMicro: 18_600_000,
        rule: { key: "stencilEach", args: { count: 1, eachMicro: 18_600_000 } },
      },
    ],
    pcbTotal: usd(0),
    stencilTotal: usd(18_600_000),
    total: usd(18_600_000),
    unitPriceMicro: 18_600_000,
    specification: {
      stencilType: "laser",
      framework: false,
      size: "280x380",
      thicknessUm: 100,
      side: "Top",
      fiducials: false,
      solderBall: false,
      quantity: 1,
    },
    leadTimeDays: 1,
    violations: [],
  },
  quotePcba: pricedAssembly,
  quoteMatrix: {
    currency: "USD",
    bookVersion: price.bookVersion,
    bookStatus,
    quantities: [50],
    leadTimes: [5],
    totalsMicro: [[30_000_000]],
  },
} satisfies Partial<Answers>;
