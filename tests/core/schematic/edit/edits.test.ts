// Wires after edits, and random drags: pins that were connected stay so, and undo restores every record.
import { describe, expect, it } from "vitest";
import { History } from "@/lib/core/document/history";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { type Edit, makeDiff, openWorkspace, type Workspace } from "@/lib/core/schematic/edit/edit";
import { dragObjects, moveObjects } from "@/lib/core/schematic/edit/move";
import { mapObject, mirrorAbout, rotateAbout, shiftBy } from "@/lib/core/schematic/edit/turn";
import { cutWires, layWires } from "@/lib/core/schematic/edit/wires";
import { placePins } from "@/lib/core/schematic/model/placement";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { toMm } from "@/lib/core/schematic/model/units";
import { Random } from "@/tests/support/random";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

function open({ records }: Drawing): Workspace {
  let count = 0;
  return openWorkspace({ rootSheetId: ROOT.id, records }, () => `new-${++count}`);
}

function run(workspace: Workspace, work: (edit: Edit) => void): void {
  new History(workspace.store).commit("edit", makeDiff(workspace, work));
}

const inSteps = (value: number): number => toMm(value) / 1.27;

/** Wires as "0,0 5,0" in grid steps, each from its first point. */
function wiresOf({ store }: Workspace): string[] {
  return [...store.values()]
    .flatMap((record) => {
      if (record.kind !== "wire" && record.kind !== "bus") return [];
      const ends = [record.from, record.to].toSorted((a, b) => a.x - b.x || a.y - b.y);
      return [ends.map(({ x, y }) => `${inSteps(x)},${inSteps(y)}`).join(" ")];
    })
    .toSorted();
}

/** Groups of connected pins. */
function pinGroups({ store, graph }: Workspace): string[][] {
  const { instances } = readHierarchy(store.values(), ROOT.id);
  return new NetSolver(graph)
    .solve(instances)
    .nets.map(({ pins }) => pins.map(({ designator, pin: { number } }) => `${designator}.${number}`).toSorted())
    .filter((pins) => pins.length > 0);
}

const lay = (drawing: Drawing, ...points: readonly (readonly [number, number])[]): string[] => {
  const workspace = open(drawing);
  run(workspace, (edit) =>
    layWires(edit, { sheetId: ROOT.id, kind: "wire", points: points.map(([x, y]) => at(x, y)) }),
  );
  return wiresOf(workspace);
};

describe("a new wire", () => {
  it("is laid through its corners, without pieces of no length", () => {
    expect(lay(new Drawing(), [0, 0], [5, 0], [5, 0], [5, 3])).toEqual(["0,0 5,0", "5,0 5,3"]);
  });

  it("continues a wire of its line as one, and takes in what it covers", () => {
    const drawing = new Drawing();
    drawing.wire(0, 0, 5, 0);
    drawing.wire(8, 0, 12, 0);
    expect(lay(drawing, [5, 0], [9, 0])).toEqual(["0,0 12,0"]);
  });

  it("keeps its end at a pin, at a crossing, and beside another line", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 7, 0);
    drawing.wire(0, 0, 5, 0);
    drawing.wire(9, 5, 12, 5);
    drawing.wire(12, 3, 12, 7);
    drawing.wire(0, 9, 5, 9);
    expect(lay(drawing, [5, 0], [9, 0])).toContain("0,0 5,0");
    expect(lay(drawing, [12, 5], [15, 5])).toContain("9,5 12,5");
    expect(lay(drawing, [5, 8], [9, 8])).toContain("0,9 5,9");
  });

  it("keeps the end at a pin also where it covers the other wire", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 7, 0);
    drawing.wire(0, 0, 5, 0);
    expect(lay(drawing, [3, 0], [9, 0])).toEqual(["0,0 5,0", "5,0 9,0"]);
  });
});

describe("a cut", () => {
  it("makes two wires of the one that passes", () => {
    const drawing = new Drawing();
    drawing.wire(0, 0, 9, 0);
    const workspace = open(drawing);
    run(workspace, (edit) => cutWires(edit, ROOT.id, at(4, 0)));
    expect(wiresOf(workspace)).toEqual(["0,0 4,0", "4,0 9,0"]);
  });
});

describe("a moved part", () => {
  const wired = () => {
    const drawing = new Drawing(RESISTOR);
    const part = drawing.resistor("R1", 2, 0);
    drawing.resistor("R2", 20, 0);
    drawing.wire(4, 0, 18, 0);
    return { workspace: open(drawing), part };
  };

  it("keeps its wires with a jog in their middle when it is dragged", () => {
    const { workspace, part } = wired();
    run(workspace, (edit) => dragObjects(edit, [part.id], shiftBy(at(0, 4))));
    expect(wiresOf(workspace)).toEqual(["11,0 11,4", "11,0 18,0", "4,4 11,4"]);
    expect(pinGroups(workspace)).toContainEqual(["R1.2", "R2.1"]);
  });

  it("leaves its wires when it is moved", () => {
    const { workspace, part } = wired();
    run(workspace, (edit) => moveObjects(edit, [part.id], shiftBy(at(0, 4))));
    expect(wiresOf(workspace)).toEqual(["4,0 18,0"]);
    expect(pinGroups(workspace)).toContainEqual(["R1.2"]);
  });

  it("cuts the wire that its pin is dropped on", () => {
    const { workspace, part } = wired();
    run(workspace, (edit) => moveObjects(edit, [part.id], shiftBy(at(4, 0))));
    expect(wiresOf(workspace)).toEqual(["4,0 8,0", "8,0 18,0"].toSorted());
    expect(pinGroups(workspace)).toContainEqual(["R1.1", "R1.2", "R2.1"].toSorted());
  });

  it("stays where it is if it is locked", () => {
    const drawing = new Drawing(RESISTOR);
    const part = drawing.component(RESISTOR, "R1", 2, 0, { isLocked: true });
    const workspace = open(drawing);
    run(workspace, (edit) => dragObjects(edit, [part.id], shiftBy(at(1, 0))));
    expect(workspace.store.get(part.id)).toEqual(part);
  });
});

describe("a map of the sheet", () => {
  const part = symbol("P", [pin("1", -2, -1), pin("2", 3, 1)]);
  const orientations = ([0, 90, 180, 270] as const).flatMap((rotation) =>
    (["none", "x", "y"] as const).map((mirror) => ({ rotation, mirror })),
  );
  const maps = { rotate: rotateAbout(at(1, 2)), x: mirrorAbout(at(1, 2), "x"), y: mirrorAbout(at(1, 2), "y") };

  it.each(orientations)("takes pins where it takes points: %j", (orientation) => {
    const component = new Drawing(part).component(part, "U1", 5, 7, orientation);
    for (const map of Object.values(maps)) {
      const pinsOf = (placed: typeof component) => placePins(part, placed).map(({ at: point }) => point);
      expect(pinsOf(mapObject(component, map))).toEqual(pinsOf(component).map(map.point));
    }
  });

  it("comes back after four quarter turns, and after two mirrors", () => {
    const drawing = new Drawing(part);
    const sheet = drawing.sheet("child", "child");
    const objects = [
      ...[
        drawing.component(part, "U1", 5, 7),
        drawing.wire(0, 0, 3, 0),
        drawing.label("A", 1, 1),
        drawing.power("GND", 2, 2),
      ],
      ...[sheet, drawing.entry(sheet, "A", 0, 3), drawing.busEntry([0, 0], [1, 1])],
    ];
    for (const object of objects) {
      const turned = [1, 2, 3, 4].reduce((each) => mapObject(each, maps.rotate), object);
      expect(turned).toEqual(object);
      for (const map of [maps.x, maps.y]) expect(mapObject(mapObject(object, map), map)).toEqual(object);
    }
  });
});

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

function randomCircuit(random: Random): Drawing {
  const drawing = new Drawing(RESISTOR);
  for (let count = 0; count < 8; count++)
    drawing.component(RESISTOR, `R${count}`, random.below(20), random.below(20), { rotation: random.one([0, 90]) });
  for (let count = 0; count < 14; count++) {
    const [x, y, length] = [random.below(20), random.below(20), 1 + random.below(8)];
    if (random.isLuck(0.5)) drawing.wire(x, y, x + length, y);
    else drawing.wire(x, y, x, y + length);
  }
  for (let count = 0; count < 3; count++) drawing.label(random.one(["A", "B"]), random.below(20), random.below(20));
  return drawing;
}

describe("random edits", () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    "drag, rotate and mirror parts and keep what is connected, seed %i",
    (seed) => {
      const random = new Random(seed);
      const workspace = open(randomCircuit(random));
      const history = new History(workspace.store);
      const start = [...workspace.store.values()].map((record) => JSON.stringify(record)).toSorted();
      for (let step = 0; step < 12; step++) {
        const parts = [...workspace.store.values()].filter(({ kind }) => kind === "component");
        const chosen = parts.filter(() => random.isLuck(0.3)).map(({ id }) => id);
        const before = pinGroups(workspace);
        const center = at(random.below(20), random.below(20));
        const map = random.one([
          shiftBy(at(random.below(9) - 4, random.below(9) - 4)),
          rotateAbout(center),
          mirrorAbout(center, random.one(["x", "y"])),
        ]);
        history.commit(
          "drag",
          makeDiff(workspace, (edit) => dragObjects(edit, chosen, map)),
        );
        const after = pinGroups(workspace);
        for (const group of before) {
          const holder = after.find((other) => group.every((pin) => other.includes(pin)));
          expect(holder, `step ${step}: ${group.join(", ")} in ${JSON.stringify(after)}`).toBeDefined();
        }
      }
      history.restore(0);
      expect([...workspace.store.values()].map((record) => JSON.stringify(record)).toSorted()).toEqual(start);
    },
  );
});
