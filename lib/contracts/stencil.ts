// The stencil quote: a specification in, a price that explains itself out.

import * as z from "zod/mini";
import { STENCIL_OPTIONS, STENCIL_SIZES } from "@/lib/core/pricing/stencil/specification";
import { endpoint } from "./endpoint";
import { bookStatus, bookVersion, pcbPrice, violation } from "./pcb";
import { integer, yesNo } from "./values";

const SIZES = [...STENCIL_SIZES.frameless, ...STENCIL_SIZES.framed].map(({ size }) => size);

/** A complete specification. Whether it can be made is `checkStencil`'s to say. */
export const stencilSpecification = z.object({
  stencilType: z.enum(STENCIL_OPTIONS.stencilType),
  framework: yesNo,
  /** Short by long side in mm: `370x470`. */
  size: z.string().check(z.refine((size) => SIZES.includes(size), { error: "pcb.notOffered" })),
  thicknessUm: z.pipe(integer, z.union(STENCIL_OPTIONS.thicknessUm.map((um) => z.literal(um)))),
  side: z.enum(STENCIL_OPTIONS.side),
  fiducials: yesNo,
  solderBall: yesNo,
  quantity: integer,
});

/** The request's specification; an omitted option takes the cheapest value. */
export const stencilSpecificationInput = z.partial(stencilSpecification);

/** A specification that cannot be made is answered with its violations and no lines, all totals zero. */
export const quoteStencil = endpoint({
  method: "POST",
  path: "/api/eda/quote/stencil",
  access: "public",
  body: "json",
  summary: "Prices a stencil specification",
  limit: { perMinute: 600 },
  input: z.extend(stencilSpecificationInput, { bookVersion: z.optional(bookVersion) }),
  output: z.extend(pcbPrice, {
    bookStatus,
    specification: stencilSpecification,
    leadTimeDays: z.int(),
    violations: z.array(violation),
  }),
});
