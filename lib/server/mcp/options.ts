// Board and assembly options as agents are told them: plain lists and numbers, which the contracts then check.

import * as z from "zod/mini";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { Typed } from "@/lib/core/pcb/options/option";
import { ASSEMBLY_OPTIONS } from "@/lib/core/pcba/specification";

const TYPED: Readonly<Record<Typed, z.core.$ZodType>> = {
  length: z.number(),
  quantity: z.int(),
  panelGrid: z.int(),
  fingerCount: z.string(),
  days: z.int(),
};

function schemaOf(option: PcbOption): z.core.$ZodType {
  const record = OPTION_RECORDS[option];
  if (!("values" in record)) return z.optional(TYPED[record.typed]);
  const isYesNo = record.values.every((value) => typeof value === "boolean");
  return z.optional(isYesNo ? z.boolean() : z.literal([...record.values]));
}

/** Options of a bare board; omitted ones have their defaults. Lengths in mm, copper in µm, trace and spacing in mil. */
export const boardOptions = z.strictObject(Object.fromEntries(OPTION_NAMES.map((name) => [name, schemaOf(name)])));

const count = z.optional(z.int().check(z.gte(0)));
const yesNo = z.optional(z.boolean());

/** Options of assembly; counts are of one board. */
export const assemblyOptions = z.strictObject({
  assemblySide: z.optional(z.literal([...ASSEMBLY_OPTIONS.assemblySide])),
  supply: z.optional(z.literal([...ASSEMBLY_OPTIONS.supply])),
  smallestPart: z.optional(z.literal([...ASSEMBLY_OPTIONS.smallestPart])),
  bgaPitchMm: z.optional(z.literal([...ASSEMBLY_OPTIONS.bgaPitchMm])),
  ...{ bomLines: count, customerParts: count, smtJoints: count, thtJoints: count, bgaCount: count },
  ...{ programmedIcs: count, partsPrepared: yesNo, thtOpposite: yesNo, coordinates: yesNo, icProgramming: yesNo },
  ...{ customTesting: yesNo, leadForming: yesNo, deliverStencil: yesNo },
});

/** A board that was read before, so that its files bear out the options. */
export const projectId = z.optional(z.string().check(z.maxLength(64)));
