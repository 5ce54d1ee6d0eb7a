import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { loadSheetFaces, runsOf } from "@/lib/server/schematic-pdf/sheet-faces";
import { sheetPdf } from "@/lib/server/schematic-pdf/sheet-pdf";
import { pdfText } from "@/tests/support/pdf-text";
import { BASELINE_JPEG, greyPng } from "@/tests/support/pictures";
import { Drawing, ROOT } from "@/tests/support/schematic";

const timer = present(findSymbol("timer:NE555"), "timer").build();

const fields = (value: string): SchematicComponent["fields"] => ({
  value: { text: value, isVisible: true, place: null },
});

async function printed(drawing: Drawing): Promise<{ file: string; text: string }> {
  const schematic = { records: drawing.records, rootSheetId: ROOT.id };
  const bytes = await sheetPdf({ schematic, faces: await loadSheetFaces(), title: "Sensor node" });
  return { file: bytes.toString("latin1"), text: pdfText(bytes) };
}

describe("a printed schematic", () => {
  it("has its text, overbars included, in English and Chinese", async () => {
    const drawing = new Drawing(timer);
    drawing.component(timer, "U1", 40, 40, { fields: fields("定时器 NE555") });
    drawing.label("~{RST}_A", 20, 40);
    const lines = (await printed(drawing)).text.split("\n");
    expect(lines).toEqual(expect.arrayContaining(["U1", "定时器 NE555", "TRIG", "RESET", "RST", "_A", "Sensor node"]));
  });

  it("has a page of the sheet's size for each placement, with bookmarks", async () => {
    const drawing = new Drawing(timer);
    drawing.sheet("left", "child");
    drawing.sheet("right", "child");
    drawing.on("child");
    const a3 = drawing.records.map((record) =>
      record.id === "child" && record.kind === "sheet" ? { ...record, width: 4_200_000, height: 2_970_000 } : record,
    );
    drawing.records.splice(0, drawing.records.length, ...a3);
    const { file, text } = await printed(drawing);
    // 297 mm are 841.89 points, 210 are 595.28 and 420 are 1190.55.
    const boxes = [...file.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((match) =>
      match.slice(1).map((points) => Math.round(Number(points) * 10) / 10),
    );
    expect(boxes).toEqual([
      [841.9, 595.3],
      [1190.6, 841.9],
      [1190.6, 841.9],
    ]);
    expect([...file.matchAll(/\/Title \((left|right|Root)\)/g)].map(([, title]) => title).toSorted()).toEqual([
      ...["Root", "left", "right"],
    ]);
    expect(text).toContain("child, 3 of 3");
  });

  it("embeds an image once, however often it is shown, and draws a crossed box without one", async () => {
    const at = { x: 0, y: 0 };
    const image = (id: string, file: string) =>
      ({ kind: "image", id, sheetId: ROOT.id, at, width: 100_000, height: 50_000, file }) as const;
    const images = new Map([
      ["photo", BASELINE_JPEG],
      ["logo", greyPng(9, 6)],
      ["broken", Buffer.from("no image")],
    ]);
    const drawn = async (...files: string[]) => {
      const drawing = new Drawing();
      drawing.records.push(...files.map((file, index) => image(`i${index}`, file)));
      const schematic = { records: drawing.records, rootSheetId: ROOT.id };
      const faces = await loadSheetFaces();
      const bytes = await sheetPdf({ schematic, faces, title: "", imageOf: (file) => images.get(file) });
      return bytes.toString("latin1").split("/Subtype /Image").length - 1;
    };
    expect(await drawn("photo", "photo", "logo", "photo")).toBe(2);
    expect(await drawn("broken", "none", "/etc/passwd")).toBe(0);
  });

  it("draws ohms, which the main typeface does not have", async () => {
    const drawing = new Drawing(timer);
    drawing.component(timer, "U1", 40, 40, { fields: fields("10 k\u03a9 \u2265 1 \u03bcF") });
    const lines = (await printed(drawing)).text.split("\n");
    expect(lines).toEqual(expect.arrayContaining(["10 k", "\u2126", "\u2265", " 1 \u00b5F"]));
    expect(runsOf("4.7 kΩ")).toEqual([
      { text: "4.7 k", face: null },
      { text: "\u2126", face: "ohm" },
    ]);
  });
});
