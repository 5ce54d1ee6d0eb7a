import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isContentAccepted, ruleOf } from "@/lib/server/storage/file-types";
import { sniff, SNIFF_BYTES } from "@/lib/server/storage/sniff";

const CORPUS = process.env.CORPUS_DIR ?? path.resolve("../shared/corpus");

function corpus(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(path.join(CORPUS, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
      pattern.test(name),
    );
  } catch {
    return [];
  }
}

async function kindsOf(folder: string, pattern: RegExp): Promise<Record<string, string[]>> {
  const kinds: Record<string, string[]> = {};
  for (const name of corpus(folder, pattern)) {
    const kind = await sniff(readFileSync(path.join(CORPUS, folder, name)).subarray(0, SNIFF_BYTES));
    (kinds[kind] ??= []).push(name);
  }
  return kinds;
}

const text = (content: string) => sniff(new TextEncoder().encode(content));

describe("content", () => {
  it.each([
    ["(kicad_pcb (version 20221018) (generator pcbnew)", "kicad-board"],
    ["\n(kicad_sch (version 20230121)", "kicad-schematic"],
    ["EESchema Schematic File Version 4\n", "kicad-schematic"],
    ["PCBNEW-BOARD Version 1 date 20/11/2010\n", "kicad-board"],
    ["\u0010\u0000B\u0000\u0001\u0000", "eagle-binary"],
    ['<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle version="9.6.2">', "eagle"],
    ["G04 comment*\n%FSLAX46Y46*%\n%MOMM*%\n", "gerber"],
    ["M48\nMETRIC,TZ\nT1C0.3\n%\n", "drill"],
    ["Reference,Value,Quantity\nR1,10k,1\n", "text"],
    ["参考,值\nR1,10k\n", "text"],
    ["<!doctype html><script>alert(1)</script>", "other"],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "other"],
    ["MZ\u0000\u0003\u0000\u0000", "other"],
    ["\u007fELF\u0002\u0001\u0001\u0000", "other"],
  ])("%j is %s", async (content, kind) => {
    expect(await text(content)).toBe(kind);
  });

  it("of a table in UTF-16 is text", async () => {
    const table = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Designator\tX\n", "utf16le")]);
    expect(await sniff(table)).toBe("text");
  });

  it("of a zip is told even when its first entry is longer than what is looked at", async () => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(5_000_000, 18);
    header.writeUInt32LE(9_000_000, 22);
    header.writeUInt16LE(5, 26);
    expect(await sniff(Buffer.concat([header, Buffer.from("a.gbr"), Buffer.alloc(SNIFF_BYTES, 7)]))).toBe("zip");
  });

  it.runIf(corpus("gerber", /./).length > 0)("of real fabrication archives and boards is told", async () => {
    expect(Object.keys(await kindsOf("gerber", /\.zip$/i))).toEqual(["zip"]);
    expect(Object.keys(await kindsOf("gerber", /\.rar$/i))).toEqual(["rar"]);
    expect(Object.keys(await kindsOf("kicad", /\.kicad_pcb$/i))).toEqual(["kicad-board"]);
    expect(Object.keys(await kindsOf("kicad", /\.kicad_sch$/i))).toEqual(["kicad-schematic"]);
    expect(Object.keys(await kindsOf("altium", /\.(pcb|sch)doc$/i)).toSorted()).toEqual(["altium", "ole"]);
    expect(Object.keys(await kindsOf("bom", /\.xlsx$/i))).toEqual(["xlsx"]);
    expect(Object.keys(await kindsOf("bom", /\.xls$/i))).toEqual(["ole"]);
    expect(Object.keys(await kindsOf("bom", /\.csv$/i))).toEqual(["text"]);
  });
});

describe("a kind of upload", () => {
  it.each([
    [8, "board.zip", "zip", true],
    [8, "BOARD.RAR", "rar", true],
    [8, "board.kicad_pcb", "kicad-board", true],
    [8, "board.zip", "rar", false],
    [8, "board.zip", "other", false],
    [8, "board.gbr", "gerber", false],
    [8, "board", "zip", false],
    [8, "x.constructor", "zip", false],
    [13, "me.png", "png", true],
    [13, "me.zip", "zip", false],
    [13, "me.png", "jpeg", false],
    [14, "cover.jpg", "jpeg", true],
    [10, "bom.xlsx", "xlsx", true],
    [10, "bom.xlsx", "zip", false],
    [10, "page.html", "text", false],
    [7, "sheet.kicad_sch", "kicad-schematic", true],
  ] as const)("%i takes %s with content %s: %s", (fileType, name, kind, accepted) => {
    const rule = ruleOf(fileType);
    expect(rule && isContentAccepted(rule, name, kind)).toBe(accepted);
  });

  it("that does not exist has no rule", () => {
    expect(ruleOf(999)).toBeUndefined();
    expect(ruleOf(Number.NaN)).toBeUndefined();
  });
});
