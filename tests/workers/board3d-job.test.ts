// The 3D board worker: events of a large board before it is completely read, and the final result.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_CUT_AT_FIRST } from "@/lib/core/board3d/board-solid";
import { type Board3dStage, openBoard3dJob } from "@/lib/workers/board3d/board3d-job";
import type { Board3dRequest } from "@/lib/workers/board3d/board3d-messages";
import { zip } from "../support/archives";
import { BOARD_FILES, LARGE_FILES } from "../support/small-board";

const APPEARANCE = {
  colors: {
    maskColor: "#0a5",
    finish: "#db6",
    silkColor: "#fff",
    substrateColor: "#cb8",
    copperColor: "#b73",
  },
  maxPx: 256,
};

let asked: unknown[] = [];
let fills = 0;

/** As much of a canvas as is drawn on, without anything to see. */
class FakeCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext(_kind: string, options: unknown) {
    asked.push(options);
    return new Proxy({ canvas: this } as Record<string, unknown>, {
      get: (target, name: string) => {
        if (name === "fill") return () => fills++;
        return target[name] ?? (() => undefined);
      },
      set: () => true,
    });
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height };
  }
}

beforeEach(() => {
  asked = [];
  fills = 0;
  vi.stubGlobal("OffscreenCanvas", FakeCanvas);
});
afterEach(() => vi.unstubAllGlobals());

async function open(files: typeof BOARD_FILES, appearance: () => Promise<void> = () => Promise.resolve()) {
  const request: Extract<Board3dRequest, { kind: "open" }> = {
    kind: "open",
    input: { kind: "file", file: new Blob([Uint8Array.from(zip(files))]), fileName: "b.zip" },
    parts: null,
    thicknessMm: 1.6,
    isGuessedEdgeFine: false,
    wasmUrl: "/",
  };
  const stages: Board3dStage[] = [];
  const opened = await openBoard3dJob(request, (sight) => {
    stages.push(sight);
    return appearance();
  });
  if (!opened.ok) throw new Error(opened.code);
  return { room: opened.value, stages };
}

describe("the 3D board worker", () => {
  it("tells of a small board once, when it is read", async () => {
    const { room, stages } = await open(BOARD_FILES);
    expect(stages).toEqual([]);
    expect(room.model.outline).toBe("closed");
  });

  it("tells of a large board's upper side first, whose solid it keeps", async () => {
    const { room, stages } = await open(LARGE_FILES);
    expect(stages).toHaveLength(1);
    expect(stages[0]?.model.solid).toBe(room.model.solid);
    expect(room.model.solid.cutHoles).toBe(2);
  });

  it("cuts the largest holes for the first sight of a board that has many, and all for the whole", async () => {
    const count = MAX_CUT_AT_FIRST + 10;
    const drilled = Array.from(
      { length: count },
      (_, k) => `X${(2 + (k % 30) * 0.5).toFixed(1)}Y${(2 + Math.floor(k / 30) * 0.4).toFixed(1)}`,
    );
    const files = LARGE_FILES.map((file) =>
      file.name === "b.drl"
        ? { ...file, content: `M48\nMETRIC\nT1C0.2\n%\nG90\nT1\n${drilled.join("\n")}\nM30\n` }
        : file,
    );
    const { room, stages } = await open(files);
    expect(stages[0]?.model.solid).toMatchObject({ cutHoles: MAX_CUT_AT_FIRST, bounds: room.model.solid.bounds });
    expect(stages[0]?.model.solid.paintedHoles).toHaveLength(10);
    expect(room.model.solid.cutHoles).toBe(count);
  });

  it("reads the rest of a large board when its upper side was seen", async () => {
    let see = () => {};
    const seen = new Promise<void>((resolve) => (see = resolve));
    let resolveEvent = () => {};
    const event = new Promise<void>((resolve) => (resolveEvent = resolve));
    let isRead = false;
    const appearance = () => {
      resolveEvent();
      return seen;
    };
    const opened = open(LARGE_FILES, appearance).then(({ room }) => {
      isRead = true;
      return room;
    });
    await event;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRead).toBe(false);
    see();
    expect((await opened).model.solid.cutHoles).toBe(2);
  });

  it("shows both faces of the whole board, and one of what is seen first", async () => {
    const { room, stages } = await open(LARGE_FILES);
    const appearance = { ...APPEARANCE, isByProcessor: false };
    stages[0]?.faces(appearance);
    const before = fills;
    room.faces(appearance);
    expect(fills - before).toBeGreaterThan(before);
  });

  it.each([true, false])(
    "has its pictures drawn by whoever is quick at it: by the processor %s",
    async (isByProcessor) => {
      const { room } = await open(BOARD_FILES);
      room.faces({ ...APPEARANCE, isByProcessor });
      expect(asked.length).toBeGreaterThan(0);
      for (const options of asked) expect(options).toEqual({ willReadFrequently: isByProcessor });
    },
  );
});
