// Ordering a published project: boards, assembled boards or a kit of parts, at today's price and stock.

import * as z from "zod/mini";
import { BOM_LINE_STATES } from "@/lib/core/bom/line-state";
import { endpoint } from "./endpoint";
import { amountMicro, currency, flag, id, integer } from "./values";

export const OFFER_KINDS = ["boards", "assembled", "kit"] as const;
export const offerKind = z.enum(OFFER_KINDS);
export type OfferKind = z.infer<typeof offerKind>;

/** A step of the quantities that boards are made in (core/pcb/quantity). */
const quantity = z._default(z.pipe(integer, z.int().check(z.gte(5), z.lte(10_000))), 5);

const offeredPart = z.object({
  partId: id,
  mpn: z.string(),
  manufacturer: z.string(),
  description: z.string(),
  packageName: z.string(),
  stock: z.int(),
});
export type OfferedPart = z.infer<typeof offeredPart>;

const offerLine = z.object({
  designators: z.array(z.string()),
  /** For one board. */
  quantity: z.int(),
  value: z.string(),
  footprint: z.string(),
  /** As the publication names it. */
  mpn: z.string(),
  manufacturer: z.string(),
  /** The part that is priced: the one that is named, or the alternative in its place; null where none is found. */
  part: z.nullable(offeredPart),
  /** The one that is named, if it is out of stock and `part` is its alternative. */
  replaced: z.nullable(offeredPart),
  state: z.enum(BOM_LINE_STATES),
  /** At the quantity that all boards need together; null where we do not sell it. */
  unitPriceMicro: z.nullable(amountMicro),
  /** For all boards, in a kit. */
  amountMicro: z.nullable(amountMicro),
});
export type OfferLine = z.infer<typeof offerLine>;

/** Reasons against one kind of order. */
export const OFFER_OBSTACLES = ["noBoard", "boardUnpriced", "noParts", "partsMissing", "needsReview"] as const;

const offered = z.object({
  kind: offerKind,
  totalMicro: amountMicro,
  unitPriceMicro: amountMicro,
  boardsMicro: amountMicro,
  partsMicro: amountMicro,
  /** Assembly with its setup and stencil. */
  assemblyMicro: amountMicro,
  /** China's working days from payment. */
  leadTimeDays: z.int(),
  /** Day on which it ships if it is paid now, `YYYY-MM-DD` in Shanghai. */
  shipDate: z.string(),
});
export type Offered = z.infer<typeof offered>;

/** NOT_FOUND for what is not published; INVALID_INPUT for a quantity between the steps. */
export const viewOffer = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/offer",
  access: "public",
  summary: "Prices of a published project as boards, assembled and as a kit, with today's stock",
  limit: { perMinute: 60 },
  input: z.object({
    projectId: id,
    quantity,
    /** 0: parts out of stock are left open instead of replaced by alternatives. */
    alternatives: z._default(flag, 1),
  }),
  output: z.object({
    projectId: id,
    version: z.int(),
    quantity: z.int(),
    quantities: z.array(z.int()),
    currency,
    bookVersion: z.string(),
    /** Moment of the prices and stocks. */
    priceTime: z.string(),
    kinds: z.array(
      z.object({
        kind: offerKind,
        /** Null if it cannot be ordered so; then `obstacles` says why. */
        offer: z.nullable(offered),
        obstacles: z.array(z.enum(OFFER_OBSTACLES)),
      }),
    ),
    lines: z.array(offerLine),
    /** Joints of one board. */
    smtJoints: z.int(),
    thtJoints: z.int(),
    /** Lines with an alternative in place of the named part. */
    alternatives: z.int(),
    missing: z.int(),
  }),
});
export type PublicationOffer = z.infer<typeof viewOffer.output>;

/**
 * Puts it into the cart: boards as a board, a kit as a board and its parts, assembled boards as a quote of one's own.
 * PRICE_CHANGED with the new total in `data` if it is another than `expectedMicro`; OUT_OF_STOCK if parts are missing;
 * NEEDS_MANUAL_REVIEW if it is not priced automatically. The price is always computed anew.
 */
export const orderPublication = endpoint({
  method: "POST",
  path: "/api/eda/forum/{projectId}/order",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Adds a published project to the cart as boards, assembled or as a kit",
  limit: { perMinute: 20 },
  input: z.object({
    projectId: id,
    kind: offerKind,
    quantity,
    alternatives: z._default(flag, 1),
    /** Total that the page showed. */
    expectedMicro: z.optional(z.int().check(z.gte(0))),
  }),
  output: z.object({
    cartItemIds: z.array(id),
    quoteId: z.nullable(id),
    /** The project of one's own that the board's files were copied to; null for parts alone. */
    projectId: z.nullable(id),
  }),
});
