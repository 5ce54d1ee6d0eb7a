import { describe, expect, it } from "vitest";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { Scene } from "@/lib/core/board-view/scene";
import type { OpenBoardProgress } from "@/lib/workers/archive/read-upload";
import { viewBoard } from "@/lib/workers/viewer/view-board";
import { rar5, zip } from "../support/archives";
import { BOARD_FILES, LARGE_FILES } from "../support/small-board";

function view(
  bytes: Uint8Array,
  corrections: Corrections = {},
  progress: OpenBoardProgress[] = [],
  onPreview: (scene: Scene) => void = () => undefined,
) {
  const onProgress = (step: OpenBoardProgress) => progress.push(step);
  const tools = { loadRar: loadRarFromPackage, onProgress, onPreview };
  return viewBoard(bytes, { corrections, fileName: "b.zip" }, tools);
}

async function viewed(bytes: Uint8Array, corrections?: Corrections) {
  const result = await view(bytes, corrections);
  if (!result.ok) throw new Error(result.code);
  return result.value.board;
}

const layersOf = ({ layers }: { layers: { file: string; type: string; side: string }[] }) =>
  layers.map(({ file, type, side }) => `${file} ${type} ${side}`);

describe("a board for the viewer", () => {
  it("comes whole, from a zip and a RAR alike", async () => {
    const fromZip = await viewed(zip(BOARD_FILES));
    expect(fromZip).toEqual(await viewed(rar5(BOARD_FILES)));
    expect(layersOf(fromZip.scene)).toEqual([
      "b.gtl copper top",
      "b.gbl copper bottom",
      "b.gts soldermask top",
      "b.gbs soldermask bottom",
      "b.gko outline all",
      "b.drl drill all",
    ]);
    expect(fromZip.taken.map(({ file }) => file)).toEqual(BOARD_FILES.map(({ name }) => name));
  });

  it("is measured when that is asked for", async () => {
    const result = await view(zip(BOARD_FILES));
    expect(result.ok && result.value.facts()).toMatchObject({ widthMm: 20, heightMm: 10, layers: 2, drillCount: 2 });
  });

  it("shows its upper side before the rest is read, where it is large, and then is what it is without", async () => {
    const stages: Scene[] = [];
    const seen = await view(zip(LARGE_FILES), {}, [], (scene) => stages.push(scene));
    expect(stages.map(layersOf)).toEqual([["b.gtl copper top", "b.gts soldermask top", "b.drl drill all"]]);
    const whole = await viewed(zip(LARGE_FILES));
    expect(seen.ok && seen.value.board).toEqual(whole);
    const [sight] = stages;
    expect([sight?.bounds, sight?.origin, sight?.outline]).toEqual([
      whole.scene.bounds,
      whole.scene.origin,
      whole.scene.outline,
    ]);
    expect(sight?.layers.map(({ paint }) => paint)).toEqual(
      whole.scene.layers.filter(({ id }) => sight?.layers.some((layer) => layer.id === id)).map(({ paint }) => paint),
    );
  });

  it("shows its upper side before the rest is unfolded, whose damage is found all the same", async () => {
    const stages: Scene[] = [];
    const damaged = LARGE_FILES.map((file) => (file.name === "b.gbl" ? { ...file, crc: 1 } : file));
    const result = await view(zip(damaged), {}, [], (scene) => stages.push(scene));
    expect(stages.map(layersOf)).toEqual([["b.gtl copper top", "b.gts soldermask top", "b.drl drill all"]]);
    expect(result).toMatchObject({ ok: false, code: "ARCHIVE_DAMAGED" });
  });

  it.each([
    ["is small", BOARD_FILES],
    ["has no edge", LARGE_FILES.filter(({ name }) => name !== "b.gko")],
  ])("is not shown in parts where it %s", async (_, files) => {
    const stages: Scene[] = [];
    await view(zip(files), {}, [], (scene) => stages.push(scene));
    expect(stages).toEqual([]);
  });

  it("is read again as a person corrects it, while what the reader took and the set's name stay", async () => {
    const before = await viewed(zip(BOARD_FILES));
    const after = await viewed(zip(BOARD_FILES), { "b.gts": { type: "silkscreen", side: "top" } });
    expect(layersOf(after.scene)).toContain("b.gts silkscreen top");
    expect(layersOf(after.scene)).not.toContain("b.gts soldermask top");
    expect(after.taken).toEqual(before.taken);
    expect(after.setKey).toBe(before.setKey);
    expect(after.files.find(({ file }) => file === "b.gts")).toMatchObject({
      type: "silkscreen",
      side: "top",
      confidence: 1,
    });
  });

  it("tells how far it is: from 0 to 1 and never back", async () => {
    const progress: OpenBoardProgress[] = [];
    await view(zip(BOARD_FILES), {}, progress);
    const done = progress.map((step) => step.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect([done[0], done.at(-1)]).toEqual([0, 1]);
  });

  it.each([
    ["an archive without a layer", zip([{ name: "readme.txt", content: "hello" }]), "NO_LAYERS"],
    ["what is no archive", new TextEncoder().encode("hello"), "NOT_AN_ARCHIVE"],
  ])("is refused for %s", async (_, bytes, code) => {
    expect(await view(bytes)).toMatchObject({ ok: false, code });
  });
});
