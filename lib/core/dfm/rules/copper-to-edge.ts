// Copper to edge: the distance of copper from the routed edge and from score lines.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type Copper, type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { Pours } from "@/lib/core/dfm/derived/pours";
import { leadsSomewhere } from "@/lib/core/dfm/derived/soldered-nets";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { type EdgePlace, isDesignedEdgeAt, placesNearEdge } from "@/lib/core/dfm/rules/copper-near-edge";
import { copperToScore } from "@/lib/core/dfm/rules/copper-to-score";
import { ROUTER_POSITION_MM } from "@/lib/core/dfm/rules/drill-tolerances";

export const COPPER_TO_EDGE_RULES: RulesOf<"edge"> = {
  copperToEdgeOuter: edgeRule(0.2, ({ isOuter }) => isOuter),
  // Exposed inner copper takes up water where nobody sees it: a step more is asked about.
  copperToEdgeInner: edgeRule(0.25, ({ isOuter }) => !isOuter),
  copperToScore,
};

/**
 * Risk: a trace that the router may cut through. Warning: the distance that board houses publish, 0.2 mm on outer
 * layers. Notice: the distance that they recommend.
 */
function edgeRule(warning: number, isWanted: (layer: CopperLayer) => boolean): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: ROUTER_POSITION_MM, warning, notice: 0.3 }),
    measure: (context, limits) => measureToEdge(context, limits, isWanted),
  };
}

/** Beyond the notice, so that the extreme of a board without findings is known too. */
const FARTHER_MM = 0.1;
/** Places within this distance along the edge are one. */
const APART_MM = 3;
/** Places of one kind of copper within this distance are judged once. */
const JUDGED_APART_MM = 0.5;

/**
 * Pours are a warning at most: they are cut back from the edge before a board is made. Board houses do so unasked
 * (Eurocircuits, "Copper up to the board edge": by at least 0.25 mm; Hackvana, "Board edges": by about 0.2 mm). So are
 * pads, which lose a strip and keep the rest (connectors at the edge have such pads). A trace would be cut through.
 */
function measureToEdge(
  context: DfmContext,
  { notice }: Thresholds,
  isWanted: (layer: CopperLayer) => boolean,
): Measured | SkipReason {
  const { boardEdge } = context;
  if (!boardEdge || isEdgeFromCopper(context)) return "noOutline";
  const view = copperOrReason(context, isWanted);
  if (typeof view === "string") return view;
  const isDesigned = isDesignedEdgeAt(context);
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of view.layers) {
    const found = placesNearEdge(context, boardEdge, layer, notice + FARTHER_MM).filter(
      ({ x, y }) => !isDesigned(x, y),
    );
    for (const { value } of found) extreme = Math.min(extreme, value);
    const near = found.filter(({ value }) => value < notice);
    places.push(...distinctByTrim(near, layer, trimTest(context, layer, view.copper)));
  }
  return { places, extreme: Number.isFinite(extreme) ? extreme : null };
}

/** An edge guessed from lines of a copper layer gives no distance of the copper from it. */
function isEdgeFromCopper({ board: { outline, layers } }: DfmContext): boolean {
  return outline.status === "missing" && layers.some(({ file, type }) => file === outline.file && type === "copper");
}

/** True for copper that may lose a strip without breaking a connection: a pad, a pour, or copper that leads nowhere. */
function trimTest(context: DfmContext, layer: CopperLayer, copper: Copper): (place: EdgePlace) => boolean {
  const padOwners = new Set(context.pads.flatMap((pad) => (pad.layer === layer ? [pad.owner] : [])));
  const pours = new Pours(copper, layer);
  return ({ owner, edge }) =>
    padOwners.has(owner) || !leadsSomewhere(context, copper, copper.netOf(layer, owner)) || pours.isBehind(owner, edge);
}

/** The distinct places of copper that may be trimmed, which are a warning at most, and of the rest. */
function distinctByTrim(
  found: readonly EdgePlace[],
  { pieces }: CopperLayer,
  mayBeTrimmed: (place: EdgePlace) => boolean,
): Measure[] {
  const isArea = ({ owner }: EdgePlace) => pieces.fills[owner] !== null;
  const kinds = [found.filter(isArea), found.filter((place) => !isArea(place))];
  const thinned = kinds.flatMap((places) => distinctPlaces(places, "least", JUDGED_APART_MM));
  const [trimmed, others]: [Measure[], Measure[]] = [[], []];
  for (const found of thinned) {
    const { owner: _, edge: __, ...place } = found;
    if (mayBeTrimmed(found)) trimmed.push({ ...place, atMost: "warning" });
    else others.push(place);
  }
  return [others, trimmed].flatMap((places) => distinctPlaces(places, "least", APART_MM));
}
