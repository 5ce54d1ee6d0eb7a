import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { GERBER, open } from "../gerber/open-archive";

describe("a file that is no archive", () => {
  it("is taken as the only layer when it is Gerber", async () => {
    const bytes = new TextEncoder().encode(GERBER);
    expect((await open(bytes, { fileName: "top.gbr" })).files).toEqual({ "top.gbr": GERBER });
  });

  it.each([
    ["nothing", ""],
    ["a program", "MZ\u0090\0\u0003"],
    ["a page", "<!doctype html><p>M02*</p>"],
    ["a parts list", "Designator,Value\nR1,10k\n"],
    ["a 7z archive", "7z\u00bc\u00af'\u001c"],
  ])("is refused when it is %s, whatever its name", async (_, content) => {
    expect((await open(new TextEncoder().encode(content), { fileName: "board.zip" })).code).toBe("NOT_AN_ARCHIVE");
  });
});

const corpus = `${process.env.CORPUS_DIR ?? "../shared/corpus"}/gerber`;

describe.skipIf(!existsSync(corpus))("a real archive", () => {
  // Counts by unzip; bytes by MANIFEST.json; the archives' own checksums are compared on the way.
  it.each([
    ["og44-bp35a-rar.rar", 7, 839_536],
    ["og45-bp4b-rar.rar", 7, 612_450],
    // The manifest's 656,525 leave out the 122,624 bytes of B_SilkS, which it did not count as Gerber.
    ["og48-espbase-rar.rar", 9, 656_525 + 122_624],
    ["og25-corne.zip", 14, 2_887_106],
    ["og35-limesdr-usb.zip", 42, undefined],
  ])("%s opens whole", async (name, count, unpackedBytes) => {
    const result = await openArchive(new Uint8Array(readFileSync(`${corpus}/${name}`)), {
      loadRar: loadRarFromPackage,
    });
    if (!result.ok) throw new Error(result.code);
    expect(result.value).toHaveLength(count);
    if (unpackedBytes !== undefined)
      expect(result.value.reduce((sum, file) => sum + file.bytes.length, 0)).toBe(unpackedBytes);
  });
});
