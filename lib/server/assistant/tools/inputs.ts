// Inputs that several tools share, as schemas that JSON Schema can describe to a model or an agent.

import * as z from "zod/mini";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import { ASSEMBLY_OPTIONS } from "@/lib/core/pcba/specification";
import { STENCIL_OPTIONS, STENCIL_SIZES } from "@/lib/core/pricing/stencil/specification";

const MAX_COUNT = 100_000;
const MAX_SIDE_MM = 1_000;
const count = z.int().check(z.gte(0), z.lte(MAX_COUNT));

const TYPED = {
  length: z.number().check(z.gt(0), z.lte(MAX_SIDE_MM)),
  quantity: z.int().check(z.gte(1), z.lte(MAX_COUNT)),
  panelGrid: z.int().check(z.gte(1), z.lte(60)),
  fingerCount: z.string().check(z.regex(/^\d{0,10}$/)),
  days: z.int().check(z.gte(1), z.lte(60)),
} as const;

function schemaOf(option: PcbOption): z.core.$ZodType {
  const record = OPTION_RECORDS[option];
  return "values" in record ? z.literal([...record.values]) : TYPED[record.typed];
}

/** Options of a board that are named; the others take their lowest-priced setting. Lengths in mm, copper in µm. */
export const boardOptions = z.strictObject(
  Object.fromEntries(OPTION_NAMES.map((option) => [option, z.optional(schemaOf(option))])),
);

export const assemblyOptions = z.strictObject({
  assemblySide: z.optional(z.enum(ASSEMBLY_OPTIONS.assemblySide)),
  supply: z.optional(z.enum(ASSEMBLY_OPTIONS.supply)),
  smallestPart: z.optional(z.enum(ASSEMBLY_OPTIONS.smallestPart)),
  ...{ bomLines: z.optional(count), smtJoints: z.optional(count), thtJoints: z.optional(count) },
  bgaCount: z.optional(count),
});

const SIZES = [...STENCIL_SIZES.frameless, ...STENCIL_SIZES.framed].map(({ size }) => size);

export const stencilOptions = z.strictObject({
  stencilType: z.optional(z.enum(STENCIL_OPTIONS.stencilType)),
  framework: z.optional(z.boolean()),
  size: z.optional(z.enum(SIZES)),
  thicknessUm: z.optional(z.literal([...STENCIL_OPTIONS.thicknessUm])),
  side: z.optional(z.enum(STENCIL_OPTIONS.side)),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(MAX_COUNT))),
});

const name = z.string().check(z.minLength(1), z.maxLength(200));

/** A board of the person: a project, or an uploaded archive of Gerber files. */
export const boardFiles = {
  projectId: z.optional(name),
  fileUrl: z.optional(name),
  fileName: z.optional(z.string().check(z.maxLength(260))),
};

const MAX_COLUMNS = 6;
export const quantities = z.optional(z.array(TYPED.quantity).check(z.minLength(1), z.maxLength(MAX_COLUMNS)));
export const changes = z.array(boardOptions).check(z.minLength(1), z.maxLength(MAX_COLUMNS));
export const keyword = z.string().check(z.minLength(1), z.maxLength(100));
