import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openArchive, type ArchiveOptions } from "@/lib/core/gerber/archive";
import { loadRarFromPackage } from "@/lib/core/gerber/archive/load-rar";
import type { ArchiveWarning } from "@/lib/core/gerber/archive/refusal";
import { join, rar4, rar5, u16, u32, zip, zipOfManyEntries } from "../../support/archives";

const GERBER = "G04 made by hand*\n%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D03*\nM02*\n";

async function open(bytes: Uint8Array, options: ArchiveOptions = {}) {
  const warnings: ArchiveWarning[] = [];
  const result = await openArchive(bytes, {
    loadRar: loadRarFromPackage,
    onWarning: (warning) => warnings.push(warning),
    ...options,
  });
  const files = result.ok
    ? Object.fromEntries(result.value.map((file) => [file.name, new TextDecoder().decode(file.bytes)]))
    : undefined;
  return {
    files,
    code: result.ok ? undefined : result.code,
    details: result.ok ? undefined : result.details,
    warnings,
  };
}

describe("a zip archive", () => {
  it("gives its files with their names and bytes, stored and deflated alike", async () => {
    const bytes = zip([
      { name: "top.gtl", content: GERBER },
      { name: "bottom.gbl", content: "second", stored: true },
      { name: "empty.txt", content: "" },
    ]);
    expect((await open(bytes)).files).toEqual({ "top.gtl": GERBER, "bottom.gbl": "second", "empty.txt": "" });
  });

  it("loses the folder that all files share and keeps the others", async () => {
    const bytes = zip([
      { name: "board/", stored: true },
      { name: "board/gerber/a.gtl", content: "1" },
      { name: "board/drill/a.drl", content: "2" },
    ]);
    expect((await open(bytes)).files).toEqual({ "gerber/a.gtl": "1", "drill/a.drl": "2" });
  });

  it("keeps files of one name apart", async () => {
    const bytes = zip([
      { name: "a.gbr", content: "1" },
      { name: "a.gbr", content: "2" },
    ]);
    expect((await open(bytes)).files).toEqual({ "a.gbr": "1", "a (2).gbr": "2" });
  });

  it("passes over names that lead out of it, and says which", async () => {
    const unsafe = ["../../etc/passwd", "/etc/passwd", "C:\\windows\\x", "c:x", "..\\x", "a/../b", "a\0b.gbr", "\\b"];
    const result = await open(
      zip([...unsafe.map((name) => ({ name, content: "x" })), { name: "a.gbr", content: "kept" }]),
    );
    expect(result.files).toEqual({ "a.gbr": "kept" });
    const named = unsafe.map((name) => name.replaceAll("\\", "/"));
    expect(result.warnings).toEqual(named.map((file) => ({ code: "ENTRY_NAME_IGNORED", file })));
  });

  it("is read where its folders are divided as Windows does", async () => {
    const bytes = zip([
      { name: "out\\gerber\\", stored: true },
      { name: "out\\gerber\\a.gtl", content: GERBER },
      { name: "out\\drill\\a.drl", content: "2" },
    ]);
    expect(await open(bytes)).toEqual({ files: { "gerber/a.gtl": GERBER, "drill/a.drl": "2" }, warnings: [] });
  });

  it("passes over symbolic links, and says which", async () => {
    const result = await open(
      zip([
        { name: "link.gbr", content: "/etc/passwd", unixMode: 0o120777 },
        { name: "a.gbr", content: "kept", unixMode: 0o100644 },
      ]),
    );
    expect(result.files).toEqual({ "a.gbr": "kept" });
    expect(result.warnings).toEqual([{ code: "ENTRY_LINK_IGNORED", file: "link.gbr" }]);
  });

  it("drops what operating systems leave behind, without a word", async () => {
    const junk = ["__MACOSX/._a.gbr", ".DS_Store", "gerber/Thumbs.db", "desktop.ini", "._b.gbr"];
    const result = await open(
      zip([...junk.map((name) => ({ name, content: "x" })), { name: "a.gbr", content: "kept" }]),
    );
    expect(result).toEqual({ files: { "a.gbr": "kept" }, warnings: [] });
  });

  it("reads names in UTF-8, in the code page of Chinese Windows and in that of DOS", async () => {
    // GB 2312: 顶 B6A5, 层 B2E3. CP437: ü is 81.
    const names = [
      new TextEncoder().encode("底层.gbl"),
      Uint8Array.of(0xb6, 0xa5, 0xb2, 0xe3, 0x2e, 0x67, 0x74, 0x6c),
      Uint8Array.of(0x53, 0x74, 0x81, 0x63, 0x6b),
    ];
    const result = await open(
      zip(names.map((name, index) => ({ name, content: String(index), flags: index === 0 ? 0x800 : 0 }))),
    );
    expect(result.files).toEqual({ "底层.gbl": "0", "顶层.gtl": "1", Stück: "2" });
  });

  it("shows names without marks that turn the reading direction", async () => {
    expect((await open(zip([{ name: "a\u202egpj.gbr", content: "x", flags: 0x800 }]))).files).toEqual({
      "agpj.gbr": "x",
    });
  });

  it("is refused when it is encrypted", async () => {
    expect((await open(zip([{ name: "a.gbr", content: "x", flags: 1 }]))).code).toBe("ARCHIVE_ENCRYPTED");
  });

  it("is refused when it is one part of a split archive", async () => {
    expect((await open(zip([{ name: "a.gbr", content: "x" }], { disk: 3 }))).code).toBe("ARCHIVE_MULTI_VOLUME");
    expect((await open(join([[0x50, 0x4b, 7, 8], new Uint8Array(200)]))).code).toBe("ARCHIVE_MULTI_VOLUME");
  });

  it("is refused when a checksum is wrong", async () => {
    expect((await open(zip([{ name: "a.gbr", content: "x", crc: 1 }]))).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused when a size lies, to either side", async () => {
    expect((await open(zip([{ name: "a.gbr", content: "x".repeat(1000), declaredBytes: 10 }]))).code).toBe(
      "ARCHIVE_DAMAGED",
    );
    expect((await open(zip([{ name: "a.gbr", content: "x".repeat(10), declaredBytes: 1000 }]))).code).toBe(
      "ARCHIVE_DAMAGED",
    );
  });

  it("is refused when it is cut short or its directory is gone", async () => {
    const whole = zip([{ name: "a.gbr", content: GERBER }]);
    expect((await open(whole.subarray(0, whole.length - 10))).code).toBe("ARCHIVE_DAMAGED");
    expect((await open(whole.subarray(0, 40))).code).toBe("ARCHIVE_DAMAGED");
    expect((await open(zip([{ name: "a.gbr", content: "x" }], { entryCount: 5 }))).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused when entries overlap", async () => {
    const bytes = zip([
      { name: "a.gbr", content: "x".repeat(5000) },
      { name: "b.gbr", sharesDataOf: 0 },
      { name: "c.gbr", sharesDataOf: 0 },
    ]);
    expect((await open(bytes)).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused when its zip64 fields point outside of it", async () => {
    // Extra field 0001: uncompressed size 2^40, compressed size 2^40 (APPNOTE 4.5.3); both short fields say FFFFFFFF.
    const huge = [0, 0, 0, 0, 0, 1, 0, 0];
    const bytes = zip([
      { name: "a.gbr", content: "x", declaredBytes: 0xffffffff, extra: join([u16(1), u16(16), huge, huge]) },
    ]);
    expect(["ARCHIVE_DAMAGED", "ARCHIVE_TOO_LARGE"]).toContain((await open(bytes)).code);
    // A zip64 end record that names 2^40 entries at offset 2^40.
    const locator = join([[0x50, 0x4b, 6, 7], u32(0), u32(0xfffffff0), u32(0xff), u32(1)]);
    const end = [
      0x50, 0x4b, 5, 6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
      0, 0,
    ];
    expect((await open(join([[0x50, 0x4b, 3, 4], new Uint8Array(60), locator, end]))).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused when a file is packed in a way nobody knows", async () => {
    expect((await open(zip([{ name: "a.gbr", content: "x", method: 77 }]))).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused above 500 files, and taken with exactly 500", async () => {
    const entries = Array.from({ length: 501 }, (_, index) => ({ name: `${index}.gbr`, content: "x", stored: true }));
    expect((await open(zip(entries))).code).toBe("ARCHIVE_TOO_MANY_FILES");
    expect(Object.keys((await open(zip(entries.slice(1)))).files ?? {})).toHaveLength(500);
  });

  it("is refused with a million entries", async () => {
    expect((await open(zipOfManyEntries(1_000_000))).code).toBe("ARCHIVE_TOO_MANY_FILES");
  });

  it("is refused when it unfolds to more than its share: declared, really, and in proportion", async () => {
    const zeros = new Uint8Array(3 * 1024 * 1024);
    // Declared sizes alone are enough.
    expect((await open(zip([{ name: "a.gbr", content: "x", declaredBytes: 0xf0000000 }]))).code).toBe(
      "ARCHIVE_TOO_LARGE",
    );
    // 3 MiB of zeros deflate about a thousandfold: over the ratio of 200.
    expect((await open(zip([{ name: "a.gbr", content: zeros }]))).code).toBe("ARCHIVE_TOO_LARGE");
    // The same with a header that claims 10 bytes is stopped by what really comes out.
    expect((await open(zip([{ name: "a.gbr", content: zeros, declaredBytes: 10 }]))).code).toMatch(
      /^ARCHIVE_(TOO_LARGE|DAMAGED)$/,
    );
    const stored = { content: new Uint8Array(600), stored: true };
    expect(
      (
        await open(
          zip([
            { name: "a", ...stored },
            { name: "b", ...stored },
          ]),
          { maxTotalBytes: 1000 },
        )
      ).code,
    ).toBe("ARCHIVE_TOO_LARGE");
    expect((await open(zip([{ name: "a", ...stored }]), { maxEntryBytes: 500 })).code).toBe("ARCHIVE_TOO_LARGE");
  });

  it("is empty when nothing in it is a file", async () => {
    expect((await open(zip([]))).code).toBe("ARCHIVE_EMPTY");
    expect(
      (await open(zip([{ name: "folder/" }, { name: ".DS_Store", content: "x" }, { name: "../x", content: "x" }])))
        .code,
    ).toBe("ARCHIVE_EMPTY");
  });
});

describe("an archive inside an archive", () => {
  const inner = zip([{ name: "a.gtl", content: GERBER }]);

  it("is opened once, and no further", async () => {
    const two = zip([
      { name: "inner.zip", content: inner },
      { name: "b.gbl", content: GERBER },
    ]);
    const result = await open(
      zip([
        { name: "fab.zip", content: two },
        { name: "readme.txt", content: "hello" },
      ]),
    );
    expect(result.files).toEqual({ "fab/b.gbl": GERBER, "readme.txt": "hello" });
    expect(result.warnings).toEqual([{ code: "NESTED_ARCHIVE_IGNORED", file: "fab/inner.zip" }]);
  });

  it("is opened when it is a RAR", async () => {
    expect((await open(zip([{ name: "fab.rar", content: rar4([{ name: "a.gtl", content: GERBER }]) }]))).files).toEqual(
      { "a.gtl": GERBER },
    );
  });

  it("is left closed beside layers, so that no layer comes twice", async () => {
    const result = await open(
      zip([
        { name: "fab.zip", content: inner },
        { name: "a.gtl", content: GERBER },
      ]),
    );
    expect(result.files).toEqual({ "a.gtl": GERBER });
    expect(result.warnings).toEqual([{ code: "NESTED_ARCHIVE_IGNORED", file: "fab.zip" }]);
  });

  it("counts against the limits of the whole", async () => {
    const many = zip(Array.from({ length: 300 }, (_, index) => ({ name: `${index}`, content: "x", stored: true })));
    expect(
      (
        await open(
          zip([
            { name: "1.zip", content: many },
            { name: "2.zip", content: many },
          ]),
        )
      ).code,
    ).toBe("ARCHIVE_TOO_MANY_FILES");
    const bomb = zip([{ name: "zeros", content: new Uint8Array(8 * 1024 * 1024) }]);
    expect((await open(zip([{ name: "1.zip", content: bomb }]))).code).toBe("ARCHIVE_TOO_LARGE");
  });
});

describe.each([
  ["RAR 4", rar4],
  ["RAR 5", rar5],
] as const)("a %s archive", (_, rar) => {
  it("gives its files with their names and bytes", async () => {
    const bytes = rar([
      { name: "board", folder: true },
      { name: "board/top.gtl", content: GERBER },
      { name: "board/bottom.gbl", content: "second" },
      { name: "board/empty.txt" },
    ]);
    expect((await open(bytes)).files).toEqual({ "top.gtl": GERBER, "bottom.gbl": "second", "empty.txt": "" });
  });

  it("is refused when its files or its headers are encrypted", async () => {
    expect((await open(rar([{ name: "a.gbr", content: "x", encrypted: true }]))).code).toBe("ARCHIVE_ENCRYPTED");
    expect((await open(rar([{ name: "a.gbr", content: "x" }], { encryptedHeaders: true }))).code).toBe(
      "ARCHIVE_ENCRYPTED",
    );
  });

  it("is refused when it is one of several volumes", async () => {
    expect((await open(rar([{ name: "a.gbr", content: "x" }], { volume: true }))).code).toBe("ARCHIVE_MULTI_VOLUME");
    expect((await open(rar([{ name: "a.gbr", content: "x", split: true }]))).code).toBe("ARCHIVE_MULTI_VOLUME");
  });

  it("is refused when a checksum is wrong, of a file or of a header", async () => {
    expect((await open(rar([{ name: "a.gbr", content: "x", crc: 1 }]))).code).toBe("ARCHIVE_DAMAGED");
    const bytes = rar([{ name: "a.gbr", content: "x" }]);
    const at = bytes.indexOf("a".charCodeAt(0), 30);
    bytes[at] = 0x62;
    expect((await open(bytes)).code).toBe("ARCHIVE_DAMAGED");
  });

  it("is refused when it is cut short anywhere", async () => {
    const bytes = rar([{ name: "a.gbr", content: GERBER }]);
    // The file's block lies between the main block and the end block of 7 (RAR 4) or 8 bytes.
    const afterMain = rar([]).length - 7;
    for (let length = afterMain + 1; length < bytes.length - 8; length += 7) {
      expect((await open(bytes.subarray(0, length))).code, `${length} bytes`).toBe("ARCHIVE_DAMAGED");
    }
  });

  it("is refused when it declares or holds too much", async () => {
    expect((await open(rar([{ name: "a.gbr", content: "x", declaredBytes: 0x70000000 }]))).code).toBe(
      "ARCHIVE_TOO_LARGE",
    );
    expect((await open(rar([{ name: "a.gbr", content: "x".repeat(600) }]), { maxTotalBytes: 500 })).code).toBe(
      "ARCHIVE_TOO_LARGE",
    );
    const many = Array.from({ length: 501 }, (__, index) => ({ name: `${index}`, content: "x" }));
    expect((await open(rar(many))).code).toBe("ARCHIVE_TOO_MANY_FILES");
  });

  it("is refused when a size lies", async () => {
    expect((await open(rar([{ name: "a.gbr", content: GERBER, declaredBytes: 9 }]))).code).toBe("ARCHIVE_DAMAGED");
  });

  it("passes over links and names that lead out of it", async () => {
    const result = await open(
      rar([
        { name: "link.gbr", link: true },
        { name: "../../x", content: "x" },
        { name: "a.gbr", content: "kept" },
      ]),
    );
    expect(result.files).toEqual({ "a.gbr": "kept" });
    expect(result.warnings).toEqual([
      { code: "ENTRY_LINK_IGNORED", file: "link.gbr" },
      { code: "ENTRY_NAME_IGNORED", file: "../../x" },
    ]);
  });

  it("is empty without files", async () => {
    expect((await open(rar([]))).code).toBe("ARCHIVE_EMPTY");
  });

  it("is no archive where nothing can open it", async () => {
    expect((await openArchive(rar([{ name: "a.gbr", content: "x" }]))).ok).toBe(false);
  });
});

describe("names in other scripts", () => {
  it("are read from RAR 5 and from RAR 4's second form", async () => {
    expect((await open(rar5([{ name: "顶层.gtl", content: "1" }]))).files).toEqual({ "顶层.gtl": "1" });
    expect((await open(rar4([{ name: "__.gtl", unicodeName: "顶层.gtl", content: "1" }]))).files).toEqual({
      "顶层.gtl": "1",
    });
  });

  it("are read from every way of packing them that RAR 4 has", async () => {
    // "abcdef.gtl", zero, high byte 4E; flags 11 00 01 10: a run of 2 + 2 plain letters, "x" (78), U+4E2D (2D under 4E), U+5C42 (42 5C);
    // flags 11: a run of 0 + 2 letters of the plain name moved by 1 and put under 4E. Seven places are taken, so it starts
    // at "gt": U+4E68 and U+4E75.
    const packed = [0x4e, 0b11000110, 2, 0x78, 0x2d, 0x42, 0x5c, 0b11000000, 0x80, 1];
    const name = Uint8Array.from([...new TextEncoder().encode("abcdef.gtl"), 0, ...packed]);
    expect((await open(rar4([{ name: "", rawName: name, content: "1" }]))).files).toEqual({
      "abcdx中层\u4e68\u4e75": "1",
    });
  });

  it("are judged in the form that is used", async () => {
    const result = await open(
      rar4([
        { name: "harmless.gtl", unicodeName: "../evil.gtl", content: "1" },
        { name: "a.gtl", content: "kept" },
      ]),
    );
    expect(result).toEqual({
      files: { "a.gtl": "kept" },
      warnings: [{ code: "ENTRY_NAME_IGNORED", file: "../evil.gtl" }],
    });
  });
});

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
