// The board sides of a parts list: from the coordinate file, the list and the board's own files, priced by the server.

import { beforeEach, describe, expect, it } from "vitest";
import { createBomQuote, viewBomQuote } from "@/lib/contracts/bom";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import { uploadBom } from "@/lib/contracts/bom-upload";
import { uploadFile } from "@/lib/contracts/file";
import { controller, LQFP, resistor, startWithCatalogue } from "../support/bom-list-test";
import { quoteLine } from "../support/quote-line";
import { FOUR_LAYERS_FACTS, type Person } from "../support/shop";
import { api, shop } from "../support/shop-test";

startWithCatalogue();

let ann: Person;
beforeEach(async () => {
  ann = await api.signUp();
});

async function send(content: string, name: string, { token }: Person = ann): Promise<string> {
  const form = new FormData();
  form.append("fileType", "10");
  form.append("file", new Blob([content]), name);
  const headers = { host: "localhost:3000", authorization: token };
  const answer = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  return ((await answer.json()) as { data: { fileUrl: string } }).data.fileUrl;
}

/** Three of five parts on the bottom, and no list says so. */
const XY = "Ref,PosX,PosY,Rot,Side\nR1,1,2,90,top\nR2,3,4,0,bottom\nR3,5,4,0,bottom\nU1,9,9,0,top\nC1,7,7,0,bottom\n";
const lines = (side: "top" | "bottom" | null = null) => [
  quoteLine({ designators: ["R1"], partId: resistor, side }),
  quoteLine({ designators: ["R2", "R3"], quantity: 2, partId: resistor, side }),
  quoteLine({ ...LQFP, partId: controller, side }),
  quoteLine({ designators: ["C1"], mpn: "C0603C104K5RACTU", supply: "customer", value: "100n", side }),
];
const coordinateFile = async (content = XY) => [{ fileName: "xy.csv", fileUrl: await send(content, "xy.csv") }];
const price = async (input: object) => (await api.callRaw(priceBomQuote, input, ann)).data;

describe("sides of a parts list", () => {
  it("come from the coordinate file: a double-sided board costs two sides, in the price and in the quote", async () => {
    const input = { lines: lines(), coordinateFile: await coordinateFile() };
    const [one, two] = [await price({ lines: lines(), assembly: { coordinates: true } }), await price(input)];
    expect([one.specification.assembly.assemblySide, two.specification.assembly.assemblySide]).toEqual([
      "top",
      "combine",
    ]);
    expect(two.assemblyTotal.amountMicro).toBeGreaterThan(one.assemblyTotal.amountMicro);
    expect(two.partList.map(({ side, sideBy, sideConflict }) => [side, sideBy, sideConflict])).toEqual([
      ["top", "coordinates", null],
      ["bottom", "coordinates", null],
      ["top", "coordinates", null],
      ["bottom", "coordinates", null],
    ]);
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.reasons]).toEqual(["Quoted", []]);
    const view = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(view.totalMicro).toBe(two.total.amountMicro);
    expect(view.partList.map(({ side, sideBy }) => [side, sideBy])).toEqual([
      ["top", "coordinates"],
      ["bottom", "coordinates"],
      ["top", "coordinates"],
      ["bottom", "coordinates"],
    ]);
  });

  it("that contradict each other are a question: priced by the coordinates, and a person asks unless it is answered", async () => {
    const input = { lines: lines("top"), coordinateFile: await coordinateFile() };
    const asked = await price(input);
    expect([asked.reviews, asked.openLines]).toEqual([["sidesConflict"], [1, 3]]);
    expect(asked.partList[1]).toMatchObject({ side: "bottom", sideConflict: { source: "list", side: "top" } });
    expect(asked.specification.assembly.assemblySide).toBe("combine");
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.reasons, data.openLines]).toEqual(["Inquiry Received", ["sidesConflict"], [1, 3]]);

    const answered = input.lines.map((line) => ({ ...line, sideBy: "customer" as const }));
    const known = await price({ ...input, lines: answered });
    expect([known.reviews, known.specification.assembly.assemblySide]).toEqual([[], "top"]);
    expect(known.partList.map(({ sideBy }) => sideBy)).toEqual(Array(4).fill("customer"));
    const made = await api.callRaw(createBomQuote, { ...input, lines: answered }, ann);
    expect(made.data.status).toBe("Quoted");
  });

  it("are held against the board's own pads", async () => {
    const facts = { ...FOUR_LAYERS_FACTS, smtPadsTop: 60, smtPadsBottom: 0 };
    const projectId = await shop.addProject(ann, { facts });
    const alone = await price({ lines: lines(), projectId, assembly: { coordinates: true } });
    expect(alone.partList.map(({ side, sideBy }) => [side, sideBy])).toEqual(Array(4).fill(["top", "board"]));
    const both = await price({ lines: lines(), projectId, coordinateFile: await coordinateFile() });
    expect([both.reviews, both.partList[1]?.sideConflict]).toEqual([
      ["sidesConflict"],
      { source: "board", side: "top" },
    ]);
  });

  it("from a file that cannot be read wait for a person", async () => {
    const input = { lines: lines(), coordinateFile: await coordinateFile("no table at all\n") };
    expect((await price(input)).reviews).toEqual(["coordinatesUnread"]);
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.reasons]).toEqual(["Inquiry Received", ["coordinatesUnread"]]);
  });

  it("are read from nobody else's file and for nobody else's board", async () => {
    const bob = await api.signUp();
    const input = { lines: lines(), coordinateFile: await coordinateFile() };
    expect((await api.call(priceBomQuote, input, bob)).code).toBe("NOT_FOUND");
    expect((await api.callRaw(createBomQuote, input, bob)).code).toBe("NOT_FOUND");
    const projectId = await shop.addProject(ann);
    expect((await api.call(priceBomQuote, { lines: lines(), projectId }, bob)).code).toBe("NOT_FOUND");
    expect((await price(input)).reviews).toEqual([]);
  });

  it.each([
    ["a side that is none", { side: "left" }],
    ["a source that is none", { side: "top", sideBy: "coordinates" }],
  ])("refuse %s", async (_name, change) => {
    const answer = await api.callRaw(priceBomQuote, { lines: [{ ...lines()[0], ...change }] }, ann);
    expect(answer.code).toBe("INVALID_INPUT");
  });

  it("stand on every row of an uploaded list", async () => {
    const bomUrl = await send(
      'Designator,Quantity,MPN,Footprint\nR1,1,RC0603FR-0710KL,0603\n"R2,R3",2,RC0603FR-0710KL,0603\n',
      "bom.csv",
    );
    const { data } = await api.call(uploadBom, { bomUrl, coordinateFile: await coordinateFile() }, ann);
    expect(data.lines.map(({ side, sideBy }) => [side, sideBy])).toEqual([
      ["top", "coordinates"],
      ["bottom", "coordinates"],
    ]);
  });
});

describe("places and rotations of a parts list", () => {
  const REPEATED = XY + "R2,3,4,180,bottom\n";

  it("that two rows give differently are a question, which the quote keeps until it is answered", async () => {
    const input = { lines: lines(), coordinateFile: await coordinateFile(REPEATED) };
    const asked = await price(input);
    expect([asked.reviews, asked.openLines]).toEqual([["placementsConflict"], [1]]);
    expect(asked.partList.map(({ placement }) => placement)).toEqual([null, "conflict", null, null]);
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.reasons, data.openLines]).toEqual(["Inquiry Received", ["placementsConflict"], [1]]);
    const view = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(view.partList.map(({ placement }) => placement)).toEqual([null, "conflict", null, null]);
  });

  it("are read in the unit that fits the measured board where a file names none", async () => {
    // The same places in millimeters and, unsaid, in mils: 100 mil are 2.54 mm. The board has 60 × 50 mm.
    const inMillimeters =
      "Ref,PosX(mm),PosY(mm),Rot,Side\nR1,2.54,2.54,90,top\nR2,12.7,10.16,0,top\nR3,12.7,5.08,0,top\n";
    const inMils = "Ref,PosX,PosY,Rot,Side\nR1,100,100,90,top\nR2,500,400,0,top\nR3,500,200,0,top\n";
    const files = { coordinateFile: [...(await coordinateFile(inMillimeters)), ...(await coordinateFile(inMils))] };
    const projectId = await shop.addProject(ann);
    expect((await price({ lines: lines(), projectId, ...files })).partList.map(({ placement }) => placement)).toEqual([
      ...[null, null, null, null],
    ]);
  });

  it("are settled by the customer's answer: offered at once, and kept as confirmed", async () => {
    const settled = lines().map((line, at) => (at === 1 ? { ...line, placedBy: "customer" as const } : line));
    const input = { lines: settled, coordinateFile: await coordinateFile(REPEATED) };
    expect((await price(input)).reviews).toEqual([]);
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.reasons]).toEqual(["Quoted", []]);
    const view = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(view.partList.map(({ placement }) => placement)).toEqual([null, "confirmed", null, null]);
  });

  it("are asked about where the list's own rotation is another", async () => {
    const turned = (rotationDeg: number) => lines().map((line, at) => (at === 0 ? { ...line, rotationDeg } : line));
    const files = { coordinateFile: await coordinateFile() };
    expect((await price({ ...files, lines: turned(90) })).reviews).toEqual([]);
    expect(await price({ ...files, lines: turned(180) })).toMatchObject({
      reviews: ["placementsConflict"],
      openLines: [0],
    });
    expect((await api.callRaw(priceBomQuote, { lines: turned(360) }, ann)).code).toBe("INVALID_INPUT");
  });

  it("stand in an uploaded list with what there is to choose", async () => {
    const bomUrl = await send(
      'Designator,Quantity,MPN,Rotation\nR1,1,RC0603FR-0710KL,180\n"R2,R3",2,RC0603FR-0710KL,\n',
      "bom.csv",
    );
    const { data } = await api.call(uploadBom, { bomUrl, coordinateFile: await coordinateFile(REPEATED) }, ann);
    expect(data.lines.map(({ rotationDeg }) => rotationDeg)).toEqual([180, null]);
    expect(data.placements).toMatchObject({ unit: "mm", isUnitAssumed: true });
    expect(data.placements?.rows.filter(({ designator }) => designator === "R2")).toHaveLength(1);
    expect(data.placements?.conflicts.map(({ designator, kind }) => [designator, kind])).toEqual([
      ["R1", "rotation"],
      ["R2", "repeated"],
    ]);
  });
});

describe("the board of the project", () => {
  it("is what is priced: its options are those that its files show, unless they are said", async () => {
    const projectId = await shop.addProject(ann);
    const { widthMm, heightMm, layers } = FOUR_LAYERS_FACTS;
    const input = { projectId, lines: lines("top"), assembly: { coordinates: true } };
    const priced = await price(input);
    expect(priced.specification.board).toMatchObject({ layers, widthMm, heightMm });
    expect(layers).toBe(4);
    const { data } = await api.callRaw(createBomQuote, input, ann);
    const view = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect([view.specification.board.layers, view.totalMicro]).toEqual([4, priced.total.amountMicro]);
    expect((await price({ ...input, board: { quantity: 20 } })).specification.board).toMatchObject({
      ...{ quantity: 20, layers: 4 },
    });
  });

  it("with pads on both sides is assembled on both where neither a line nor the customer names one", async () => {
    const pads = { smtPadsTop: 90, smtPadsBottom: 14 };
    const projectId = await shop.addProject(ann, { facts: { ...FOUR_LAYERS_FACTS, ...pads } });
    const input = { projectId, lines: lines(), assembly: { coordinates: true } };
    const [both, top] = [
      await price(input),
      await price({ ...input, assembly: { ...input.assembly, assemblySide: "top" } }),
    ];
    expect([both, top].map(({ specification }) => specification.assembly.assemblySide)).toEqual(["combine", "top"]);
    expect(both.assemblyTotal.amountMicro).toBeGreaterThan(top.assemblyTotal.amountMicro);
    const named = await price({ ...input, lines: lines("top") });
    expect(named.specification.assembly.assemblySide).toBe("top");
  });
});
