// Parts lists read against the catalog: what is bought at which price, what is soldered, and what a person must see.

import type { ListReview, QuoteLine } from "@/lib/contracts/bom-lines";
import type { Currency } from "@/lib/base/money";
import type { JointSource } from "@/lib/core/bom/line-joints";
import { countList, lineReview } from "@/lib/core/bom/list-counts";
import {
  type ListedLine,
  type PartsCost,
  partsCost,
  type PartTerms,
  type SuppliedLine,
  supplyLists,
} from "@/lib/core/bom/list-supply";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { Contradiction } from "@/lib/core/pcb/contradictions";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { listedAssembly } from "@/lib/core/pcba/listed-assembly";
import {
  ASSEMBLY_LIMITS,
  assembledPieces,
  completeAssembly,
  type PcbaInput,
  type PcbaSpecification,
  type Supply,
} from "@/lib/core/pcba/specification";
import {
  type MergedPlacements,
  placementConflicts,
  type PlacementState,
} from "@/lib/core/placement/placement-conflicts";
import { type ResolvedSide, resolveSides, type SideSources } from "@/lib/core/placement/resolve-sides";
import type { Queryable } from "@/lib/server/db/client";
import type { ListedPart } from "@/lib/contracts/part";
import { toListed as toListedPart } from "@/lib/server/part/service";
import { type MeasuredProject, measuredContradictions } from "@/lib/server/pcb/measured";
import { findParts } from "./known-parts";

/** `jointsBy`: who told the joints of a kept line; of any other the customer did. */
export type RequestedLine = QuoteLine & {
  jointsBy?: JointSource | null;
  /** A stored line: its side as it was resolved then. */
  keptSide?: ResolvedSide;
  /** A stored line: the state of its positions, as its files had it then. */
  keptPlacement?: PlacementState | null;
};

/** Request for a board and its list. */
export type ListRequest = {
  options: PcbaInput;
  lines: readonly RequestedLine[];
  /** The project of the board's files; null of a board without files. */
  project: MeasuredProject | null;
  /** Sides and placements stated in the board's files; absent without files. */
  sources?: SideSources & MergedPlacements & { isUnread: boolean };
  /** Lines without a part are left away, and the customer knows. */
  isConfirmed: boolean;
};

export type ListTerms = {
  currency: Currency;
  /** True where invented parts may be bought: with play money. */
  sellsSamples: boolean;
};

export type SuppliedList = {
  specification: PcbaSpecification;
  /** Boards in all. */
  pieces: number;
  lines: ListedLine[];
  supplied: SuppliedLine[];
  /** Side of each line; `lines` have the resolved ones. */
  sides: ResolvedSide[];
  /** State of each line's positions: what the files say of them together. */
  placements: (PlacementState | null)[];
  catalogue: ReadonlyMap<string, ListedPart>;
  parts: PartsCost;
  reviews: ListReview[];
  /** Between the board and its project's files. */
  contradictions: Contradiction[];
  /** Places of the lines that a review is about. */
  openLines: number[];
};

/** More than this a person signs: ten million of the currency's unit. */
const MAX_PARTS_MICRO = 1e13;

/** `supply` of the assembly is the one of lines that say nothing of it. */
function toListed(line: RequestedLine, usual: Supply | undefined): ListedLine {
  const { quantity, partId, mpn, manufacturer, value, footprint, description, side, pins } = line;
  const { mounting = "smt", jointsBy = "customer" } = line;
  return {
    ...{ quantity, partId, mpn, manufacturer, value, footprint, description, side },
    isPlaced: line.dnp === 2,
    supply: line.supply ?? (usual === "customer" ? "customer" : "turnkey"),
    isProposed: line.state === "Unassociated",
    joints: pins === undefined ? null : { pins, mounting, by: jointsBy },
  };
}

function isTooLarge({
  specification: { assembly },
  parts,
  pieces,
}: Pick<SuppliedList, "specification" | "parts" | "pieces">) {
  const { maxLines, maxSmtJoints, maxThtJoints, maxBgas } = ASSEMBLY_LIMITS;
  const isLong = assembly.bomLines > maxLines || assembly.bgaCount > maxBgas;
  const isDense = assembly.smtJoints > maxSmtJoints || assembly.thtJoints > maxThtJoints;
  return isLong || isDense || parts.perBoardMicro * pieces + parts.minimumMicro > MAX_PARTS_MICRO;
}

const REVIEWS = ["linesOpen", "linesUnassociated", "jointsUnknown", "sidesConflict", "placementsConflict"] as const;

type Settled = Pick<SuppliedList, "lines" | "supplied" | "sides" | "placements">;

function reviewsOf({ lines, supplied, sides, placements }: Settled, isConfirmed: boolean) {
  const found = lines.map((line, at) => {
    const made = supplied[at];
    const review = made ? lineReview(line, made) : null;
    if (review !== null) return review === "linesUnassociated" && isConfirmed ? null : review;
    if (made?.isAssembled !== true) return null;
    if (sides[at]?.conflict) return "sidesConflict";
    return placements[at] === "conflict" ? "placementsConflict" : null;
  });
  return {
    reviews: REVIEWS.filter((review) => found.includes(review)) as ListReview[],
    openLines: found.flatMap((review, at) => (review === null ? [] : [at])),
  };
}

async function readCatalogue(db: Queryable, lines: readonly ListedLine[], { currency, sellsSamples }: ListTerms) {
  const rows = await findParts(
    db,
    lines.flatMap(({ partId }) => (partId === null ? [] : [partId])),
  );
  const catalogue = new Map<string, ListedPart>();
  const terms = new Map<string, PartTerms>();
  for (const [id, row] of rows) {
    const part = toListedPart(row, currency);
    catalogue.set(id, part);
    terms.set(id, { ...part, isSold: sellsSamples || !part.isSample });
  }
  return { catalogue, terms };
}

const NO_SOURCES = { placements: [], repeats: [], pasteSides: null, isUnread: false };

function sidesOf({ lines, sources = NO_SOURCES }: ListRequest, supplied: readonly SuppliedLine[]): ResolvedSide[] {
  const sided = lines.map(({ designators, side, sideBy }, at) => ({
    ...{ designators, side },
    isAnswered: sideBy === "customer",
    mounting: supplied[at]?.joints?.mounting ?? null,
  }));
  return resolveSides(sided, sources).map((found, at) => lines[at]?.keptSide ?? found);
}

function placementsOf({ lines, sources = NO_SOURCES }: ListRequest): (PlacementState | null)[] {
  const listed = lines.map(({ designators, rotationDeg, dnp }) => ({ designators, rotationDeg, isPlaced: dnp === 2 }));
  const open = new Set(placementConflicts(listed, sources).map(({ designator }) => designator));
  return lines.map(({ designators, placedBy, keptPlacement }) => {
    if (keptPlacement !== undefined) return keptPlacement;
    if (placedBy === "customer") return "confirmed";
    return designators.some((name) => open.has(name)) ? "conflict" : null;
  });
}

function toSuppliedList(
  request: ListRequest,
  { board, pieces, lines: listed, supplied, catalogue }: Read & Pick<SuppliedList, "supplied" | "catalogue">,
): SuppliedList {
  const selected = request.options.assembly ?? {};
  const pads = request.sources?.pasteSides ?? null;
  const sides = sidesOf(request, supplied);
  const placements = placementsOf(request);
  const lines = listed.map((line, at) => ({ ...line, side: sides[at]?.side ?? null }));
  const specification = {
    board,
    assembly: completeAssembly(listedAssembly(countList(lines, supplied), selected, pads)),
  };
  const parts = partsCost(lines, supplied, pieces);
  const { reviews, openLines } = reviewsOf({ lines, supplied, sides, placements }, request.isConfirmed);
  if (request.sources?.isUnread) reviews.push("coordinatesUnread");
  if (isTooLarge({ specification, parts, pieces })) reviews.push("listTooLarge");
  const contradictions = measuredContradictions(board, request.project);
  return {
    specification,
    pieces,
    lines,
    supplied,
    sides,
    placements,
    catalogue,
    parts,
    reviews,
    contradictions,
    openLines,
  };
}

type Read = Pick<SuppliedList, "pieces" | "lines"> & { board: PcbSpecification };

function read({ options, lines }: ListRequest): Read {
  const board = completeSpecification(options.board ?? {});
  const supply = options.assembly?.supply;
  return { board, pieces: assembledPieces(board), lines: lines.map((line) => toListed(line, supply)) };
}

/** Boards whose parts are bought together: of each its list, in their order. */
export async function supplyBoards(
  db: Queryable,
  boards: readonly ListRequest[],
  terms: ListTerms,
): Promise<SuppliedList[]> {
  const lists = boards.map(read);
  const allLines = lists.flatMap(({ lines }) => lines);
  const { catalogue, terms: partTerms } = await readCatalogue(db, allLines, terms);
  const supplied = supplyLists(
    lists.map(({ lines, pieces }) => ({ lines, boards: pieces })),
    partTerms,
  );
  return boards.flatMap((request, at) => {
    const list = lists[at];
    return list ? [toSuppliedList(request, { ...list, supplied: supplied[at] ?? [], catalogue })] : [];
  });
}

/** Reasons for manual review over all lists. */
export function reviewsOfAll(lists: readonly Pick<SuppliedList, "reviews">[]): ListReview[] {
  return [...new Set(lists.flatMap(({ reviews }) => reviews))];
}

/** Places of open lines where those of each list follow those of the one before. */
export function openLinesOfAll(lists: readonly Pick<SuppliedList, "lines" | "openLines">[]): number[] {
  let from = 0;
  return lists.flatMap(({ lines, openLines }) => {
    const places = openLines.map((at) => from + at);
    from += lines.length;
    return places;
  });
}
