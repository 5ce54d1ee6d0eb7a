// A parts list in the body of the call itself: read as it comes, kept for its sender alone, refused when it is a trap.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { utils, write } from "xlsx";
import { type UploadedBom, uploadBom } from "@/lib/contracts/bom-upload";
import type { Envelope } from "@/lib/contracts/envelope";
import { downloadFile } from "@/lib/contracts/file";
import { files } from "@/lib/server/db/tables/project";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";
import { zip } from "../support/archives";

let api: TestApi;
/** Files of former tests, whose rows are gone. */
let before = 0;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  before = filesOnDisk();
});
afterAll(() => api.deps.matcher.close());

const LIST = 'Designator,Quantity,MPN\n"R1,R2",2,RC0603FR-0710KL\n';
/** Signature and header of a picture of one pixel. */
const PNG = Uint8Array.from(Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de", "hex"));
type Sender = { token?: string; cookie?: string };
type Sent = Envelope<UploadedBom> & { code?: string };

async function send(content: string | Uint8Array, { token, cookie }: Sender = {}, more: Record<string, string> = {}) {
  const { fileName = "bom.csv", field = "bomFile", ...fields } = more;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([content as BlobPart]), fileName);
  const headers: Record<string, string> = { host: "localhost:3000" };
  if (token) headers.authorization = token;
  if (cookie) headers.cookie = cookie;
  const response = await api.send(`http://localhost:3000${uploadBom.path}`, { method: "POST", body: form, headers });
  const own = response.headers.get("set-cookie")?.split(";")[0];
  const sender = token === undefined ? { cookie: cookie ?? own } : { token };
  return { status: response.status, answer: (await response.json()) as Sent, sender: sender as Sender };
}

function filesOnDisk(): number {
  const folder = path.join(api.deps.environment.dataDir, "files");
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).length;
}

/** Records and files that this test has left. */
const kept = async () => ({ rows: (await api.db.select().from(files)).length, onDisk: filesOnDisk() - before });
const NOTHING = { rows: 0, onDisk: 0 };

describe("a list in the body", () => {
  beforeEach(async () => {
    await addPart(api.db, "RC0603FR-0710KL", { stock: 500 });
    await api.deps.matcher.close();
  });

  it("is read for a visitor and kept: its handle reads it again, and nobody else's does", async () => {
    const { answer, sender } = await send(LIST, {}, { quantity: "3" });
    expect(answer).toMatchObject({ type: "success", data: { lines: [{ row: 2, state: "Normal" }] } });
    const { bomUrl } = answer.data as UploadedBom;
    expect((await api.call(uploadBom, { bomUrl }, sender)).data).toMatchObject({ bomUrl, lines: [{ row: 2 }] });
    const other = await api.signUp();
    expect(await api.call(uploadBom, { bomUrl }, other)).toMatchObject({ type: "error", code: "NOT_FOUND" });
    expect(await api.call(uploadBom, { bomUrl }, {})).toMatchObject({ code: "NOT_FOUND" });
    expect(await kept()).toEqual({ rows: 1, onDisk: 1 });
  });

  it("belongs to the account that sent it, byte for byte", async () => {
    const { token } = await api.signUp();
    const { answer } = await send(LIST, { token });
    const { bomUrl } = answer.data as UploadedBom;
    const file = await api.fetchFile(downloadFile, { fileUrl: bomUrl }, { token });
    expect(await file.text()).toBe(LIST);
  });

  it("comes with fields before or behind it", async () => {
    const columns = JSON.stringify(["designator", "quantity", "description"]);
    const { answer } = await send(LIST, {}, { columns });
    expect((answer.data as UploadedBom).lines[0]).toMatchObject({ mpn: "", description: "RC0603FR-0710KL" });
  });

  it("may be none: a form without one names the handle", async () => {
    const { answer, sender } = await send(LIST);
    const { bomUrl } = answer.data as UploadedBom;
    for (const body of ["multipart", "form", "json"] as const)
      expect(await api.call(uploadBom, { bomUrl }, { ...sender, body })).toMatchObject({ type: "success" });
  });
});

describe("refused, and nothing of it kept, is", () => {
  it.each<[string, string | Uint8Array, Record<string, string>, string]>([
    ["a form with neither list nor handle", "x", { field: "otherFile" }, "INVALID_INPUT"],
    ["a form with both", LIST, { bomUrl: "some-handle" }, "INVALID_INPUT"],
    ["a field that is none of ours", LIST, { quantity: "0" }, "INVALID_INPUT"],
    ["an empty file", "", {}, "EMPTY_FILE"],
    ["a program", "MZ", { fileName: "bom.exe" }, "WRONG_FILE_FORMAT"],
    ["a picture that is called a table", PNG, {}, "WRONG_FILE_FORMAT"],
    ["a letter", "Dear Sir,\nplease quote\n", {}, "NO_PARTS_LIST"],
    ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1).fill(65), {}, "FILE_TOO_LARGE"],
  ])("%s", async (_, content, more, code) => {
    const { answer } = await send(content, {}, more);
    expect(answer).toMatchObject({ type: "error", code });
    expect(await kept()).toEqual(NOTHING);
  });

  it("a second file beside it", async () => {
    const form = new FormData();
    form.append("bomFile", new Blob([LIST]), "bom.csv");
    form.append("bomFile", new Blob([LIST]), "bom.csv");
    const response = await api.send(`http://localhost:3000${uploadBom.path}`, {
      method: "POST",
      body: form,
      headers: { host: "localhost:3000" },
    });
    expect(await response.json()).toMatchObject({ code: "TOO_MANY_FILES" });
    expect(await kept()).toEqual(NOTHING);
  });
});

const SHEET_HEAD =
  '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
  '<sheets><sheet name="BOM" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Target="worksheets/sheet1.xml" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>';
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';

const workbookOf = (sheet: string) =>
  zip([
    { name: "[Content_Types].xml", content: TYPES },
    { name: "xl/workbook.xml", content: WORKBOOK },
    { name: "xl/_rels/workbook.xml.rels", content: RELATIONS },
    { name: "xl/worksheets/sheet1.xml", content: sheet },
  ]);

const EMPTY_ROW = "<row><c><v>1</v></c></row>";
/** 70 MB of zeros between two cells; a million rows of one cell each, 27 MB of text. */
const bomb = () => workbookOf(`${SHEET_HEAD}${" ".repeat(70 * 1024 * 1024)}</sheetData></worksheet>`);
const millionRows = () => workbookOf(`${SHEET_HEAD}${EMPTY_ROW.repeat(1_000_000)}</sheetData></worksheet>`);

describe("a trap", () => {
  it("that unfolds to seventy megabytes is refused", async () => {
    const { answer } = await send(bomb(), {}, { fileName: "bom.xlsx" });
    expect(answer).toMatchObject({ type: "error", code: "TABLE_TOO_LARGE" });
    expect(await kept()).toEqual(NOTHING);
  });

  it("of a million rows is refused or cut, while others are answered", async () => {
    let isRead = false;
    const slow = send(millionRows(), {}, { fileName: "bom.xlsx" }).then((sent) => {
      isRead = true;
      return sent;
    });
    const others: boolean[] = [];
    for (let call = 0; call < 5; call++) {
      const response = await api.send("http://localhost:3000/api/openapi.json", {
        headers: { host: "localhost:3000" },
      });
      expect(response.status).toBe(200);
      others.push(isRead);
    }
    expect(others).toContain(false);
    const { answer } = await slow;
    expect(answer.type).toBe("error");
    expect(["PARSE_TIMEOUT", "PARSE_TOO_LARGE", "NO_PARTS_LIST", "TABLE_TOO_LARGE"]).toContain(answer.code);
    expect(await kept()).toEqual(NOTHING);
  }, 60_000);

  it("of a million lines of text is no parts list, or one of ten thousand lines", async () => {
    // Five signs a line: 5,000,000 bytes, just below the limit.
    const { answer } = await send(`Designator,Qty\n${"R,1\n".repeat(1_000_000)}`);
    if (answer.type === "success") expect((answer.data as UploadedBom).lines.length).toBeLessThanOrEqual(10_000);
    else expect(["PARSE_TIMEOUT", "PARSE_TOO_LARGE", "NO_PARTS_LIST"]).toContain(answer.code);
  }, 60_000);

  it("of names that objects are made of is words like others", async () => {
    const rows = [
      ["Designator", "Quantity", "__proto__", "constructor"],
      ["__proto__", 1, "polluted", "toString"],
      ["constructor", 1, "prototype", "hasOwnProperty"],
    ];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "__proto__");
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
    const { answer } = await send(bytes, {}, { fileName: "bom.xlsx", __proto__: "polluted", constructor: "polluted" });
    expect(answer.type).toBe("success");
    expect((answer.data as UploadedBom).sheets[0]?.name).toBe("__proto__");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
