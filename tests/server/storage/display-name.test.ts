import { describe, expect, it } from "vitest";
import { displayName, extensionOf } from "@/lib/server/storage/display-name";

describe("the name shown for an upload", () => {
  it.each([
    ["board v2.zip", "board v2.zip"],
    ["板匠 主板.zip", "板匠 主板.zip"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\board.zip", "board.zip"],
    ["board.zip\0.exe", "board.zip.exe"],
    ["\u202Egpj.exe", "gpj.exe"],
    ["con.txt", "_con.txt"],
    ["CON", "_CON"],
    ["com1.zip", "_com1.zip"],
    ["console.zip", "console.zip"],
    [".htaccess", "htaccess"],
    ["...", "file"],
    ["", "file"],
    ["%2e%2e%2fpasswd", "___passwd"],
    ["a\r\nSet-Cookie: x=1.zip", "aSet-Cookie x=1.zip"],
    ['a"b<c>.zip', "abc.zip"],
    ["cafe\u0301.zip", "caf\u00e9.zip"],
    ["zero\u200bwidth.zip", "zerowidth.zip"],
    ["lone \ud800 half.zip", "lone half.zip"],
  ])("%j becomes %j", (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it("is cut to 200 characters with its extension kept", () => {
    const shown = displayName(`${"字".repeat(4096)}.kicad_pcb`);
    expect([...shown]).toHaveLength(200);
    expect(extensionOf(shown)).toBe("kicad_pcb");
  });
});
