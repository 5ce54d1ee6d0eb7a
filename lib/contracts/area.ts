// The places that an address is made of: countries, their states and cities; China's provinces, cities and districts.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { nothing, text } from "./values";

/** `areaId`: of a country its ISO 3166-1 code, of a state its ISO 3166-2 code, of a Chinese region its GB/T 2260 code. */
export const area = z.object({
  areaId: z.string(),
  /** Countries in the reader's language, all else as it is written on a parcel. */
  areaName: z.string(),
  /** True if the area has a list of subdivisions. */
  hasChildren: z.boolean(),
});
export type Area = z.infer<typeof area>;

const areas = z.object({ rows: z.array(area), total: z.int() });
/** Lists that a form asks for as it is filled in; no record of anybody is in them. */
const limit = { perMinute: 240 };

export const listAreas = endpoint({
  method: "GET",
  path: "/api/eda/cart/area/list",
  access: "public",
  limit,
  summary: "All countries and regions, by name",
  input: nothing,
  output: areas,
});

export const listReceiverAreas = endpoint({
  method: "GET",
  path: "/api/eda/receiver/area/list",
  access: "public",
  limit,
  summary: "Countries and regions that we ship to",
  input: nothing,
  output: areas,
});

export const listChildAreas = endpoint({
  method: "GET",
  path: "/api/eda/cart/area/child/list",
  access: "public",
  limit,
  summary: "States of a country or cities of a state; empty where they are free text",
  input: z.object({ parentId: text(2, 6) }),
  output: areas,
});

export const listChinaAreas = endpoint({
  method: "GET",
  path: "/api/eda/cart/cn/area",
  access: "public",
  limit,
  summary: "Subdivisions of a region of China; provinces if none is given",
  input: z.object({ regionId: z.optional(text(0, 12)) }),
  output: areas,
});
