// From a drawing's netlist to a routed board: placed with growing room until every net has its way.

import type { Point } from "../../sample-boards/sheet";
import type { Net, Netlist } from "../netlist";
import type { LandCopper } from "./copper";
import { MOUNT_MM, mountsOf, type RoutedBoard } from "./draw-board";
import { keepOutsOf, landsOf, netsByEnd, turned } from "./placed-part";
import { placeBoard, type PlacedBoard } from "./placement";
import { routeBoard } from "./route-board";

export interface BoardWish {
  readonly id: string;
  readonly title: string;
  /** Nets with traces of another width than that of their kind, in mm. */
  readonly widths?: Readonly<Record<string, number>>;
}

const LOOSENESS = [1, 1.12, 1.25, 1.45, 1.7, 2] as const;
const SEEDS = 3;
const SIGNAL_MM = 0.25;
const SUPPLY_MM = 0.5;
const GROUND_MM = 0.4;

function landsWith(placed: PlacedBoard, nets: readonly Net[]): LandCopper[] {
  const netOf = netsByEnd(nets);
  return placed.parts.flatMap((part) =>
    landsOf(part).map(({ end, at, shape, drill }) => ({
      ...{ net: netOf.get(end) ?? end, at, shape, layers: drill === null ? (1 as const) : (3 as const) },
    })),
  );
}

function pegsOf(placed: PlacedBoard): (readonly [Point, number])[] {
  const own = placed.parts.flatMap((part) =>
    (part.pattern.pegs ?? []).map(([x, y, d]): readonly [Point, number] => {
      const [dx, dy] = turned([x, y], part.turns);
      return [[part.x + dx, part.y + dy], d];
    }),
  );
  // The ground ring around a screw counts to its hole.
  return [...own, ...mountsOf(placed).map((at): readonly [Point, number] => [at, MOUNT_MM + 2.4])];
}

const widthOf = ({ widths = {} }: BoardWish) => {
  return ({ name }: Net): number => {
    const wished = widths[name];
    if (wished !== undefined) return wished;
    return name === "GND" ? GROUND_MM : /^[+-]/.test(name) ? SUPPLY_MM : SIGNAL_MM;
  };
};

/** Throws where no way was found. */
export function buildBoard(netlist: Netlist, wish: BoardWish): RoutedBoard {
  const { nets } = netlist;
  for (const looseness of LOOSENESS)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const placed = placeBoard(netlist, looseness, seed);
      if (!placed) continue;
      const { widthMm, heightMm } = placed;
      const lands = landsWith(placed, nets);
      const field = { widthMm, heightMm, lands, pegs: pegsOf(placed), keepOuts: keepOutsOf(placed.parts) };
      const routes = routeBoard(field, nets, widthOf(wish));
      if (routes) return { id: wish.id, title: wish.title, placed, nets, lands, routes };
    }
  throw new Error(`${wish.id}: no board on which every net could be routed`);
}
