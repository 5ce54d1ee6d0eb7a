// Nets by contact compared with the nets that KiCad wrote into the same files (X2 .N), if the corpus is available.

import { describe, expect, test } from "vitest";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { readBoard } from "@/lib/core/gerber/board";
import { copperNets } from "@/lib/core/board-view/nets";
import { sceneOf } from "@/lib/core/board-view/scene";
import { corpusSets, hasCorpus, openSet } from "@/scripts/corpus-set";

const SETS = hasCorpus() ? corpusSets() : [];

/** By name the numbers of the nets that its objects are in, and by number the names. */
async function netsOf(id: string) {
  const set = SETS.find((candidate) => candidate.id === id);
  const opened = set ? await openSet(set) : null;
  const board = opened && "files" in opened ? readBoard(opened.files) : null;
  if (!board?.ok) throw new Error(`${id} does not open`);
  const scene = sceneOf(board.value);
  const nets = copperNets(scene);
  const numbers = new Map<string, Set<number>>();
  const names = new Map<number, Set<string>>();
  for (const { id: layerId, type, image } of scene.layers) {
    if (type !== "copper") continue;
    for (let at = 0; at < image.count; at++) {
      const name = attributesIn(image.attributes, image.attributeSet[at] ?? 0).get(".N")?.[0];
      const number = nets.byLayer.get(layerId)?.[at] ?? -1;
      if (name === undefined || name === "" || name === "N/C" || number < 0) continue;
      numbers.set(name, (numbers.get(name) ?? new Set()).add(number));
      names.set(number, (names.get(number) ?? new Set()).add(name));
    }
  }
  return { numbers, names, isComplete: nets.isComplete };
}

describe.skipIf(SETS.length === 0)("what touches is what the tool calls one net", () => {
  test.each([
    ["og25-corne", 158],
    ["og31-esprust", 63],
    ["og32-bitaxe-ultra", 94],
    ["og56-viobar", 38],
  ])("%s: all %d nets, each whole and none with another", async (id, count) => {
    const { numbers, names, isComplete } = await netsOf(id);
    expect(isComplete).toBe(true);
    expect(numbers.size).toBe(count);
    expect([...numbers].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
    expect([...names.values()].filter((found) => found.size > 1)).toEqual([]);
  });
});
