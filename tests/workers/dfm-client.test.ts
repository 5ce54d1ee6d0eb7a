import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "@/lib/base/result";
import { checkBoard, checkPartition } from "@/lib/core/dfm/check";
import { PARTITIONS } from "@/lib/core/dfm/partitions";
import { DfmContext } from "@/lib/core/dfm/context";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { FileChecker } from "@/lib/workers/dfm/dfm-client";
import type { DfmRequest, DfmPartitions } from "@/lib/workers/dfm/dfm-messages";
import type { JobReply } from "@/lib/workers/worker-client";
import { BoardBuilder, orderOf } from "@/tests/core/dfm/support/board-builder";
import { FakeWorker } from "@/tests/support/fake-worker";

type CheckWorker = FakeWorker<JobReply<never, DfmPartitions>, DfmRequest>;

const file = new File(["bytes"], "board.zip");
const board = new BoardBuilder().via([5, 5]).through([10, 5]).trace("top", [[5, 5], [10, 5]], 0.1).build(); // prettier-ignore

/** Answer of the real worker for `board`. */
function answer(worker: CheckWorker): void {
  const { order, partitions } = worker.requests.at(-1) ?? { order: orderOf(), partitions: [] };
  const subject = new DfmContext(board, order);
  worker.say({ kind: "done", result: ok(partitions.map((partition) => checkPartition(subject, partition))) });
}

function checkerOf(act: (worker: CheckWorker, number: number) => void, isRoomy: boolean) {
  const workers: CheckWorker[] = [];
  const createWorker = () => {
    const number = workers.length;
    const worker: CheckWorker = new FakeWorker((one) => act(one, number));
    workers.push(worker);
    return worker;
  };
  const checker = new FileChecker(file, { isRoomy, createWorker });
  const check = (order: PcbSpecification = orderOf(), signal = new AbortController().signal) =>
    checker.check({ order, signal });
  return { workers, checker, check };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://boards.example" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page's checks of one upload", () => {
  it("shares them between two workers where there is room for both, and tells the whole", async () => {
    const { workers, check } = checkerOf(answer, true);
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers.map(({ requests: [first] }) => first?.partitions)).toEqual(
      PARTITIONS.map((partition) => [partition]),
    );
  });

  it("leaves all of them to one worker where there is not", async () => {
    const { workers, check } = checkerOf(answer, false);
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers.map(({ requests: [first] }) => first?.partitions)).toEqual([PARTITIONS]);
  });

  it("asks the same workers about the next order, and ends them when it is ended", async () => {
    const { workers, checker, check } = checkerOf(answer, true);
    await check();
    const thicker = orderOf({ thicknessMm: 2 });
    expect(await check(thicker)).toEqual(ok(checkBoard(board, thicker)));
    expect(workers.map(({ requests }) => requests.length)).toEqual([2, 2]);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    checker.end();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it.each([
    [8, 8, 2],
    [4, undefined, 2],
    [3, 8, 1],
    [8, 2, 1],
  ])("has %i processors and %s GB: %i workers", async (hardwareConcurrency, deviceMemory, count) => {
    vi.stubGlobal("navigator", { hardwareConcurrency, deviceMemory });
    let started = 0;
    const createWorker = () => {
      started++;
      return new FakeWorker(answer) as CheckWorker;
    };
    const { signal } = new AbortController();
    expect((await new FileChecker(file, { createWorker }).check({ order: orderOf(), signal })).ok).toBe(true);
    expect(started).toBe(count);
  });

  it("lets go of a board that nobody asks about for two minutes, and reads it again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { workers, check } = checkerOf(answer, true);
    await check();
    vi.advanceTimersByTime(119_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    vi.advanceTimersByTime(2_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect((await check()).ok).toBe(true);
    expect(workers).toHaveLength(4);
  });

  it("tells a refusal of either, and has the file read again by whoever tries again", async () => {
    let isDamaged = true;
    const { workers, check } = checkerOf((worker, number) => {
      if (isDamaged && number === 1) worker.say({ kind: "done", result: err("ARCHIVE_DAMAGED") });
      else answer(worker);
    }, true);
    expect(await check()).toEqual({ ok: false, code: "ARCHIVE_DAMAGED" });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    isDamaged = false;
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers).toHaveLength(4);
  });

  it("gives up a check that is aborted with its workers, and starts others for the next", async () => {
    const controller = new AbortController();
    const { workers, check } = checkerOf((worker) => {
      if (controller.signal.aborted) answer(worker);
      else controller.abort(new Error("another order"));
    }, true);
    await expect(check(orderOf(), controller.signal)).rejects.toThrow("another order");
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect((await check()).ok).toBe(true);
    expect(workers).toHaveLength(4);
  });

  it("starts another worker after one that broke down", async () => {
    let isBroken = true;
    const { workers, check } = checkerOf((worker) => {
      if (isBroken) worker.fail("Out of memory");
      else answer(worker);
    }, false);
    expect(await check()).toEqual({ ok: false, code: "PARSE_TOO_LARGE" });
    isBroken = false;
    expect((await check()).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });
});
