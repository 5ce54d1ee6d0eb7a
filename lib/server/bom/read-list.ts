// A parts list with its coordinates: read in a worker, matched in another, said with what stands in the way.

import type { z } from "zod";
import type { UploadedBom, UploadedLine, uploadBom } from "@/lib/contracts/bom-upload";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { boardFacts } from "@/lib/contracts/gerber";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { lineJoints } from "@/lib/core/bom/line-joints";
import { lineState } from "@/lib/core/bom/line-state";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { currencyOf } from "@/lib/core/market/area";
import { orderable, withAttrition } from "@/lib/core/part/order-quantity";
import type { Lifecycle } from "@/lib/core/part/part";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { type ResolvedSide, resolveSides } from "@/lib/core/placement/resolve-sides";
import { mergePlacements, placementConflicts, withListedRotations } from "@/lib/core/placement/placement-conflicts";
import { crossCheck } from "@/lib/core/placement/cross-check";
import type { PlacementReading } from "@/lib/core/placement/read-placements";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import type * as partRows from "@/lib/server/part/rows";
import { toListed } from "@/lib/server/part/service";
import { readWhole } from "@/lib/server/storage/file-store";
import { boardSizeOf } from "./board-size";
import { findParts } from "./known-parts";
import type { MatchedLine } from "./match-worker-messages";
import { ownProject } from "./own-project";
import { ownList } from "./quote-files";

export type Input = ParsedInputOf<typeof uploadBom>;
type Facts = z.infer<typeof boardFacts>;

/** Number of candidates returned per line; more are found by searching. */
const MAX_PROPOSALS = 5;

/** Throws what `ownList` does. */
export async function bytesOf(deps: Deps, handle: string, context: RequestContext): Promise<Uint8Array> {
  return readWhole(deps.store, (await ownList(deps, handle, context)).storageKey);
}

function refuse(code: string): never {
  throw new AppError(isErrorCode(code) ? code : "PARSE_FAILED");
}

/** Facts of the project's board; NOT_FOUND for a project of another account. */
async function factsOf(deps: Deps, { projectId }: Input, context: RequestContext): Promise<Facts | null> {
  const project = await ownProject(deps, projectId, context);
  return boardFacts.safeParse(project?.facts).data ?? null;
}

type ListFiles = { input: Input; facts: Facts | null; context: RequestContext };

async function readCoordinates(deps: Deps, { input: { coordinateFile }, facts, context }: ListFiles) {
  const readings: { file: string; reading: PlacementReading }[] = [];
  for (const { fileName, fileUrl } of coordinateFile) {
    const answer = await deps.tables.readPlacements(await bytesOf(deps, fileUrl, context), boardSizeOf(facts));
    if (!answer.ok) refuse(answer.code);
    readings.push({ file: fileName, reading: answer.value });
  }
  return readings;
}

function proposedIds(matched: readonly MatchedLine[]): string[] {
  return matched.flatMap(({ candidates }) => candidates.slice(0, MAX_PROPOSALS).map(({ partId }) => partId));
}

type PartsById = ReadonlyMap<string, partRows.PartRow>;

/** Availability as a quote computes it: with attrition and order multiples. */
function stateOf(line: BomLine, chosen: partRows.PartRow | undefined, hasCandidates: boolean, boards: number) {
  const supply = chosen && {
    stock: chosen.stock,
    hasPrice: chosen.tiers.length > 0,
    lifecycle: chosen.lifecycle as Lifecycle,
  };
  const placed = line.quantity === null || !line.isPlaced ? null : line.quantity * boards;
  const needed = chosen && placed ? orderable(chosen, withAttrition(placed, chosen.attrition)) : null;
  return lineState({ line, hasCandidates, supply: supply ?? null, needed });
}

type Matched = { line: BomLine; match: MatchedLine; resolved: ResolvedSide };

function toLine({ line, match, resolved }: Matched, known: PartsById, boards: number): UploadedLine {
  const { candidates, isChosen } = match;
  const proposals = candidates.filter(({ partId }) => known.has(partId)).slice(0, MAX_PROPOSALS);
  const chosen = isChosen ? known.get(proposals[0]?.partId ?? "") : undefined;
  const { row, designators, quantity, mpn, manufacturer, distributorParts, values, footprint, description } = line;
  const { rotationDeg } = line;
  return {
    ...{ row, designators, quantity, mpn, manufacturer, distributorParts, values, footprint, description },
    ...{ side: resolved.side, sideBy: resolved.source, sideConflict: resolved.conflict },
    rotationDeg,
    dnp: line.isPlaced ? 2 : 1,
    problems: line.problems,
    state: stateOf(line, chosen, proposals.length > 0, boards),
    candidates: proposals,
    partId: chosen?.id ?? null,
    distributor: chosen?.distributor ?? "",
  };
}

function countStates(lines: readonly UploadedLine[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { state } of lines) count[state] = (count[state] ?? 0) + 1;
  return count;
}

/** Longest package or value; longer text is no name. */
const MAX_NAME = 120;

function toPlacements(
  readings: readonly { file: string; reading: PlacementReading }[],
  lines: readonly BomLine[],
): UploadedBom["placements"] {
  if (readings.length === 0) return null;
  const merged = mergePlacements(readings);
  const rows = withListedRotations(merged.placements, lines);
  return {
    rows: rows.map(({ designator, xMm, yMm, rotationDeg, side, footprint, value }) => ({
      ...{ designator, xMm, yMm, rotationDeg, side },
      ...(footprint === "" ? {} : { footprint: footprint.slice(0, MAX_NAME) }),
      ...(value === "" ? {} : { value: value.slice(0, MAX_NAME) }),
    })),
    problems: readings.flatMap(({ file, reading }) => reading.problems.map((problem) => ({ file, ...problem }))),
    // Parts that the list leaves out may be placed by hand: the page asks about what is placed then.
    conflicts: placementConflicts(
      lines.map((line) => ({ ...line, isPlaced: true })),
      merged,
    ),
    unit: (readings.find(({ reading }) => reading.isUnitAssumed) ?? readings[0])?.reading.unit ?? "mm",
    isUnitAssumed: readings.some(({ reading }) => reading.isUnitAssumed),
    ...crossCheck(lines, rows),
  };
}

const NO_MATCH: MatchedLine = { candidates: [], isChosen: false };
const NO_SIDE: ResolvedSide = { side: null, source: null, conflict: null };

interface ReadFiles {
  lines: readonly BomLine[];
  matches: readonly MatchedLine[];
  known: PartsById;
  readings: readonly { file: string; reading: PlacementReading }[];
  facts: Facts | null;
}

/** Side of each line, from all files. */
function sidesOf(read: ReadFiles, context: RequestContext): ResolvedSide[] {
  const { lines, matches, known, readings, facts } = read;
  const currency = currencyOf(context.area);
  const sided = lines.map(({ designators, side, footprint }, at) => {
    const { candidates = [], isChosen = false } = matches[at] ?? {};
    const part = (isChosen ? known.get(candidates[0]?.partId ?? "") : undefined) ?? null;
    const mounting = lineJoints({ footprint, joints: null }, part && toListed(part, currency))?.mounting ?? null;
    return { designators, side, isAnswered: false, mounting };
  });
  const { placements } = mergePlacements(readings);
  return resolveSides(sided, { placements, pasteSides: facts ? pasteSidesOf(facts) : null });
}

/** Throws what the reader refuses, NO_PARTS_LIST and TABLE_TOO_LARGE among it; `bytes` are those of the list. */
export async function readList(
  deps: Deps,
  { bytes, input, context }: { bytes: Uint8Array; input: Input; context: RequestContext },
): Promise<Omit<UploadedBom, "bomUrl">> {
  const { sheet, headerRow, columns } = input;
  const answer = await deps.tables.readBom(bytes, { sheet, headerRow, columns });
  if (!answer.ok) refuse(answer.code);
  const { lines, ...table } = answer.value;
  const facts = await factsOf(deps, input, context);
  const readings = await readCoordinates(deps, { input, facts, context });
  const matched = await deps.matcher.match(lines);
  const known = await findParts(deps.db, proposedIds(matched));
  const currency = currencyOf(context.area);
  const matches = lines.map((_, at) => matched[at] ?? NO_MATCH);
  const sides = sidesOf({ lines, matches, known, readings, facts }, context);
  const read = lines.map((line, at) => {
    const [match = NO_MATCH, resolved = NO_SIDE] = [matches[at], sides[at]];
    return toLine({ line, match, resolved }, known, input.quantity);
  });
  return {
    ...table,
    lines: read,
    parts: [...known.values()].map((row) => toListed(row, currency)),
    currency,
    count: countStates(read),
    placements: toPlacements(readings, lines),
  };
}
