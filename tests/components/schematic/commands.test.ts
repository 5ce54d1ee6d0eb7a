// Words of commands and tools in both languages.
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES } from "@/components/schematic/commands/commands";
import { TOOL_NAMES } from "@/lib/core/schematic/editor/tools/create-tool";
import en from "@/messages/en/schematic.json";
import zh from "@/messages/zh/schematic.json";

describe("commands", () => {
  it.each(Object.entries({ en, zh }))("have words in %s, as have the tools", (_language, words) => {
    expect(COMMAND_NAMES.filter((name) => !(name in words.commands))).toEqual([]);
    expect(TOOL_NAMES.filter((name) => !(name in words.tools))).toEqual([]);
  });
});
