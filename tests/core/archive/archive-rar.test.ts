import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import { rar4, rar5 } from "@/tests/support/archives";
import { GERBER, open } from "../gerber/open-archive";

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
