// An uploaded parts list, read and matched: any sender, any file, and the result of each line.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { uploadBom } from "@/lib/contracts/bom-upload";
import { uploadFile } from "@/lib/contracts/file";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => emptyDatabase(api.db));
afterAll(() => api.deps.matcher.close());

const LIST = [
  "Designator,Quantity,MPN,Value,Footprint,DNP",
  '"R1,R2",2,RC0603FR-0710KL,10k,0603,',
  "R3,1,RC0603FR-0710KL,4k7,0603,",
  "C1,1,,100nF/50V/X7R,0603,",
  "U1,1,STM32F103C8T6,,LQFP-48,",
  "U2,1,NOBODY-HAS-THIS-1,,,",
  "J1,1,,,,DNP",
].join("\n");
const COORDINATES = "Ref,PosX,PosY,Rot,Side\nR1,1,2,90,top\nR2,3,4,0,bottom\nX9,5,6,0,top\n";

type Sender = { token?: string; cookie?: string };

async function send(content: string | Uint8Array, sender: Sender, { name = "bom.csv", fileType = "10" } = {}) {
  const form = new FormData();
  form.append("fileType", fileType);
  form.append("file", new Blob([content as BlobPart]), name);
  const headers: Record<string, string> = { host: "localhost:3000" };
  if (sender.token) headers.authorization = sender.token;
  if (sender.cookie) headers.cookie = sender.cookie;
  const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
  const { data } = (await response.json()) as { data: { fileUrl: string } };
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  return { fileUrl: data.fileUrl, sender: { ...sender, ...(sender.token ? {} : { cookie: sender.cookie ?? cookie }) } };
}

function workbook(rows: unknown[][]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "清单");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

const read = (bomUrl: string, sender: Sender, more: object = {}) => api.call(uploadBom, { bomUrl, ...more }, sender);

async function fillCatalog() {
  await addPart(api.db, "RC0603FR-0710KL", { stock: 25 });
  await addPart(api.db, "C0603C104K5RACTU", { stock: 700 });
  await addPart(api.db, "STM32F103C8T6", { stock: 0 });
  // The matching thread asks once a minute whether the catalog has changed; a new one asks at once.
  await api.deps.matcher.close();
}

describe("a parts list", () => {
  beforeEach(fillCatalog);

  it("names who sells the part that was taken, and nobody where none was", async () => {
    await addPart(api.db, "C0603C104K5RACTU", { stock: 700 }, "import", "Example Parts");
    const { fileUrl, sender } = await send(LIST, {});
    const { data } = await read(fileUrl, sender);
    const sellers = data.lines.map(({ designators: [first], distributor }) => [first, distributor]);
    expect(sellers).toEqual([
      ["R1", "Boardwright sample catalog"],
      ["R3", ""],
      ["C1", "Example Parts"],
      ["U1", "Boardwright sample catalog"],
      ["U2", ""],
      ["J1", ""],
    ]);
    expect(data.parts.map(({ mpn, distributor }) => [mpn, distributor])).toContainEqual([
      "C0603C104K5RACTU",
      "Example Parts",
    ]);
  });

  it("is read and matched for a visitor, each line with its state", async () => {
    const { fileUrl, sender } = await send(LIST, {});
    const { data } = await read(fileUrl, sender);
    expect(data.lines.map(({ state, candidates: [first] }) => [state, first?.stage, first?.doubts])).toEqual([
      ["Normal", "exact", []],
      ["Unassociated", "exact", ["valueDiffers"]],
      ["Normal", "parametric", []],
      ["No Supply", "exact", []],
      ["Not matched", undefined, undefined],
      ["Part Number Missing", undefined, undefined],
    ]);
    expect(data.lines.at(-1)).toMatchObject({ dnp: 1, designators: ["J1"] });
    expect(data.count).toEqual({
      Normal: 2,
      Unassociated: 1,
      "No Supply": 1,
      "Not matched": 1,
      "Part Number Missing": 1,
    });
    expect(data.parts.map(({ mpn }) => mpn).toSorted()).toEqual([
      "C0603C104K5RACTU",
      "RC0603FR-0710KL",
      "STM32F103C8T6",
    ]);
  });

  it("is held to the stock for so many boards, with what a machine loses", async () => {
    const { fileUrl, sender } = await send(LIST, {});
    // Two of each board and ten for the machine, sold by ten: five boards take 20 of 25, six take 22, which are 30.
    const stateFor = async (quantity: number) => (await read(fileUrl, sender, { quantity })).data.lines[0]?.state;
    expect(await stateFor(5)).toBe("Normal");
    expect(await stateFor(6)).toBe("Insufficient Stock");
  });

  it("is read again as a person says that it stands", async () => {
    const { fileUrl, sender } = await send(LIST, {});
    const columns = ["designator", "quantity", "description", "value", "footprint", "dnp"];
    const { data } = await read(fileUrl, sender, { columns });
    expect(data.lines[0]).toMatchObject({ mpn: "", description: "RC0603FR-0710KL" });
  });

  it("of a spreadsheet is read alike, under other heads", async () => {
    const bytes = workbook([["物料清单"], [], ["位号", "数量", "厂家型号"], ["R1", 1, "RC0603FR-0710KL"]]);
    const { fileUrl, sender } = await send(bytes, {}, { name: "清单.xlsx" });
    const { data } = await read(fileUrl, sender);
    expect(data).toMatchObject({ headerRow: 2, sheets: [{ name: "清单" }], lines: [{ row: 4, state: "Normal" }] });
  });

  it("is held against its coordinates, both ways", async () => {
    const { token } = await api.signUp();
    const bom = await send(LIST, { token });
    const coordinates = await send(COORDINATES, { token }, { name: "pos.csv" });
    const coordinateFile = [{ fileName: "pos.csv", fileUrl: coordinates.fileUrl }];
    const { data } = await read(bom.fileUrl, { token }, { coordinateFile });
    expect(data.placements).toMatchObject({
      rows: [{ designator: "R1", xMm: 1, rotationDeg: 90 }, {}, {}],
      unlisted: ["X9"],
      unplaced: ["R3", "C1", "U1", "U2"],
    });
  });
});

describe("what is refused", () => {
  it("is another's file, like one that is not there", async () => {
    const { token } = await api.signUp();
    const { fileUrl } = await send(LIST, { token });
    const other = await api.signUp();
    expect(await read(fileUrl, other)).toMatchObject({ type: "error", code: "NOT_FOUND" });
    expect(await read(fileUrl, {})).toMatchObject({ code: "NOT_FOUND" });
    expect(await read("no-such-file", other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await read(fileUrl, { token })).toMatchObject({ type: "success" });
  });

  it("is an address instead of a handle: nothing is fetched", async () => {
    const { token } = await api.signUp();
    expect(await read("http://127.0.0.1:1/bom.csv", { token })).toMatchObject({ code: "NOT_FOUND" });
  });

  it.each<[string, object]>([
    ["boards without number", { quantity: 0 }],
    ["a column of no meaning that we know", { columns: ["price of eggs"] }],
    ["coordinates that are no list", { coordinateFile: "{" }],
    ["a row before the first", { headerRow: -2 }],
  ])("is %s", async (_, more) => {
    const { fileUrl, sender } = await send(LIST, {});
    expect(await read(fileUrl, sender, more)).toMatchObject({ type: "error", code: "INVALID_INPUT" });
  });

  it("is a letter", async () => {
    const { fileUrl, sender } = await send("Dear Sir,\nplease quote\n", {});
    expect(await read(fileUrl, sender)).toMatchObject({ type: "error", code: "NO_PARTS_LIST" });
  });

  it("is a workbook that was cut off", async () => {
    const bytes = workbook([["位号", "数量"]]);
    const { fileUrl, sender } = await send(bytes.slice(0, bytes.length - 200), {}, { name: "bom.xlsx" });
    expect(await read(fileUrl, sender)).toMatchObject({ type: "error", code: "TABLE_DAMAGED" });
  });
});
