// Parts of the catalog on a good day.

import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import type { Answer, Answers } from "./answer";

export const listedPart: Answer<"listPartsByNumber">["rows"][number] = {
  id: "p0000000part",
  mpn: "RC0603FR-0710KL",
  manufacturer: "Yageo",
  category: "resistor",
  packageName: "0603",
  pins: 2,
  mounting: "smt",
  parameters: { resistance: "10 kΩ", tolerance: "±1 %" },
  lifecycle: "active",
  stock: 5_000,
  minimum: 10,
  multiple: 10,
  attrition: 10,
  tiers: [
    { from: 10, unitMicro: 10_000 },
    { from: 100, unitMicro: 8_000 },
  ],
  distributor: SAMPLE_DISTRIBUTOR,
  isSample: true,
};

const alternativePart: typeof listedPart = {
  ...listedPart,
  id: "p0000000alt",
  mpn: "CRCW060310K0FKEA",
  manufacturer: "Vishay",
  parameters: { resistance: "10 kΩ", tolerance: "±1 %", power: "0.1 W" },
  stock: 90_000,
};

const partPrice = { quantity: 10, totalMicro: 100_000, unitMicro: 10_000, billedFrom: 10 };

export const PART_ANSWERS = {
  searchParts: {
    rows: [{ ...listedPart, price: partPrice, availability: "inStock" }],
    total: 1,
    pageNum: 1,
    pageSize: 25,
    facets: {
      category: [{ value: "resistor", count: 1 }],
      manufacturer: [{ value: "Yageo", count: 1 }],
      packageName: [{ value: "0603", count: 1 }],
      mounting: [{ value: "smt", count: 1 }],
      inStock: 1,
      parameters: [
        {
          key: "resistance",
          values: [
            { value: "4.7 kΩ", count: 1 },
            { value: "10 kΩ", count: 1 },
          ],
        },
      ],
    },
    currency: "USD",
    corrected: null,
    nearest: [],
    isComplete: true,
  },
  listAlternatives: {
    rows: [
      {
        ...alternativePart,
        price: { ...partPrice, totalMicro: 50_000, unitMicro: 5_000 },
        availability: "inStock",
        reasons: ["moreStock", "cheaper"],
      },
    ],
    isByValue: true,
    currency: "USD",
  },
  compareParts: {
    rows: [
      { ...listedPart, series: "RC", price: partPrice, availability: "inStock" },
      {
        ...alternativePart,
        series: "CRCW",
        price: { ...partPrice, totalMicro: 50_000, unitMicro: 5_000 },
        availability: "inStock",
      },
    ],
    currency: "USD",
  },
  listPartUses: { rows: [], total: 0 },
  getPart: {
    ...listedPart,
    series: "RC",
    datasheetHost: "yageo.com",
    currency: "USD",
    price: partPrice,
    availability: "inStock",
    violations: [],
  },
  listPartsByNumber: { rows: [listedPart], total: 1, currency: "USD" },
  suggestParts: {
    isExact: true,
    rows: [{ id: "p0000000part", mpn: "RC0603FR-0710KL", manufacturer: "Yageo", category: "resistor", stock: 5_000 }],
  },
} satisfies Partial<Answers>;
