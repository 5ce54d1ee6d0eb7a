import { describe, expect, it } from "vitest";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { certaintyOf } from "@/lib/core/board/layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import { DRILL, file, GERBER } from "./identify-judge";

describe("every assignment says how sure it is, and why", () => {
  const identified = (files: readonly SourceFile[]) =>
    identifyLayers(files).map((layer) => {
      const evidence = layer.evidence.map(({ basis, text: words, type, side }) => `${basis} ${words}: ${type} ${side}`);
      return [layer.confidence, certaintyOf(layer), ...evidence];
    });
  const mask = `%TF.FileFunction,Soldermask,Bot*%\n${GERBER}`;

  it.each<[string, SourceFile, (string | number)[]]>([
    ["a name alone", file("a.gtl", GERBER), [0.85, "likely", "name .gtl: copper top"]],
    [
      "an attribute alone",
      file("b.xyz", `%TF.FileFunction,Copper,L2,Bot*%\n${GERBER}`),
      [0.95, "certain", "attribute Copper,L2,Bot: copper bottom"],
    ],
    // 0.95, and half of the rest for the name that agrees: 0.975, rounded.
    [
      "an attribute and a name that agree",
      file("b.gbs", mask),
      [0.98, "certain", "attribute Soldermask,Bot: soldermask bottom", "name .gbs: soldermask bottom"],
    ],
    // 0.95 less 0.2 for the name that contradicts.
    [
      "an attribute and a name that contradict",
      file("b.gtl", mask),
      [0.75, "likely", "attribute Soldermask,Bot: soldermask bottom", "name .gtl: copper top"],
    ],
    ["a drill program", file("a.drl", DRILL), [0.85, "likely", "name .drl: drill all"]],
    ["a drill program under a foreign name", file("a.xyz", DRILL), [0.85, "likely", "comment M48: drill all"]],
    ["nothing", file("xyz.gbr", GERBER), [0, "guess"]],
  ])("%s", (_, source, expected) => {
    expect(identified([source])).toEqual([expected]);
  });

  it("a name that wins over a doubled attribute comes first", () => {
    expect(identified([file("b.GBS", mask), file("b.GKO", mask)])[1]).toEqual([
      0.6,
      "likely",
      "name .gko: outline all",
      "attribute Soldermask,Bot: soldermask bottom",
    ]);
  });
});
