// Proposes the holes of a board whose drill file is missing: from its netlist, or from pads on both sides.

import { heightOf, widthOf } from "@/lib/base/bbox";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { LayerSide, LayerType } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import { PadGrid } from "@/lib/core/board/sample";

/** Holes of one kind: those of one size in a netlist, or those in pads of one size. */
export interface HoleGroup {
  /** The shorter side of the pads; null if a netlist gives the holes themselves. */
  padMm: number | null;
  /** As the netlist states it, or the usual size for such pads. */
  diameterMm: number;
  isPlated: boolean;
  /** Pairs of x and y, mm, in the coordinates of the copper. */
  places: number[];
}

export interface HoleProposal {
  /** `netlist`: sizes and positions are the designer's; `pads`: the positions are, the sizes are estimated. */
  basis: "netlist" | "pads";
  /** In ascending order of size. */
  groups: HoleGroup[];
}

interface ProposalSource {
  layers: readonly { type: LayerType; side: LayerSide; image: LayerImage }[];
  netlist: Netlist | null;
}

/** This ratio of the netlist's holes must lie in pads, or its origin differs. */
const MIN_IN_PADS = 0.9;
/** Two flashes this close form one pad through the board. */
const SAME_PLACE_MM = 0.02;
/** Purposes of pads that have holes (X2 .AperFunction). */
const DRILLED = new Set(["ViaPad", "ComponentPad", "WasherPad"]);
/** Smaller pads are those of vias. */
const LARGEST_VIA_PAD_MM = 1;

/** Null if nothing indicates holes. */
export function proposeHoles({ layers, netlist }: ProposalSource): HoleProposal | null {
  const copper = (side: LayerSide) => layers.find((layer) => layer.type === "copper" && layer.side === side)?.image;
  const [top, bottom] = [copper("top"), copper("bottom")];
  const listed = netlist && top ? listedHoles(netlist, top) : [];
  if (listed.length > 0) return { basis: "netlist", groups: listed };
  const expected = top && bottom ? expectedHoles(top, bottom) : [];
  return expected.length > 0 ? { basis: "pads", groups: expected } : null;
}

function listedHoles({ points }: Netlist, top: LayerImage): HoleGroup[] {
  const groups = new Map<string, HoleGroup>();
  const seen = new Set<string>();
  const pads = new PadGrid();
  pads.add(top);
  let [inPads, withNet] = [0, 0];
  for (const { xMm, yMm, hole, net } of points) {
    const diameterMm = hole?.diameterMm;
    const place = `${xMm.toFixed(3)} ${yMm.toFixed(3)}`;
    if (!hole || !diameterMm || seen.has(place)) continue;
    seen.add(place);
    if (net !== null) {
      withNet++;
      if (pads.has(xMm, yMm)) inPads++;
    }
    const isPlated = hole.plating !== "non-plated";
    put(groups, `${diameterMm.toFixed(3)} ${isPlated}`, { padMm: null, diameterMm, isPlated }, xMm, yMm);
  }
  if (inPads < MIN_IN_PADS * withNet) return [];
  return [...groups.values()].sort((a, b) => a.diameterMm - b.diameterMm);
}

function expectedHoles(top: LayerImage, bottom: LayerImage): HoleGroup[] {
  const below = new FlashGrid(bottom);
  const groups = new Map<string, HoleGroup>();
  const seen = new FlashGrid();
  for (const pad of flashesOf(top)) {
    const under = below.near(pad.x, pad.y);
    if (!under || !isDrilled(pad) || !isDrilled(under) || seen.near(pad.x, pad.y)) continue;
    seen.add(pad);
    const padMm = Math.round(Math.min(pad.narrowMm, under.narrowMm) * 100) / 100;
    if (!(padMm > 0.2)) continue;
    put(groups, padMm.toFixed(2), { padMm, diameterMm: expectedDiameter(padMm), isPlated: true }, pad.x, pad.y);
  }
  return [...groups.values()].sort((a, b) => (a.padMm ?? 0) - (b.padMm ?? 0));
}

/**
 * Vias have holes of half their pad (0.6/0.3, 0.8/0.4), parts of three fifths (1.7/1.0), to 0.05 and 0.1 mm: the ratios
 * that design tools set by default.
 */
function expectedDiameter(padMm: number): number {
  const isVia = padMm < LARGEST_VIA_PAD_MM;
  const [diameterRatio, step] = isVia ? [0.5, 20] : [0.6, 10];
  return Math.max(0.15, Math.round(padMm * diameterRatio * step) / step);
}

function put(
  groups: Map<string, HoleGroup>,
  key: string,
  group: Omit<HoleGroup, "places">,
  x: number,
  y: number,
): void {
  const existing = groups.get(key);
  if (existing) existing.places.push(x, y);
  else groups.set(key, { ...group, places: [x, y] });
}

interface Flash {
  x: number;
  y: number;
  narrowMm: number;
  purpose: string | undefined;
}

/** If files state the purposes of pads, only pads with these purposes have holes. */
function isDrilled({ purpose }: Flash): boolean {
  return purpose === undefined || DRILLED.has(purpose);
}

function* flashesOf(image: LayerImage): Generator<Flash> {
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.flash || image.dark[at] !== 1) continue;
    const shape = image.shapes[image.shape[at] ?? 0];
    if (!shape) continue;
    yield {
      x: image.data[at * DATA_STRIDE] ?? 0,
      y: image.data[at * DATA_STRIDE + 1] ?? 0,
      narrowMm: Math.min(widthOf(shape.bounds), heightOf(shape.bounds)),
      purpose: shape.purpose?.split(",")[0],
    };
  }
}

const CELL_MM = 0.25;
const CELLS = 2 ** 24;

/** Flashes by position; of several at one position the narrowest is kept. */
class FlashGrid {
  readonly #cells = new Map<number, Flash[]>();

  constructor(image?: LayerImage) {
    if (image) for (const flash of flashesOf(image)) this.add(flash);
  }

  add(flash: Flash): void {
    const key = Math.floor(flash.x / CELL_MM) * CELLS + Math.floor(flash.y / CELL_MM);
    const cell = this.#cells.get(key);
    if (cell) cell.push(flash);
    else this.#cells.set(key, [flash]);
  }

  near(x: number, y: number): Flash | null {
    let found: Flash | null = null;
    const [column, row] = [Math.floor(x / CELL_MM), Math.floor(y / CELL_MM)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const flash of this.#cells.get((column + dx) * CELLS + row + dy) ?? [])
          if (Math.hypot(flash.x - x, flash.y - y) <= SAME_PLACE_MM && (!found || flash.narrowMm < found.narrowMm))
            found = flash;
    return found;
  }
}
