// How near copper comes to the milled edge of the board.

import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { placesNearEdge, type EdgePlace } from "@/lib/core/dfm/rules/edge/near-edge";
import { leadsSomewhere } from "@/lib/core/dfm/derived/soldered-nets";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Copper, type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { isDesignedEdgeAt } from "@/lib/core/dfm/derived/designed-edges";
import { Pours } from "@/lib/core/dfm/derived/pours";

/** Beyond the notice, so that the extreme of a board that is fine is known too. */
const FARTHER_MM = 0.1;
/** Along the edge, places within this are one. */
const APART_MM = 3;
/** Places of one kind of copper within this are judged once. */
const JUDGED_APART_MM = 0.5;

/**
 * Pours are at most a warning: they are cut back from the edge before a board is made. Board houses do so unasked
 * (Eurocircuits, "Copper up to the board edge": by at least 0.25 mm; Hackvana, "Board edges": by about 0.2 mm). So are
 * pads, which lose a strip and keep the rest (connectors at the edge have such pads). A trace would be cut through.
 */
export function measureToEdgeRing(
  context: DfmContext,
  { notice }: Thresholds,
  isWanted: (layer: CopperLayer) => boolean,
): Measured | SkipReason {
  const { edgeRing } = context;
  if (!edgeRing || isEdgeFromCopper(context)) return "noOutline";
  const view = copperOrReason(context, isWanted);
  if (typeof view === "string") return view;
  const isMeant = isDesignedEdgeAt(context);
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of view.layers) {
    const found = placesNearEdge(context, edgeRing, layer, notice + FARTHER_MM).filter(({ x, y }) => !isMeant(x, y));
    for (const { value } of found) extreme = Math.min(extreme, value);
    const near = found.filter(({ value }) => value < notice);
    const isCutBack = cutBack(context, layer, view.copper);
    places.push(...judged(near, layer, isCutBack));
  }
  return { places, extreme: Number.isFinite(extreme) ? extreme : null };
}

/** An edge that is only guessed from lines of a copper layer says nothing of how far the copper keeps from it. */
function isEdgeFromCopper({ board: { outline, layers } }: DfmContext): boolean {
  return outline.status === "missing" && layers.some(({ file, type }) => file === outline.file && type === "copper");
}

/** Whether copper may lose a strip at the edge without a connection being lost: a pad, a pour, or what leads nowhere. */
function cutBack(context: DfmContext, layer: CopperLayer, copper: Copper): (place: EdgePlace) => boolean {
  const padOwners = new Set(context.pads.flatMap((pad) => (pad.layer === layer ? [pad.owner] : [])));
  const pours = new Pours(copper, layer);
  return ({ owner, edge }) =>
    padOwners.has(owner) || !leadsSomewhere(context, copper, copper.netOf(layer, owner)) || pours.isBehind(owner, edge);
}

function judged(
  found: readonly EdgePlace[],
  { pieces }: CopperLayer,
  isCutBack: (place: EdgePlace) => boolean,
): Measure[] {
  const isArea = ({ owner }: EdgePlace) => pieces.fills[owner] !== null;
  const kinds = [found.filter(isArea), found.filter((place) => !isArea(place))];
  const thinned = kinds.flatMap((places) => distinctPlaces(places, "least", JUDGED_APART_MM));
  const [trimmed, others]: [Measure[], Measure[]] = [[], []];
  for (const found of thinned) {
    const { owner: _, edge: __, ...place } = found;
    if (isCutBack(found)) trimmed.push({ ...place, atMost: "warning" });
    else others.push(place);
  }
  return [others, trimmed].flatMap((places) => distinctPlaces(places, "least", APART_MM));
}
