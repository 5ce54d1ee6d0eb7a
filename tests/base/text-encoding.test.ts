// Text files that do not say how they were written.

import { describe, expect, it } from "vitest";
import { decodeText } from "@/lib/base/text-encoding";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, mark: number[]) => Uint8Array.from([...mark, ...Buffer.from(text, "utf16le")]);

describe("a text", () => {
  it("is UTF-8 where it is valid", () => {
    expect(decodeText(new TextEncoder().encode("2.2µF 位号"))).toEqual({ text: "2.2µF 位号", encoding: "utf-8" });
    expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });

  it("is UTF-16 with its mark, and without", () => {
    expect(decodeText(utf16("ID\tName", [0xff, 0xfe]))).toEqual({ text: "ID\tName", encoding: "utf-16le" });
    expect(decodeText(utf16("ID\tName", []))).toEqual({ text: "ID\tName", encoding: "utf-16le" });
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0x49)).text).toBe("I");
  });

  it("is Chinese of the national code", () => {
    // GB 2312: 位 CE BB, 号 BA C5, 数 CA FD, 量 C1 BF.
    const bytes = Uint8Array.of(0xce, 0xbb, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf);
    expect(decodeText(bytes)).toEqual({ text: "位号,数量", encoding: "gb18030" });
  });

  it("is Western otherwise", () => {
    expect(decodeText(latin("Quantit\u00e9;2.2\u00b5F"))).toEqual({ text: "Quantité;2.2µF", encoding: "windows-1252" });
    expect(decodeText(latin("ABM3B \u00b110ppm -10\u00b0C")).encoding).toBe("windows-1252");
  });
});
