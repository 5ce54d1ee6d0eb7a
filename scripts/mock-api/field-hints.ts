// Plausible values by field name, if the schema states only text, a number or a specification.

import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";
import type { Random } from "@/tests/support/random";
import { daysFromNow, MOCK_NOW } from "./clock";

interface TextHints {
  format?: string;
  random: Random;
  /** Counts the ids of one answer. */
  nextId: () => number;
}

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: ["ada@example.com", "grace@example.com"],
  firstName: ["Ada", "Grace", "Emmy"],
  lastName: ["Lovelace", "Hopper", "Noether"],
  username: ["Ada Lovelace", "Grace Hopper"],
  company: ["Analytical Engines Ltd"],
  country: ["US", "GB", "DE"],
  city: ["San Francisco", "London", "Erlangen"],
  phone: ["+1 415 555 0100"],
  postcode: ["94103"],
  orderNumber: ["BW-2611-0001", "BW-2611-0002", "BW-2611-0003"],
  quoteNumber: ["BQ261121-7K2MQ4", "BQ261122-3F8XN1", "BQ261123-9C5TW7"],
  customer: ["ada@example.com", "grace@example.com"],
  name: ["Ada Lovelace", "Grace Hopper"],
  title: ["amplifier", "field-node", "ring-16"],
  projectName: ["amplifier", "field-node", "ring-16"],
  fileName: ["amplifier.zip", "field-node.zip"],
  mpn: ["RC0603FR-0710KL", "CRCW060310K0FKEA"],
  manufacturer: ["Yageo", "Vishay"],
  packageName: ["0603", "SOIC-8"],
  path: ["/order/manufacturing/pcb", "/pcb-capability"],
  /** JSON text of an object. */
  pointOut: ["{}"],
  couponParam: ["{}"],
};

const IS_DAY = /(^day$|Day$|^effectiveFrom$)/;
const IS_TIME = /(At|Date|Since|From|To|^at|^from|^to)$/;
const IS_ID = /(^id|Id|Key|token|Url)$/;

export function hintedString(key: string, { format, random, nextId }: TextHints): string {
  const texts = TEXTS[key];
  if (texts) return random.one(texts);
  if (format === "date" || IS_DAY.test(key)) return MOCK_NOW.toISOString().slice(0, 10);
  if (format === "date-time" || IS_TIME.test(key)) return daysFromNow(-random.below(60));
  if (format === "email") return "ada@example.com";
  if (IS_ID.test(key)) return `${key.replace(/Id$/, "") || "id"}_${nextId()}`;
  return key.replace(/([A-Z])/g, " $1").toLowerCase();
}

/** Null if the name gives no hint. */
export function hintedNumber(key: string, random: Random): number | null {
  if (/Micro$/.test(key)) return (100 + random.below(50_000)) * 10_000;
  if (/Mm$/.test(key)) return 10 + random.below(190);
  if (/Percent$|^percent$/.test(key)) return random.below(20);
  if (/^(quantity|count|total|stock|lines)$/i.test(key)) return 1 + random.below(50);
  return null;
}

/** Specifications whose options depend on each other, each identified by an option that no other has. */
const SPECIFICATIONS: readonly { option: string; whole: object }[] = [
  { option: "solderMaskColor", whole: completeSpecification(DEFAULT_SPECIFICATION) },
  { option: "leadForming", whole: DEFAULT_ASSEMBLY },
  { option: "stencilType", whole: completeStencil({}) },
];

/** Null for anything but a specification. */
export function hintedObject(properties: Record<string, unknown>): object | null {
  return SPECIFICATIONS.find(({ option }) => Object.hasOwn(properties, option))?.whole ?? null;
}
