// A person's own symbols: kept under unique names, within limits, and seen by nobody else.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  addSymbols,
  createSymbol,
  deleteSymbol,
  getSymbol,
  listSymbols,
  MAX_OWN_SYMBOLS,
  putSymbol,
} from "@/lib/contracts/symbol-library";
import { userSymbols } from "@/lib/server/db/tables/symbol";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { pin } from "../support/schematic";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = new Date("2026-11-26T04:00:00Z");
});

type Who = { token: string };
type Sent = InputOf<typeof createSymbol>["symbol"];

const symbol = (name: string, change: object = {}): Sent =>
  ({
    ...{ id: "s1", name, prefix: "U", description: "USB bridge", keywords: ["usb"], unitCount: 1, styleCount: 1 },
    ...{ power: null, showsPinNumbers: true, showsPinNames: true, pinNameOffset: 5_080 },
    ...{ pins: [pin("1", 0, 0)], graphics: [], fields: { footprint: "SOIC-16" } },
    ...change,
  }) as Sent;

const create = (who: Who, name: string, change: object = {}) =>
  api.call(createSymbol, { symbol: symbol(name, change) }, who);
const namesOf = async (who: Who) => (await api.call(listSymbols, {}, who)).data.rows.map(({ name }) => name);

describe("one's own symbols", () => {
  it("are kept, listed by name, read and replaced", async () => {
    const ann = await api.signUp();
    const made = (await create(ann, "CH340C")).data;
    await create(ann, "ams1117");
    expect(made).toEqual({
      ...{ id: made.id, name: "CH340C", prefix: "U", description: "USB bridge", keywords: ["usb"], pinCount: 1 },
      ...{ fields: { footprint: "SOIC-16" }, revision: 1, updateTime: "2026-11-26T04:00:00.000Z" },
    });
    expect((await api.call(listSymbols, {}, ann)).data.rows).toEqual([
      expect.objectContaining({ name: "ams1117" }),
      made,
    ]);
    expect((await api.call(getSymbol, { id: made.id }, ann)).data).toEqual({ ...made, symbol: symbol("CH340C") });
    api.clock.now = new Date("2026-11-26T05:00:00Z");
    const changed = symbol("CH340N", { pins: [] });
    const put = await api.call(putSymbol, { id: made.id, symbol: changed }, ann);
    expect(put.data).toMatchObject({
      name: "CH340N",
      pinCount: 0,
      revision: 2,
      updateTime: "2026-11-26T05:00:00.000Z",
    });
    expect((await api.call(getSymbol, { id: made.id }, ann)).data.symbol).toEqual(changed);
    await api.call(deleteSymbol, { id: made.id }, ann);
    expect(await namesOf(ann)).toEqual(["ams1117"]);
  });

  it("have names of their own for each person", async () => {
    const [ann, ben] = [await api.signUp(), await api.signUp()];
    const { id } = (await create(ann, "A")).data;
    await create(ann, "B");
    expect((await create(ann, "A")).code).toBe("NAME_EXISTS");
    expect((await api.call(putSymbol, { id, symbol: symbol("B") }, ann)).code).toBe("NAME_EXISTS");
    expect((await api.call(putSymbol, { id, symbol: symbol("A", { prefix: "IC" }) }, ann)).data.prefix).toBe("IC");
    expect((await create(ben, "A")).data.name).toBe("A");
    expect(await namesOf(ann)).toEqual(["A", "B"]);
  });

  it("are nobody else's, and nobody's without signing in", async () => {
    const [ann, ben] = [await api.signUp(), await api.signUp()];
    const { id } = (await create(ann, "A")).data;
    const answers = [
      await api.call(getSymbol, { id }, ben),
      await api.call(putSymbol, { id, symbol: symbol("Z") }, ben),
      await api.call(deleteSymbol, { id }, ben),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await namesOf(ben)).toEqual([]);
    expect((await api.call(getSymbol, { id }, ann)).data.symbol).toEqual(symbol("A"));
    expect((await api.call(listSymbols, {})).status).toBe(403);
    expect((await api.call(getSymbol, { id })).status).toBe(403);
  });

  it("are refused where they are none, or too large", async () => {
    const ann = await api.signUp();
    const refused = [
      await create(ann, ""),
      await create(ann, " A"),
      await create(ann, "A", { pins: [pin("1", 1e9, 0)] }),
      await create(ann, "A", { pins: [{ ...pin("1", 0, 0), type: "magic" }] }),
      await create(ann, "A", { id: "../x" }),
      await create(ann, "A", { unitCount: 0 }),
    ];
    expect(refused.map(({ type }) => type === "success")).toEqual(refused.map(() => false));
    const large = {
      fields: {
        note: "x".repeat(20_000),
        ...Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`n${at}`, "x".repeat(20_000)])),
      },
    };
    expect((await create(ann, "A", large)).type === "success").toBe(false);
    expect(await namesOf(ann)).toEqual([]);
  });

  it("end at 5,000", async () => {
    const ann = await api.signUp();
    const { id } = (await create(ann, "A")).data;
    const [row] = await api.db.select().from(userSymbols);
    if (!row) throw new Error("the symbol was not kept");
    const others = Array.from({ length: MAX_OWN_SYMBOLS - 1 }, (_, at) => ({ ...row, id: `s${at}`, name: `S${at}` }));
    for (let at = 0; at < others.length; at += 1_000)
      await api.db.insert(userSymbols).values(others.slice(at, at + 1_000));
    expect((await create(ann, "One more")).code).toBe("TOO_MANY_RECORDS");
    expect((await api.call(putSymbol, { id, symbol: symbol("Renamed") }, ann)).data.name).toBe("Renamed");
  });
});

describe("symbols of a file", () => {
  const add = (who: Who, ...symbols: Sent[]) => api.call(addSymbols, { symbols }, who);

  it("join one's own together; names that are taken stay as they are", async () => {
    const ann = await api.signUp();
    await create(ann, "LM358");
    const answer = await add(ann, symbol("LM358", { pins: [] }), symbol("NE555"), symbol("NE555"), symbol("TL072"));
    expect(answer.data).toEqual({ added: 2, taken: ["LM358", "NE555"] });
    expect(await namesOf(ann)).toEqual(["LM358", "NE555", "TL072"]);
    const kept = (await api.call(listSymbols, {}, ann)).data.rows.find(({ name }) => name === "LM358");
    expect(kept?.pinCount).toBe(1);
  });

  it("are refused as a whole where one is none, there is none, or there would be too many", async () => {
    const ann = await api.signUp();
    expect((await add(ann)).code).toBe("INVALID_INPUT");
    expect((await add(ann, symbol("A"), symbol(" "))).code).toBe("INVALID_INPUT");
    const now = new Date("2026-11-26T04:00:00Z");
    const content = symbol("x") as (typeof userSymbols.$inferInsert)["content"];
    const row = (at: number) => ({ id: `s${at}`, accountId: ann.accountId, name: `S${at}`, content, revision: 1 });
    const rows = Array.from({ length: MAX_OWN_SYMBOLS - 1 }, (_, at) => ({
      ...row(at),
      createdAt: now,
      updatedAt: now,
    }));
    for (let at = 0; at < rows.length; at += 1_000) await api.db.insert(userSymbols).values(rows.slice(at, at + 1_000));
    expect((await add(ann, symbol("A"), symbol("B"))).code).toBe("TOO_MANY_RECORDS");
    expect((await add(ann, symbol("A"))).data.added).toBe(1);
  });
});

it("a symbol that another window has saved since is not overwritten", async () => {
  const ann = await api.signUp();
  const { id } = (await create(ann, "LM358")).data;
  const put = (revision: number, name: string) => api.call(putSymbol, { id, revision, symbol: symbol(name) }, ann);
  expect((await put(1, "LM358A")).data.revision).toBe(2);
  expect((await put(1, "LM358B")).code).toBe("STALE_VERSION");
  expect(await namesOf(ann)).toEqual(["LM358A"]);
});
