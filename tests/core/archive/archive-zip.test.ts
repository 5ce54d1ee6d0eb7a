import { describe, expect, it } from "vitest";
import { join, rar4, u16, u32, zip, zipOfManyEntries } from "@/tests/support/archives";
import { GERBER, open } from "../gerber/open-archive";

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
    expect((await open(zip([{ name: "a.gbr", content: "x", method: 77 }]))).code).toBe("ZIP_METHOD_NOT_READ");
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
