// Archives with too many files, too large content, or malformed structure; and the download of stored files.

import { createHash, randomBytes } from "node:crypto";
import * as XLSX from "xlsx";
import { compoundFile } from "../../tests/support/compound-file";
import { BOARD_FILES } from "../../tests/support/small-board";
import { type AttackCase, expectThat } from "./attack-case";
import { dataOf, EMPTY_ZIP, uploadFile } from "./customer";
import { pngOf } from "./png";
import type { Target } from "./target";
import { bounded } from "./uploads";
import { zipOf } from "./zip";

const MIB = 1024 ** 2;

/** Uploads a table and has it read as a parts list; fails the case if that exceeds the limits. */
async function readTable(target: Target, name: string, bytes: Uint8Array) {
  const { token } = await target.signUp();
  const before = target.usage();
  let peakMb = before.residentMb;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, target.usage().residentMb)), 50);
  const sent = await target.upload(bytes, { name, fileType: 10, token });
  const { fileUrl } = (sent.body.data ?? {}) as { fileUrl?: string };
  const answer =
    fileUrl === undefined
      ? sent
      : await target.call("/api/eda/bom/upload", { token, body: { bomUrl: fileUrl, bomFileName: name } });
  clearInterval(timer);
  const seconds = target.usage().cpuSeconds - before.cpuSeconds;
  expectThat(answer.status < 500, `${name} was answered ${answer.status}`);
  expectThat(seconds < 10, `${name} took ${seconds.toFixed(1)} s of the processor`);
  expectThat(peakMb - before.residentMb < 400, `the server grew by ${(peakMb - before.residentMb).toFixed(0)} MB`);
  return answer;
}

function workbook(rows: unknown[][], name = "BOM"): Buffer {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
  return XLSX.write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

const LIST = [
  ["Designator", "Quantity", "MPN"],
  ["R1", "1", "RC0402"],
];

/** A workbook whose one sheet is this XML. */
function withSheet(sheet: string | Buffer): Buffer {
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
  const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const link = (id: string, type: string, to: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${relations}/${type}" Target="${to}"/></Relationships>`;
  return zipOf({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("/xl/workbook.xml", `${spreadsheet}.sheet.main+xml`)}${part("/xl/worksheets/sheet1.xml", `${spreadsheet}.worksheet+xml`)}</Types>`,
    "_rels/.rels": link("r1", "officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="BOM" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": link("r1", "worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": sheet,
  });
}

/** An Altium board whose allocation table has a cycle, and one that names sectors beyond the end. */
function brokenCompoundFiles(): Buffer[] {
  const whole = Buffer.from(
    compoundFile({ "Board6/Data": Buffer.alloc(2000, 1), "Tracks6/Data": Buffer.alloc(900, 2) }),
  );
  const allocation = 512 * (1 + whole.readUInt32LE(76));
  const [loop, beyond, directory] = [Buffer.from(whole), Buffer.from(whole), Buffer.from(whole)];
  for (let sector = 1; sector < 12; sector++) {
    loop.writeUInt32LE(sector, allocation + sector * 4);
    beyond.writeUInt32LE(0x00ff_fff0, allocation + sector * 4);
  }
  directory.writeUInt32LE(0x00ff_fff0, 48);
  return [loop, beyond, directory];
}

const asBoard = (files: Record<string, string>) =>
  zipOf({ ...Object.fromEntries(BOARD_FILES.map(({ name, content }) => [name, content])), ...files });

const uploads: AttackCase[] = [
  {
    id: "F02",
    title: "A file of 99.9 MB that is allowed",
    isLong: true,
    run: async (target) => {
      const { token } = await target.signUp();
      const bytes = Buffer.concat([EMPTY_ZIP, randomBytes(Math.floor(99.9 * MIB) - EMPTY_ZIP.length)]);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const before = target.usage().residentMb;
      const sent = dataOf<{ fileUrl: string; sha256: string }>(await target.upload(bytes, { token }), "the upload");
      const grown = target.usage().residentMb - before;
      expectThat(sent.sha256 === sha256, "its bytes changed on the way");
      expectThat(grown < 250, `the server grew by ${grown.toFixed(0)} MB`);
      const back = await fetch(`${target.origin}/api/eda/file/${sent.fileUrl}`, { headers: { authorization: token } });
      const hash = createHash("sha256")
        .update(Buffer.from(await back.arrayBuffer()))
        .digest("hex");
      expectThat(hash === sha256, "its bytes changed on the way back");
    },
  },
  {
    id: "F03",
    title: "Nine files, a thousand empty parts, and a field whose name is a megabyte",
    run: async (target) => {
      const { token } = await target.signUp();
      const sent = await Promise.all(
        Array.from({ length: 9 }, () => target.upload(EMPTY_ZIP, { token, fields: { batchUid: "nine" } })),
      );
      expectThat(
        sent.filter(({ body }) => body.code === "TOO_MANY_FILES").length === 1,
        "nine files of a batch were taken",
      );
      const part = (name: string, value: string, file = "") =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
      const file = (name: string) => part(name, EMPTY_ZIP.toString("latin1"), '; filename="a.zip"');
      const end = "--x--\r\n";
      const bodies = {
        "two files": part("fileType", "8") + file("file") + file("file") + end,
        "a thousand parts": part("fileType", "8") + file("file") + part("a", "").repeat(1000) + end,
        "a name of a megabyte": part("fileType", "8") + part("n".repeat(MIB), "1") + file("file") + end,
        "a field of a megabyte": part("fileType", "8") + part("n", "1".repeat(MIB)) + file("file") + end,
        "no end": part("fileType", "8") + file("file"),
      };
      for (const [what, body] of Object.entries(bodies)) {
        const headers = { "content-type": "multipart/form-data; boundary=x" };
        const answer = await target.call("/api/eda/file/upload", { method: "POST", token, headers, body });
        const isRefused = answer.body.type === "error" && answer.status < 500 && answer.status !== 0;
        expectThat(isRefused, `${what}: ${answer.status} ${String(answer.body.code)}`);
      }
    },
  },
  {
    id: "F08",
    title: "RAR archives that are cut, empty, encrypted, of several volumes, or only called one",
    isLong: true,
    run: async (target) => {
      const fifth = Buffer.from("526172211a0701003392b5e50a010506000501018080", "hex");
      const fourth = Buffer.from("526172211a0700cf907300000d00000000000000", "hex");
      const encrypted = Buffer.from("526172211a0701009bd4c4ab2104000001", "hex");
      const volume = Buffer.from("526172211a0701005f2b7d7b0e01050700050181800180", "hex");
      for (const bytes of [fifth, fourth, encrypted, volume])
        for (const tail of [Buffer.alloc(0), Buffer.alloc(200, 0xff), randomBytes(100_000)])
          await bounded(target, "board.rar", Buffer.concat([bytes, tail]));
    },
  },
  {
    id: "F09",
    title: "Workbooks named after prototypes, and of one cell in the last corner",
    run: async (target) => {
      const named = await readTable(target, "list.xlsx", workbook(LIST, "__proto__"));
      expectThat(named.body.type === "success", `a sheet of that name: ${String(named.body.code)}`);
      const cells = [["__proto__", "constructor", "MPN"], ...Array(3).fill(["polluted", "polluted", "toString"])];
      await readTable(target, "list.xlsx", workbook(cells));
      const { text } = await target.call("/api/eda/quote/pcb", { body: {} });
      expectThat(!text.includes("polluted"), "a prototype was changed");
      const far = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
      await readTable(target, "far.xlsx", withSheet(far));
    },
  },
  {
    id: "F09r",
    title: "A workbook of a million rows",
    isLong: true,
    run: async (target) => {
      const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`;
      const rows = Array.from({ length: 1_000_000 }, (_, at) => row(at + 1)).join("");
      await readTable(target, "long.xlsx", withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`));
    },
  },
  {
    id: "F10",
    title: "A workbook whose sheet is a thousand times as large inside",
    run: async (target) => {
      const { body } = await readTable(target, "bomb.xlsx", withSheet(Buffer.alloc(300 * MIB, 0x20)));
      expectThat(body.type === "error", "it was read");
    },
  },
  {
    id: "F13",
    title: "Altium boards whose sectors lead in circles or beyond the end",
    run: async (target) => {
      for (const bytes of brokenCompoundFiles()) {
        await bounded(target, "board.PcbDoc", bytes);
        await readTable(target, "list.xls", bytes);
      }
    },
  },
  {
    id: "F15",
    title: "Drill files with coordinates that are no numbers, tool 0 and two units",
    run: async (target) => {
      for (const text of [
        "M48\nMETRIC\nT1C0.8\n%\nT1\nXnanYinf\nX1e308Y-1e308\nX--5Y..\nM30\n",
        "M48\nMETRIC\nT0C0.8\nT1Cnan\nT2C-1\n%\nT0\nX5.0Y5.0\nT1\nX1Y1\nT99\nX2Y2\nM30\n",
        "M48\nMETRIC\nT1C0.8\n%\nT1\nX5.0Y5.0\nINCH\nX5.0Y5.0\nM72\nX1.0Y1.0\nM71\nM30\n",
      ])
        await bounded(target, "board.zip", asBoard({ "b.drl": text }));
    },
  },
  {
    id: "F15r",
    title: "A drill file that repeats a hundred million holes",
    isLong: true,
    run: (target) => {
      const text = `M48\nMETRIC\nT1C0.8\n%\nT1\nR100000000X0.0001\n${"R9999X0.001Y0.001\n".repeat(10_000)}M30\n`;
      return bounded(target, "board.zip", asBoard({ "b.drl": text }));
    },
  },
  {
    id: "F16",
    title: "Pictures of 50,000 × 50,000 pixels, and what a camera wrote into them",
    run: async (target) => {
      const { token } = await target.signUp();
      const before = target.usage();
      for (const picture of [pngOf(50_000, 50_000, {}, false), pngOf(0, 0, {}, false)]) {
        const fileUrl = await uploadFile(target, token, picture, "big.png", 13);
        const { status } = await target.call("/api/eda/user/avatar", { token, body: { fileUrl } });
        expectThat(status < 500, `it was answered ${status}`);
      }
      const { residentMb, cpuSeconds } = target.usage();
      expectThat(residentMb - before.residentMb < 200 && cpuSeconds - before.cpuSeconds < 3, "it was drawn");
      const fileUrl = await uploadFile(target, token, pngOf(8, 8, { GPS: "51.5N 0.1W" }), "me.png", 13);
      const user = await target.call("/api/eda/user/avatar", { token, body: { fileUrl } });
      const { avatar } = dataOf<{ avatar: string }>(user, "an avatar");
      expectThat(!(await target.call(avatar)).text.includes("51.5N"), "the place is still in the avatar");
    },
  },
  {
    id: "F17",
    title: "The picture service as a way to other servers, and modern picture formats",
    run: async ({ call, port, upload, signUp }) => {
      for (const url of [`http://127.0.0.1:${port}/api/health`, "http://169.254.169.254/", "//evil.example/a.png"]) {
        const { status } = await call(`/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);
        expectThat(status === 400 || status === 404, `${url} was answered ${status}`);
      }
      const { token } = await signUp();
      for (const kind of ["avif", "heic"]) {
        const head = Buffer.from(`\0\0\0\x20ftyp${kind}\0\0\0\0${kind}mif1`, "latin1");
        for (const name of [`a.${kind}`, "a.png"])
          for (const fileType of [13, 14]) {
            const { body } = await upload(head, { name, fileType, token });
            expectThat(body.code === "WRONG_FILE_FORMAT", `${name} as ${fileType}: ${String(body.code ?? body.type)}`);
          }
      }
    },
  },
];

/** The headers and bytes of a download. */
const downloads: AttackCase[] = [
  {
    id: "H01",
    title: "Downloads whose name would split their header",
    run: async (target) => {
      const { token } = await target.signUp();
      for (const name of ["报价 板.csv", "🙂.csv", `a";filename=b.exe;x=".csv`, "a\\b.csv", "100%25 '(1)*.csv"]) {
        const fields = { originalFileName: name };
        const sent = await target.upload(Buffer.from("a,b\n"), { name: "a.csv", fileType: 10, token, fields });
        const { fileUrl } = dataOf<{ fileUrl: string }>(sent, name);
        const disposition =
          (await target.call(`/api/eda/file/${fileUrl}`, { token })).headers.get("content-disposition") ?? "";
        expectThat(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.%~-]*$/.test(disposition),
          disposition,
        );
      }
      const split = await target.upload(Buffer.from("a,b\n"), {
        ...{ name: "a.csv", fileType: 10, token, fields: { originalFileName: `a"\r\nSet-Cookie: x=1; .csv` } },
      });
      const { fileUrl } = (split.body.data ?? {}) as { fileUrl?: string };
      const answer = await target.call(`/api/eda/file/${fileUrl ?? "none"}`, { token });
      expectThat(!answer.headers.getSetCookie().some((cookie) => cookie.startsWith("x=")), "its name set a cookie");
    },
  },
  {
    id: "H03",
    title: "Paths in the place of a file's handle",
    run: async ({ raw, signUp }) => {
      const { token } = await signUp();
      const paths = [
        "..%2f..%2fsecret",
        "%252e%252e%252fsecret",
        "%2fetc%2fpasswd",
        "..%5c..%5csecret",
        "incoming",
        ".",
      ];
      for (const where of ["/api/eda/file/", "/api/eda/user/avatar/", "/api/eda/dfm/shared/", "/api/eda/project/"])
        for (const path of paths) {
          const lead = `GET ${where}${path}?path=../../secret HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n`;
          const answer = await raw(`${lead}Connection: close\r\n\r\n`);
          const isRefused = /^HTTP\/1\.1 (400|404) /.test(answer) || answer.includes('"type":"error"');
          expectThat(isRefused && !/^HTTP\/1\.1 5/.test(answer), `${where}${path}: ${answer.slice(0, 40)}`);
        }
    },
  },
  {
    id: "H04",
    title: "Ranges: of a part, of a thousand parts, negative, beyond the end",
    run: async (target) => {
      const { token } = await target.signUp();
      const bytes = Buffer.concat([EMPTY_ZIP, randomBytes(100_000)]);
      const fileUrl = await uploadFile(target, token, bytes, "board.zip", 8);
      const ask = async (range: string, more: Record<string, string> = {}) => {
        const headers = { authorization: token, range, ...more };
        const answer = await fetch(`${target.origin}/api/eda/file/${fileUrl}`, { headers });
        return { answer, body: Buffer.from(await answer.arrayBuffer()) };
      };
      const { length } = bytes;
      const parts: [string, number, number][] = [
        ["bytes=0-", 0, length - 1],
        ["bytes=10-19", 10, 19],
        ["bytes=-5", length - 5, length - 1],
        [`bytes=${length - 1}-99999999999999999999`, length - 1, length - 1],
      ];
      for (const [range, from, to] of parts) {
        const { answer, body } = await ask(range);
        const isRight = answer.status === 206 && body.equals(bytes.subarray(from, to + 1));
        expectThat(isRight, `${range} was answered ${answer.status} with ${body.length} bytes`);
        expectThat(answer.headers.get("content-range") === `bytes ${from}-${to}/${length}`, `${range}: content-range`);
      }
      for (const range of [`bytes=${length}-`, "bytes=-0"]) {
        const { answer, body } = await ask(range);
        expectThat(answer.status === 416 && body.length < 1000, `${range} was answered ${answer.status}`);
        expectThat(answer.headers.get("content-range") === `bytes */${length}`, `${range}: content-range`);
      }
      const many = `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join()}`;
      for (const range of [many, "bytes=5-1", "lines=1-2", "bytes=a-b", "bytes=-"]) {
        const { answer, body } = await ask(range);
        expectThat(
          answer.status === 200 && body.length === length,
          `${range.slice(0, 20)} was answered ${answer.status}`,
        );
      }
      const other = await ask("bytes=0-9", { "if-range": '"another"' });
      expectThat(other.answer.status === 200, "a part of another file was sent");
    },
  },
  {
    id: "H05",
    title: "A page as an attachment, opened by itself",
    run: async (target) => {
      const { token } = await target.signUp();
      const page = Buffer.from("<html><script>alert(1)</script></html>");
      const refused = await target.upload(page, { name: "page.html", fileType: 10, token });
      expectThat(refused.body.code === "WRONG_FILE_FORMAT", "a page was taken as an attachment");
      // Text that looks like a page is refused; text that looks like a list is stored, even with the same markup in it.
      const asText = await target.upload(page, { name: "page.txt", fileType: 10, token });
      expectThat(asText.body.code === "WRONG_FILE_FORMAT", "a page was taken as a text");
      const list = Buffer.from('Designator,MPN\nR1,"<script>alert(1)</script>"\n');
      const fileUrl = await uploadFile(target, token, list, "page.csv");
      const { headers } = await target.call(`/api/eda/file/${fileUrl}`, { token, headers: { accept: "text/html" } });
      expectThat(/^attachment/.test(headers.get("content-disposition") ?? ""), "it opens in the page");
      expectThat(/^text\/plain/.test(headers.get("content-type") ?? ""), "it is sent as a page");
      expectThat(/sandbox/.test(headers.get("content-security-policy") ?? ""), "what it holds may run");
      expectThat(headers.get("x-content-type-options") === "nosniff", "browsers may guess what it is");
    },
  },
];

export const files: AttackCase[] = [...uploads, ...downloads];
