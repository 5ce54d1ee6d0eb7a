// The top view of a package with its dimensions: body, terminals, pin 1. Only for packages whose dimensions their name
// contains (IPC-7351) or a table of a standard states; a computed size is never drawn.

import type { Bbox } from "@/lib/base/bbox";
import type { Body, Pin } from "@/lib/core/board3d/body";
import { bodyOf } from "@/lib/core/board3d/body-of";
import { type Mesh, PAINTS } from "@/lib/core/board3d/mesh";
import { type PackageName, parsePackageName } from "@/lib/core/board3d/package-name";
import type { FamilyName } from "@/lib/core/board3d/packages/families";
import { hasPublishedSize } from "@/lib/core/board3d/packages/gull-wing";
import { QUAD_FLAT } from "@/lib/core/board3d/packages/small-outline.table";

/** In mm from the center, x right and y up; in the zero orientation of IPC-7351, pin 1 at the left or upper left. */
export interface PackageOutline {
  body: Bbox;
  /** Including the leads. */
  overall: Bbox;
  terminals: readonly Bbox[];
  /** True if the terminals are under the body. */
  areBeneath: boolean;
  pins: number;
  /** Null for parts without polarity. */
  pinOne: Pin | null;
  /** Between neighbors on one side; null for parts with a terminal at each end. */
  pitchMm: number | null;
}

type Published = (name: PackageName, pins: number) => boolean;
const always: Published = () => true;

/** Names with several sizes or pitches: VSSOP-8 is 2.3 × 2 mm and 3 × 3 mm. */
const SEVERAL_ROWS = /VSSOP|USOP|UMAX|TSOP|MSOP[-_]?(?!(?:8|10|12|16)(?!\d))\d|(?<![A-Z])SSOP[-_]?8(?!\d)/;
/** TQFP-64 is 10 mm and 14 mm wide. */
const SEVERAL_FLAT = /TQFP[-_]?(?:64|80|100)(?!\d)/;
/** MO-220 has several bodies for most pin counts: QFN-56 is 7 mm and 8 mm wide. */
const USUAL_NO_LEAD = /^(?:(?:V?QFN|UFQFPN)[-_]?(?:32|48)|UFQFPN[-_]?(?:20|28))$/;

/** Families with published sizes, and a test for the names that have one. */
const PUBLISHED: Partial<Readonly<Record<FamilyName, Published>>> = {
  ipcName: always,
  chip: always,
  melf: always,
  tantalum: always,
  smallTransistor: always,
  smallDiode: always,
  smallOutline: (name) => hasPublishedSize(name) && (name.sizeMm !== null || !SEVERAL_ROWS.test(name.text)),
  quadFlat: ({ sizeMm, text }, pins) => sizeMm !== null || (QUAD_FLAT[pins] !== undefined && !SEVERAL_FLAT.test(text)),
  noLead: ({ sizeMm, text }) => sizeMm !== null || USUAL_NO_LEAD.test(text),
};

/** Families whose metal ends are part of the body. */
const WHOLE: readonly FamilyName[] = ["chip", "melf", "tantalum", "noLead"];

function union(one: Bbox, other: Bbox): Bbox {
  return {
    minX: Math.min(one.minX, other.minX),
    minY: Math.min(one.minY, other.minY),
    maxX: Math.max(one.maxX, other.maxX),
    maxY: Math.max(one.maxY, other.maxY),
  };
}

const TOUCH_MM = 1e-4;
const touches = (one: Bbox, other: Bbox) =>
  one.minX <= other.maxX + TOUCH_MM &&
  other.minX <= one.maxX + TOUCH_MM &&
  one.minY <= other.maxY + TOUCH_MM &&
  other.minY <= one.maxY + TOUCH_MM;

/** Every triangle from above, without printed marks. */
function trianglesOf({ positions, paints, indices }: Mesh): Bbox[] {
  const triangles: Bbox[] = [];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    const corners = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    if (PAINTS[paints[corners[0] ?? 0] ?? 0] === "mark") continue;
    const xs = corners.map((corner) => positions[corner * 3] ?? 0);
    const ys = corners.map((corner) => positions[corner * 3 + 1] ?? 0);
    triangles.push({
      ...{ minX: Math.min(...xs), maxX: Math.max(...xs) },
      ...{ minY: Math.min(...ys), maxY: Math.max(...ys) },
    });
  }
  return triangles;
}

/** The faces of a terminal are consecutive: a face apart from them begins the next one. */
function shapesOf(mesh: Mesh): Bbox[] {
  const shapes: Bbox[] = [];
  for (const triangle of trianglesOf(mesh)) {
    const last = shapes.at(-1);
    if (last && touches(last, triangle)) shapes[shapes.length - 1] = union(last, triangle);
    else shapes.push(triangle);
  }
  return shapes;
}

const FINE_MM = 0.01;

/** The minimum distance of neighbors in one row. */
function pitchOf(pins: readonly Pin[]): number | null {
  const steps = pins.slice(1).flatMap((pin, at) => {
    const previous = pins[at];
    if (!previous) return [];
    const [x, y] = [Math.abs(pin.xMm - previous.xMm), Math.abs(pin.yMm - previous.yMm)];
    return x < FINE_MM || y < FINE_MM ? [Math.max(x, y)] : [];
  });
  return pins.length > 2 && steps.length > 0 ? Math.min(...steps) : null;
}

function outlineOf(body: Body, family: FamilyName): PackageOutline {
  const { minX, minY, maxX, maxY } = body.envelope;
  const overall = { minX, minY, maxX, maxY };
  const moulded = trianglesOf(body.matt).reduce<Bbox | null>((all, each) => (all ? union(all, each) : each), null);
  return {
    body: WHOLE.includes(family) || moulded === null ? overall : moulded,
    overall,
    terminals: shapesOf(body.metal),
    areBeneath: family === "noLead",
    pins: body.pins.length,
    pinOne: (body.pinOne === null ? null : body.pins[body.pinOne]) ?? null,
    pitchMm: pitchOf(body.pins),
  };
}

/** Null if no size is published for the name, or if its terminals differ from those of the part (a tab may count). */
export function packageOutline(packageName: string, { pins, prefix = "U" }: { pins: number; prefix?: string }) {
  const found = bodyOf(packageName, { prefix, value: "" });
  if (found === null || found.body === "none") return null;
  const { family, body } = found;
  if (!PUBLISHED[family]?.(parsePackageName(packageName), body.pins.length)) return null;
  return Math.abs(body.pins.length - pins) <= 1 ? outlineOf(body, family) : null;
}
