import { describe, expect, it } from "vitest";
import { type Command, commandOf, COMMANDS, nextUnit } from "@/components/gerber/viewer/commands";
import en from "@/messages/en/viewer.json";

const ALL = Object.entries<Command>(COMMANDS);

describe("the table of commands", () => {
  it("has each key once, and words for each command", () => {
    const keys = ALL.flatMap(([, command]) => command.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(Object.keys(en.commands).sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it.each(ALL)("finds %s by each of its keys while the board has the focus", (_, command) => {
    for (const key of command.keys) expect(commandOf(key, true)).toBe(command);
  });

  it("leaves arrows, Enter and space to whatever else has the focus", () => {
    const left = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " "];
    expect(left.map((key) => commandOf(key, false))).toEqual(left.map(() => null));
    expect(commandOf("M", false)).toBe(COMMANDS.measure);
    expect(commandOf("Tab", true)).toBeNull();
  });

  it("goes through the units and round", () => {
    expect([nextUnit("mm"), nextUnit("mil"), nextUnit("inch")]).toEqual(["mil", "inch", "mm"]);
  });
});
