// Keys of the commands: presets, keys of one's own, and what cannot be given away.
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES } from "@/components/schematic/commands/commands";
import {
  assignKey,
  findCommand,
  holderOf,
  type KeyChoice,
  keysOf,
  readKeyChoice,
  refusalOf,
  resetKeys,
  USUAL_KEYS,
  writeKeyChoice,
} from "@/components/schematic/commands/key-choice";

const commandOf = (key: string, keys: KeyChoice) => findCommand(key, { keys, isOnSheet: true });

describe("keys of the presets", () => {
  it("are no keys that a browser keeps, but for the list of nets, which has a menu entry", () => {
    const refused = COMMAND_NAMES.flatMap((name) => keysOf(name, USUAL_KEYS)).filter(
      (key) => refusalOf(key) === "browser" && key !== "Escape",
    );
    expect(refused).toEqual(["Ctrl+Shift+N"]);
  });

  it("belong to one command each in KiCad's", () => {
    const twice = COMMAND_NAMES.flatMap((name) =>
      keysOf(name, USUAL_KEYS).filter((key) => holderOf(key, name, USUAL_KEYS) !== undefined),
    );
    expect(twice).toEqual([]);
  });

  it("are those of searching by content and by command", () => {
    expect(commandOf("Ctrl+F", USUAL_KEYS)).toBe("find");
    expect(commandOf("Ctrl+K", USUAL_KEYS)).toBe("palette");
  });
});

describe("a key of one's own", () => {
  it("takes the place of the others, and whoever had it loses it", () => {
    expect(holderOf("Ctrl+D", "annotateDialog", USUAL_KEYS)).toBe("duplicate");
    const changed = assignKey(USUAL_KEYS, "annotateDialog", "Ctrl+D");
    expect(commandOf("Ctrl+D", changed)).toBe("annotateDialog");
    expect(keysOf("duplicate", changed)).toEqual([]);
  });

  it("can be left out, and is reset alone unless another command has it", () => {
    const changed = assignKey(assignKey(USUAL_KEYS, "wire", null), "bus", "W");
    expect([keysOf("wire", changed), keysOf("bus", changed)]).toEqual([[], ["W"]]);
    expect(keysOf("wire", resetKeys(changed, "wire"))).toEqual([]);
    const reset = resetKeys(resetKeys(changed, "bus"), "wire");
    expect(reset).toEqual(USUAL_KEYS);
  });

  it("stays when the preset changes", () => {
    const changed = { ...assignKey(USUAL_KEYS, "wire", "Ctrl+J"), preset: "easyeda" as const };
    expect(keysOf("wire", changed)).toEqual(["Ctrl+J"]);
    expect(keysOf("symbol", changed)).toEqual(["Shift+F"]);
  });

  it.each([
    ["Ctrl+W", "browser"],
    ["Ctrl+Tab", "browser"],
    ["F12", "browser"],
    ["Escape", "browser"],
    ["Enter", "page"],
    ["ArrowLeft", "page"],
    ["Ctrl+V", "page"],
    ["Ctrl+J", null],
  ])("%s: refused by %s", (key, expected) => {
    expect(refusalOf(key)).toBe(expected);
  });
});

describe("what the device keeps", () => {
  it("is read again", () => {
    const changed = { ...assignKey(USUAL_KEYS, "wire", "Ctrl+J"), preset: "easyeda" as const };
    expect(readKeyChoice(writeKeyChoice(changed))).toEqual(changed);
  });

  it.each([
    ["easyeda", { preset: "easyeda", changed: {} }],
    [null, USUAL_KEYS],
    ["{", USUAL_KEYS],
    ["[]", USUAL_KEYS],
    [
      '{"preset":"x","changed":{"wire":["J"],"nothing":["K"],"bus":"L","escape":["M"]}}',
      { preset: "kicad", changed: { wire: ["J"] } },
    ],
  ])("may be %j", (text, expected) => {
    expect(readKeyChoice(text)).toEqual(expected);
  });
});
