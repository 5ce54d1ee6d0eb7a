// Properties of the solids of every body: closed, outside out, around the pins, and marked at pin 1.

import { describe, expect, it } from "vitest";
import type { Body } from "@/lib/core/board3d/body";
import { bodyOf } from "@/lib/core/board3d/body-of";
import type { Box3 } from "@/lib/core/board3d/mesh";
import { guessBody } from "@/lib/core/board3d/packages/plain-box";
import { boundsOfMesh, type Solid, solidsOf, steepestNormal } from "./mesh-measures";

/** A package of each shape, with the prefix of its designators. */
const NAMES: readonly (readonly [string, string])[] = [
  ["R_0603", "R"],
  ["C_0805", "C"],
  ["L_0402", "L"],
  ["LED_0805", "D"],
  ["D_0603", "D"],
  ["RESC1608X55N", "R"],
  ["SOIC127P600X175-8N", "U"],
  ["LQFP50P900X900X160-48N", "U"],
  ["QFN50P500X500X100-33N", "U"],
  ["SON50P300X300X80-8N", "U"],
  ["SOT-23", "Q"],
  ["SOT-223", "U"],
  ["SOT-143", "Q"],
  ["SOT-363", "U"],
  ["TO-252", "U"],
  ["D_SMA", "D"],
  ["SOD-323", "D"],
  ["SOIC-8", "U"],
  ["TSSOP-20", "U"],
  ["LQFP-48", "U"],
  ["QFN-16", "U"],
  ["DFN-8", "U"],
  ["BGA-64", "U"],
  ["WLCSP-16", "U"],
  ["CP_EIA-3216-18", "C"],
  ["MiniMELF", "D"],
  ["CP_Elec_6.3x5.4", "C"],
  ["CP_Radial_D5.0mm_P2.00mm", "C"],
  ["HC49-U", "Y"],
  ["HC49-SD_SMD", "Y"],
  ["Crystal_SMD_3225-4Pin", "Y"],
  ["Crystal_SMD_3215-2Pin", "Y"],
  ["R_Axial_DIN0207", "R"],
  ["D_DO-41", "D"],
  ["C_Disc_D5.0mm_W2.5mm_P5.00mm", "C"],
  ["C_Rect_L7.0mm_W2.5mm_P5.00mm", "C"],
  ["LED_D5.0mm", "D"],
  ["PinHeader_2x05_P2.54mm_Vertical", "J"],
  ["PinHeader_1x04_P1.27mm_SMD", "J"],
  ["PinSocket_1x06_P2.54mm", "J"],
  ["DIP-8_W7.62mm", "U"],
  ["DIP-14_W7.62mm_Socket", "U"],
  ["TO-92", "Q"],
  ["TO-220-3", "Q"],
  ["TO-220-3_Horizontal", "Q"],
  ["TO-247-3", "Q"],
  ["USB_C_Receptacle", "J"],
  ["JST_PH_B4B-PH-K_1x04", "J"],
  ["ESP32-WROOM-32", "U"],
  ["LED_WS2812B", "D"],
  ["SW_PUSH_6mm", "SW"],
  ["L_Bourns_7.3x7.3_H4.5", "L"],
];

function bodyNamed(name: string, prefix: string): Body {
  const answer = bodyOf(name, { prefix, value: "" });
  if (!answer || answer.body === "none") throw new Error(`${name} has no body`);
  return answer.body;
}

interface Shaped {
  name: string;
  body: Body;
  solids: Solid[];
}

const ALL = [
  ...NAMES.map(([name, prefix]) => ({ name, body: bodyNamed(name, prefix) })),
  { name: "a guess", body: guessBody(5, 3) },
].map(({ name, body }): Shaped => ({ name, body, solids: [...solidsOf(body.matt), ...solidsOf(body.metal)] }));

const named = (all: readonly Shaped[]) => all.map((each) => [each.name, each] as const);

/** Micrometers: coordinates are stored with single precision. */
const near = (one: number, other: number) => Math.abs(one - other) < 0.002;

const isWithin = ([x, y, z]: readonly [number, number, number], { box }: Solid) =>
  x > box.minX && x < box.maxX && y > box.minY && y < box.maxY && z > box.minZ && z < box.maxZ;

describe("the solids of a body", () => {
  it.each(named(ALL))("%s: are closed, but for leads within another one, and have a volume", (_, { solids }) => {
    for (const solid of solids) {
      const hidden = solids.filter((other) => other !== solid);
      expect(solid.open.filter((point) => !hidden.some((other) => isWithin(point, other)))).toEqual([]);
      if (solid.open.length === 0) expect(solid.volume).toBeGreaterThan(0);
    }
  });

  // Discs and DIP bodies are held by legs at their sides.
  const standing = ALL.filter(({ name }) => !/C_Disc|DIP-8/.test(name));

  it.each(named(standing))("%s: stand on the board or on one another", (_, { solids }) => {
    const floating = solids.filter(
      (solid) =>
        solid.box.minZ > 0.11 &&
        !solids.some(
          ({ box }) =>
            box !== solid.box &&
            box.minZ <= solid.box.minZ &&
            box.maxZ >= solid.box.minZ - 0.011 &&
            box.minX < solid.box.maxX &&
            box.maxX > solid.box.minX &&
            box.minY < solid.box.maxY &&
            box.maxY > solid.box.minY,
        ),
    );
    expect(floating).toEqual([]);
  });

  // The leads of these are so short that they fold within the body.
  it.each(named(ALL).filter(([name]) => !/SOT-363|SMA|SOD-323/.test(name)))(
    "%s: have normals that point outward",
    (_, { body }) => {
      for (const mesh of [body.matt, body.metal]) expect(steepestNormal(mesh)).toBeGreaterThan(0.9);
    },
  );

  it.each(named(ALL))("%s: touch each side of the envelope, which contains them", (name, { body, solids }) => {
    const bounds = [body.matt, body.metal].filter(({ indices }) => indices.length > 0).map(boundsOfMesh);
    const { envelope } = body;
    // Domes end in a small flat.
    const slack = 0.08;
    // TO-92 has a flat side, and its envelope is that of the disc.
    const sides = (
      [
        ["minX", -1],
        ["maxX", 1],
        ["minY", -1],
        ["maxY", 1],
        ["maxZ", 1],
      ] as const
    ).filter(([side]) => !(name === "TO-92" && side === "minY"));
    for (const [side, sign] of sides) {
      const reach = Math.max(...bounds.map((box) => sign * box[side]));
      expect([side, reach <= sign * envelope[side] + 0.001, reach >= sign * envelope[side] - slack]).toEqual([
        ...[side, true, true],
      ]);
    }
    expect(solids.every(({ box }) => box.minZ >= envelope.minZ - 0.001)).toBe(true);
  });
});

/** Materials with the same extent on both sides of the center. */
function centered({ solids }: Shaped, ...axes: ("X" | "Y")[]): string[] {
  const paints = new Set(solids.map(({ paint }) => paint));
  return [...paints].flatMap((paint) => {
    const own = solids.filter((solid) => solid.paint === paint);
    const isOff = axes.some((axis) => {
      const [low, high] = [`min${axis}`, `max${axis}`] as (keyof Box3)[];
      if (!low || !high) return true;
      return !near(Math.min(...own.map(({ box }) => box[low])), -Math.max(...own.map(({ box }) => box[high])));
    });
    return isOff ? [paint] : [];
  });
}

describe("a body without an orientation", () => {
  it.each(
    named(ALL).filter(([name]) => /^(?:[RCL]_0|RESC|HC49|Crystal|R_Axial|C_Disc|C_Rect|Pin|SW_|a guess|L_)/.test(name)),
  )("%s: is the same at both ends", (_, shaped) => {
    expect(centered(shaped, "X", "Y")).toEqual([]);
  });
});

describe("the pins of a body", () => {
  const pinned = named(ALL).filter(([, { body }]) => body.pins.length > 0);

  // Inner balls, the pads below crystals and the feet of headers are not drawn.
  it.each(pinned.filter(([name]) => !/BGA|WLCSP|Crystal_|_SMD$/.test(name)))(
    "%s: have metal on the board, or in the hole",
    (_, { body, solids }) => {
      const metal = solids.filter(({ paint }) => paint === "tin" || paint === "gold");
      const bare = body.pins.filter(
        ({ xMm, yMm, isThrough }) =>
          !metal.some(
            ({ box }) =>
              xMm >= box.minX - 0.001 &&
              xMm <= box.maxX + 0.001 &&
              yMm >= box.minY - 0.001 &&
              yMm <= box.maxY + 0.001 &&
              (isThrough ? near(box.minZ, -2.8) : near(box.minZ, 0)),
          ),
      );
      expect(bare).toEqual([]);
    },
  );

  it.each(pinned.filter(([name]) => /SOT|SOIC|QF[PN]|SON|DFN|TSSOP|SOD|SMA|LQFP|[RCL]_0|LED_0|TO-252/.test(name)))(
    "%s: are as many as its terminals, which do not touch",
    (_, { body, solids }) => {
      const terminals = solids.filter(({ paint }) => paint === "tin").map(({ box }) => box);
      expect(terminals).toHaveLength(body.pins.length);
      const touching = terminals.filter((one, k) =>
        terminals
          .slice(k + 1)
          .some((two) => one.minX < two.maxX && two.minX < one.maxX && one.minY < two.maxY && two.minY < one.maxY),
      );
      expect(touching).toEqual([]);
    },
  );

  it.each(
    pinned.filter(([, { body, solids }]) => body.pinOne !== null && solids.some(({ paint }) => paint === "mark")),
  )("%s: have the mark at the first", (_, { body, solids }) => {
    const marks = solids.filter(({ paint }) => paint === "mark").map(({ box }) => box);
    const x = (Math.min(...marks.map(({ minX }) => minX)) + Math.max(...marks.map(({ maxX }) => maxX))) / 2;
    const y = (Math.min(...marks.map(({ minY }) => minY)) + Math.max(...marks.map(({ maxY }) => maxY))) / 2;
    const first = body.pins[body.pinOne ?? 0];
    const { minX, maxX, minY, maxY } = body.envelope;
    // At the same end, and in the same corner where the end has several pins.
    expect(Math.sign(x)).toBe(Math.sign(first?.xMm ?? 0));
    const isInRow = body.pins.some(({ xMm, yMm }) => xMm === first?.xMm && yMm !== first.yMm);
    if (isInRow) expect(Math.sign(y)).toBe(Math.sign(first?.yMm ?? 0));
    else expect(Math.abs(y - (first?.yMm ?? 0))).toBeLessThan(0.01);
    // On the part, not beside it, and no thicker than print.
    for (const mark of marks) {
      const slack = 0.001;
      expect(mark.minX >= minX - slack && mark.maxX <= maxX + slack).toBe(true);
      expect(mark.minY >= minY - slack && mark.maxY <= maxY + slack).toBe(true);
      expect(mark.maxZ - mark.minZ < 0.03 || mark.maxZ > body.envelope.maxZ - 0.01).toBe(true);
    }
  });
});
