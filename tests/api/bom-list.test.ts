// Quotes by a parts list: offered at once, or waiting for a person to look at or to read.

import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { parts } from "@/lib/server/db/tables/part";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { refusedFields, createTestApi } from "../support/api";
import {
  addFile,
  controller,
  COORDINATES,
  LQFP,
  list,
  resistor,
  startWithCatalogue,
  TOTAL_MICRO,
} from "../support/bom-list-test";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { quoteFor, view } from "../support/quote-test";
import { api, shop } from "../support/shop-test";
import { standIn } from "../support/stand-in";

startWithCatalogue();

describe("a quote by a parts list", () => {
  const listed = () => ({ lines: list(), assembly: COORDINATES, projectName: "Amplifier" });

  it("is offered at once at the price that was shown, with its lines and their prices kept", async () => {
    const ann = await api.signUp();
    const made = await quoteFor(ann, listed());
    expect(made).toMatchObject({ status: "Quoted", reasons: [], openLines: [] });
    const data = await view(ann, made.quoteId);
    expect([data.totalMicro, data.price?.componentsTotal.amountMicro, data.reasons]).toEqual([
      TOTAL_MICRO,
      10_300_000,
      [],
    ]);
    expect(data.specification.assembly).toMatchObject({ supply: "partial", bomLines: 3, smtJoints: 56 });
    expect(data.partList[0]).toEqual({
      ...{
        board: 0,
        designator: "R1, R2",
        quantity: 2,
        mpn: "RC0603FR-0710KL",
        manufacturer: "Yageo",
        value: "",
        side: "top",
        sideBy: "list",
        placement: null,
      },
      ...{ partId: resistor, matchReason: "exact", distributor: SAMPLE_DISTRIBUTOR, stock: 5000, footprint: "0603" },
      part: { mpn: "RC0603FR-0710KL", manufacturer: "Yageo", packageName: "0603" },
      ...{ unitPriceMicro: 10_000, boughtQuantity: 30, amountMicro: 250_000, joints: 4, mounting: "smt" },
      jointsBy: "catalogue",
      ...{ description: "", supply: "turnkey", isAssembled: true, isSample: true, dnp: 2, state: "Normal" },
    });
    expect(
      data.partList.map(({ designator, dnp, supply, amountMicro }) => [designator, dnp, supply, amountMicro]),
    ).toEqual([
      ["R1, R2", 2, "turnkey", 250_000],
      ["R3", 2, "turnkey", 50_000],
      ["U1", 2, "turnkey", 10_000_000],
      ["C1", 2, "customer", null],
      ["J1", 1, "turnkey", null],
    ]);
  });

  it("says of each line who sells its part: the list that was imported, the sample catalogue, or nobody", async () => {
    await addPart(api.db, "RC0603FR-0710KL", {}, "import", "Example Parts");
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann, listed());
    const sellers = (await view(ann, quoteId)).partList.map(({ designator, distributor }) => [designator, distributor]);
    expect(sellers).toEqual([
      ["R1, R2", "Example Parts"],
      ["R3", "Example Parts"],
      ["U1", SAMPLE_DISTRIBUTOR],
      // Sent by the customer; not matched.
      ["C1", ""],
      ["J1", ""],
    ]);
  });

  it("keeps who told the joints, also where it is asked for again", async () => {
    const own = (designator: string, change: object) =>
      quoteLine({ designators: [designator], mpn: designator, supply: "customer", ...change });
    const lines = [own("X1", { footprint: "own", pins: 30 }), own("X2", { footprint: "DIP-8" })];
    const ann = await api.signUp();
    const made = await quoteFor(ann, { ...listed(), lines: [...list(), ...lines] });
    const jointsIn = async (quoteId: string) =>
      (await view(ann, quoteId)).partList.slice(-2).map(({ joints, jointsBy }) => [joints, jointsBy]);
    const kept = [
      [30, "customer"],
      [8, "footprint"],
    ];
    expect(await jointsIn(made.quoteId)).toEqual(kept);
    const again = (await api.call(reQuote, { quoteId: made.quoteId }, { ...ann, key: "again" })).data;
    expect(again.status).toBe("Quoted");
    expect(await jointsIn(again.quoteId)).toEqual(kept);
  });

  it("reads price, stock and footprint from the catalogue, whatever is sent", async () => {
    const ann = await api.signUp();
    const forged = { ...quoteLine({ partId: controller }), ...LQFP, designators: ["U1"], footprint: "0201" };
    const lies = { unitPriceMicro: 1, stock: 1e6, price: 1, amountMicro: 1, pins: 1, mounting: "tht", state: "Normal" };
    const { quoteId } = await quoteFor(ann, { lines: [standIn({ ...forged, ...lies })], assembly: COORDINATES });
    const { partList, specification } = await view(ann, quoteId);
    expect(partList[0]).toMatchObject({ unitPriceMicro: 2_000_000, stock: 100, footprint: "LQFP-48", joints: 48 });
    expect(specification.assembly).toMatchObject({ smtJoints: 48, thtJoints: 0, smallestPart: "0402" });
  });

  it("asks before lines without a part are left away, and leaves nothing until then", async () => {
    const ann = await api.signUp();
    const lines = [...list(), quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT" })];
    const refused = await api.call(createBomQuote, { lines, assembly: COORDINATES }, { ...ann, key: "k1" });
    expect([refused.code, refused.data]).toEqual(["PARTS_UNASSOCIATED", { lines: [5] }]);
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
    const confirmed = { lines, assembly: COORDINATES, unassociatedConfirmed: 1 as const };
    const { quoteId, status } = await quoteFor(ann, confirmed);
    const data = await view(ann, quoteId);
    expect([status, data.totalMicro]).toEqual(["Quoted", TOTAL_MICRO]);
    expect(data.partList[5]).toMatchObject({ state: "Not matched", dnp: 2, isAssembled: false, amountMicro: null });
  });

  it("is for a person to look at where a line has no supply, and says which", async () => {
    const ann = await api.signUp();
    await api.db.update(parts).set({ stock: 0 }).where(eq(parts.id, controller));
    const made = await quoteFor(ann, listed());
    expect(made).toMatchObject({
      status: "Inquiry Received",
      expiresAt: null,
      reasons: ["linesOpen"],
      openLines: [2],
    });
    const data = await view(ann, made.quoteId);
    expect([data.totalMicro, data.reasons, data.partList[2]?.state]).toEqual([null, ["linesOpen"], "No Supply"]);
    expect((await api.call(addQuoteToCart, { quoteId: made.quoteId }, ann)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is looked at by a person with all its lines where the customer asks", async () => {
    const ann = await api.signUp();
    const lines = [quoteLine({ mpn: "NOBODY-HAS-IT" }), quoteLine({ partId: resistor })];
    const made = await quoteFor(ann, { lines, ask: 1 });
    expect([made.status, made.reasons]).toEqual(["Inquiry Received", ["asked", "linesUnassociated"]]);
    expect((await view(ann, made.quoteId)).partList.map(({ isAssembled }) => isAssembled)).toEqual([true, true]);
  });

  it("is made once for a key", async () => {
    const ann = await api.signUp();
    expect(await quoteFor(ann, listed(), "k1")).toEqual(await quoteFor(ann, listed(), "k1"));
    expect(await api.db.select().from(bomLines)).toHaveLength(5);
    const other = await api.call(createBomQuote, { lines: list().slice(1) }, { ...ann, key: "k1" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("keeps ten thousand lines", async () => {
    const ann = await api.signUp();
    const lines = Array.from({ length: 10_000 }, (_, at) => quoteLine({ designators: [`R${at}`], partId: resistor }));
    const { quoteId, reasons } = await quoteFor(ann, { lines });
    const { partList } = await view(ann, quoteId);
    // 50,010 resistors of 5,000.
    expect([reasons, partList.length, partList.at(-1)?.designator]).toEqual([["linesOpen"], 10_000, "R9999"]);
  });

  it("is nobody else's, with its lines", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { quoteId } = await quoteFor(ann, listed());
    expect((await api.call(viewBomQuote, { quoteId }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(createBomQuote, listed())).status).toBe(403);
    const projectId = await shop.addProject(bob);
    expect((await api.call(createBomQuote, { ...listed(), projectId }, ann)).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(bomQuotes)).toHaveLength(1);
  });

  it("without play money leaves invented prices to a person", async () => {
    const real = await createTestApi({ deps: { paymentProviders: {} } });
    const part = await addPart(api.db, "RC0603FR-0710KL");
    const own = await addPart(api.db, "STM32F103C8T6", {}, "import");
    const ann = await real.signUp();
    const lines = [quoteLine({ partId: part }), quoteLine({ ...LQFP, partId: own })];
    const { data } = await real.call(createBomQuote, { lines }, ann);
    expect([data.status, data.reasons, data.openLines]).toEqual(["Inquiry Received", ["linesOpen"], [0]]);
    const { partList } = (await real.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(partList.map(({ state, isSample }) => [state, isSample])).toEqual([
      ["Price Missing", false],
      ["Normal", false],
    ]);
  });

  it("quoted again is priced by today's catalogue, line by line", async () => {
    const ann = await api.signUp();
    const lost = quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT" });
    const { quoteId } = await quoteFor(ann, { ...listed(), lines: [...list(), lost], unassociatedConfirmed: 1 });
    await api.db
      .update(parts)
      .set({ tiers: [[1, 3_000_000]], stock: 50 })
      .where(eq(parts.id, controller));
    const again = (await api.call(reQuote, { quoteId }, ann)).data;
    expect([again.status, again.reasons]).toEqual(["Quoted", []]);
    const data = await view(ann, again.quoteId);
    // Five controllers cost a dollar more each.
    expect([data.totalMicro, data.sourceQuoteId]).toEqual([TOTAL_MICRO + 5_000_000, quoteId]);
    expect(data.partList.map(({ designator, isAssembled }) => [designator, isAssembled])).toEqual([
      ["R1, R2", true],
      ["R3", true],
      ["U1", true],
      ["C1", true],
      ["J1", false],
      ["D1", false],
    ]);
    expect(data.partList[2]).toMatchObject({ unitPriceMicro: 3_000_000, stock: 50 });
    // The old offer is unchanged.
    expect((await view(ann, quoteId)).totalMicro).toBe(TOTAL_MICRO);
  });
});

describe("a list that engineers read", () => {
  it("is an inquiry with its files, and no lines", async () => {
    const ann = await api.signUp();
    const [bomUrl, fileUrl] = [await addFile(ann), await addFile(ann, { name: "xy.csv" })];
    const coordinateFile = [{ fileName: "", fileUrl }];
    const input = { skipParse: 1 as const, bomUrl, bomFileName: "my list.xlsx", coordinateFile, lines: list() };
    const made = await quoteFor(ann, input);
    expect(made).toMatchObject({ status: "Inquiry Received", reasons: ["parsingSkipped"], openLines: [] });
    const data = await view(ann, made.quoteId);
    expect(data.files).toEqual([
      { kind: "bom", fileUrl: bomUrl, fileName: "my list.xlsx" },
      { kind: "coordinates", fileUrl, fileName: "xy.csv" },
    ]);
    expect([data.partList, data.totalMicro, data.specification.assembly?.coordinates]).toEqual([[], null, true]);
    expect(data.events.at(-1)).toMatchObject({ to: "Inquiry Received", actor: "customer" });
  });

  it("comes with its file", async () => {
    const ann = await api.signUp();
    const answer = await api.call(createBomQuote, { skipParse: 1 }, ann);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", "bomUrl"]);
  });

  it("takes files of one's own alone, and of their type", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const theirs = await addFile(bob);
    const own = await addFile(ann);
    const ask = async (bomUrl: string, fileUrl?: string) => {
      const coordinateFile = fileUrl === undefined ? [] : [{ fileName: "xy.csv", fileUrl }];
      return (await api.call(createBomQuote, { skipParse: 1, bomUrl, coordinateFile }, ann)).code;
    };
    const visitors = await addFile({ visitorHash: "somebody" });
    expect(await Promise.all([ask(theirs), ask("never-was"), ask(visitors), ask(own, theirs)])).toEqual(
      Array.from({ length: 4 }, () => "NOT_FOUND"),
    );
    expect(await ask(await addFile(ann, { fileType: 8 }))).toBe("WRONG_FILE_FORMAT");
    expect(await ask(await addFile(ann, { size: 5 * 1024 * 1024 + 1 }))).toBe("FILE_TOO_LARGE");
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });
});
