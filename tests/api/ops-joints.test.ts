// A joint table in the admin: compared with a board's list, its sums saved once an engineer confirms them.

import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createBomQuote, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { countAdminQuote, readAdminJoints, refuseAdminQuote, viewAdminQuote } from "@/lib/contracts/ops-quote";
import { files } from "@/lib/server/db/tables/project";
import { bomLines } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { ann, api, eve, setUpAdmin } from "../support/admin-test";
import { quoteLine } from "../support/quote-line";
import type { Person } from "../support/shop";

setUpAdmin();

async function upload({ accountId }: Person, text: string, fileType = 10): Promise<string> {
  const id = newId();
  const { key: storageKey, size, sha256 } = await api.deps.store.put(Readable.from([text]), { maxBytes: 1_000_000 });
  const file = { storageKey, fileType, name: "joints.txt", size, sha256, mime: "text/plain" };
  await api.db.insert(files).values({ id, accountId, ...file });
  return id;
}

/** Two boards; the joints of two consigned lines of the second one are unknown. */
async function inquire(): Promise<string> {
  const own = (designator: string, mpn: string) =>
    quoteLine({ designators: [designator], mpn, footprint: "own", supply: "customer" });
  const known = quoteLine({ designators: ["R1", "R2"], quantity: 2, mpn: "R", footprint: "0603", supply: "customer" });
  const others = [
    { boardName: "Sensor", board: { quantity: 10 }, lines: [known, own("U1", "MOD-7"), own("J1", "CONN-9")] },
  ];
  const main = { boardName: "Main", board: { quantity: 10 }, lines: [known] };
  const answer = await api.callRaw(createBomQuote, { ...main, others }, ann);
  expect(answer.data).toMatchObject({ status: "Inquiry Received", reasons: ["jointsUnknown"] });
  return answer.data.quoteId;
}

const LIST = "Designator,Part,Pins,Type\nU1,,30,SMD\n,conn 9,4,THT\nQ7,,3,SMD\nU9,,,SMD\n";
const read = async (id: string, change: object = {}, person: object = eve) =>
  api.callRaw(readAdminJoints, { id, board: 1, fileUrl: await upload(eve, LIST), ...change }, person);
const count = (id: string, change: object) =>
  api.callRaw(
    countAdminQuote,
    { id, from: "Inquiry Received", board: 1, bomLines: 3, smtJoints: 34, thtJoints: 4, ...change },
    { ...eve, key: newId() },
  );

describe("a written list of joints", () => {
  it("is counted with what is known of the board's list, and every other row is said", async () => {
    const id = await inquire();
    // Two 0603 of two joints, 30 of U1; 4 of J1. Lines of the first board stand before: position 0.
    expect((await read(id)).data).toEqual({
      ...{ rows: 3, bomLines: 3, smtJoints: 34, thtJoints: 4, unknown: [] },
      lines: [
        { position: 2, pins: 30, mounting: "smt" },
        { position: 3, pins: 4, mounting: "tht" },
      ],
      problems: [
        { row: 4, reason: "unlisted", text: "Q7" },
        { row: 5, reason: "noPins", text: "U9 · SMD" },
      ],
    });
    const half = await read(id, { fileUrl: await upload(eve, "Ref\tPins\nU1\t30\n") });
    expect(half.data).toMatchObject({ unknown: ["J1"], problems: [{ row: 2, reason: "assumed", text: "U1" }] });
    // Nothing is kept by reading.
    expect((await api.call(viewAdminQuote, { id }, eve)).data.boards[1]?.assembly?.thtJoints).toBe(0);
  });

  it("is kept as an engineer says: the board's sums, and each line's joints", async () => {
    const id = await inquire();
    const { lines } = (await read(id)).data;
    expect((await count(id, { lines })).data).toEqual({ status: "Inquiry Received" });
    const seen = (await api.call(viewAdminQuote, { id }, eve)).data;
    expect(seen.boards.map(({ assembly }) => [assembly?.smtJoints, assembly?.thtJoints])).toEqual([
      [4, 0],
      [34, 4],
    ]);
    const told = [
      [4, "smt", "footprint"],
      [4, "smt", "footprint"],
      [30, "smt", "staff"],
      [4, "tht", "staff"],
    ];
    const jointsOf = ({ joints, mounting, jointsBy }: (typeof seen.parts)[number]) => [joints, mounting, jointsBy];
    expect(seen.parts.map(jointsOf)).toEqual(told);
    const seenBy = async (quoteId: string) =>
      (await api.call(viewBomQuote, { quoteId }, ann)).data.partList.map((part) => [
        part.joints,
        part.mounting,
        part.jointsBy,
      ]);
    expect(await seenBy(id)).toEqual(told);
    // A requote needs no second count.
    await api.call(refuseAdminQuote, { id, from: "Inquiry Received", reason: "no" }, { ...eve, key: newId() });
    const again = (await api.call(reQuote, { quoteId: id }, { ...ann, key: newId() })).data;
    expect(again).toMatchObject({ status: "Quoted", reasons: [] });
    expect(await seenBy(again.quoteId)).toEqual(told);
  });

  it("counts alone where nobody has read the parts list", async () => {
    const bomUrl = await upload(ann, "see the drawing");
    const made = await api.callRaw(createBomQuote, { skipParse: 1, bomUrl, board: { quantity: 10 } }, ann);
    const text = "MPN\tQty\tPins\tType\nRC0603\t4\t2\tSMD\nNE555P\t1\t8\tDIP\n";
    const answer = await read(made.data.quoteId, { board: 0, fileUrl: await upload(eve, text) });
    expect(answer.data).toMatchObject({ bomLines: 2, smtJoints: 8, thtJoints: 8, lines: [], problems: [] });
  });

  it.each<[string, () => Promise<object>, string]>([
    ["a board that the quote does not have", () => Promise.resolve({ board: 2 }), "INVALID_INPUT"],
    ["a quote that is none", () => Promise.resolve({ id: "missing" }), "NOT_FOUND"],
    ["a file that is none", () => Promise.resolve({ fileUrl: "missing" }), "NOT_FOUND"],
    ["a file of somebody else", async () => ({ fileUrl: await upload(ann, LIST) }), "NOT_FOUND"],
    ["a file of another kind", async () => ({ fileUrl: await upload(eve, LIST, 8) }), "WRONG_FILE_FORMAT"],
    ["words", async () => ({ fileUrl: await upload(eve, "Dear Sir,\nplease count\n") }), "NO_JOINTS"],
    ["nothing", async () => ({ fileUrl: await upload(eve, "\n") }), "TABLE_EMPTY"],
  ])("is refused for %s", async (_what, change, code) => {
    const id = await inquire();
    expect((await read(id, await change())).code).toBe(code);
  });

  it("is read by staff alone, and tells no line of another board, twice, or of another quote", async () => {
    const [id, neighbour] = [await inquire(), await inquire()];
    expect((await read(id, {}, {})).status).toBe(404);
    expect((await read(id, {}, ann)).status).toBe(404);
    const line = (position: number) => ({ position, pins: 5, mounting: "smt" });
    for (const lines of [[line(0)], [line(4)], [line(2), line(2)]])
      expect((await count(id, { lines })).code).toBe("INVALID_INPUT");
    await count(id, { lines: [line(2)] });
    const kept = await api.db.select().from(bomLines);
    const pinsOf = (quoteId: string) =>
      kept.filter((each) => each.quoteId === quoteId && each.position === 2).map(({ pins }) => pins);
    expect([pinsOf(id), pinsOf(neighbour)]).toEqual([[5], [null]]);
  });
});
