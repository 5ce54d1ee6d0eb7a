import { beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "@/lib/base/result";
import { checkBoard, checkShare } from "@/lib/core/dfm/check";
import { SHARES } from "@/lib/core/dfm/shares";
import { DfmSubject } from "@/lib/core/dfm/subject";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { FileChecker } from "@/lib/workers/dfm-client";
import type { DfmRequest, DfmShares } from "@/lib/workers/dfm-messages";
import type { JobReply } from "@/lib/workers/one-job";
import { BoardBuilder, orderOf } from "@/tests/core/dfm/support/board-builder";
import { FakeWorker } from "@/tests/support/fake-worker";

type CheckWorker = FakeWorker<JobReply<never, DfmShares>, DfmRequest>;

const file = new File(["bytes"], "board.zip");
const board = new BoardBuilder().via([5, 5]).through([10, 5]).trace("top", [[5, 5], [10, 5]], 0.1).build(); // prettier-ignore

/** What the true worker says of `board`. */
function answer(worker: CheckWorker): void {
  const { order, shares } = worker.requests.at(-1) ?? { order: orderOf(), shares: [] };
  const subject = new DfmSubject(board, order);
  worker.say({ kind: "done", result: ok(shares.map((share) => checkShare(subject, share))) });
}

function checkerOf(act: (worker: CheckWorker, number: number) => void, processors: number) {
  const workers: CheckWorker[] = [];
  const createWorker = () => {
    const number = workers.length;
    const worker: CheckWorker = new FakeWorker((one) => act(one, number));
    workers.push(worker);
    return worker;
  };
  const checker = new FileChecker(file, { processors, createWorker });
  const check = (order: PcbSpecification = orderOf(), signal = new AbortController().signal) =>
    checker.check({ order, signal });
  return { workers, checker, check };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://boards.example" });
});

describe("a page's checks of one upload", () => {
  it("shares them between two workers where the browser has two processors, and tells the whole", async () => {
    const { workers, check } = checkerOf(answer, 2);
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers.map(({ requests: [first] }) => first?.shares)).toEqual(SHARES.map((share) => [share]));
  });

  it("leaves all of them to one worker where the browser has one processor", async () => {
    const { workers, check } = checkerOf(answer, 1);
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers.map(({ requests: [first] }) => first?.shares)).toEqual([SHARES]);
  });

  it("asks the same workers about the next order, and ends them when it is ended", async () => {
    const { workers, checker, check } = checkerOf(answer, 2);
    await check();
    const thicker = orderOf({ thicknessMm: 2 });
    expect(await check(thicker)).toEqual(ok(checkBoard(board, thicker)));
    expect(workers.map(({ requests }) => requests.length)).toEqual([2, 2]);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    checker.end();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it("tells a refusal of either, and asks both again", async () => {
    let isDamaged = true;
    const { workers, check } = checkerOf((worker, number) => {
      if (isDamaged && number === 1) worker.say({ kind: "done", result: err("ARCHIVE_DAMAGED") });
      else answer(worker);
    }, 2);
    expect(await check()).toEqual({ ok: false, code: "ARCHIVE_DAMAGED" });
    isDamaged = false;
    expect(await check()).toEqual(ok(checkBoard(board, orderOf())));
    expect(workers).toHaveLength(2);
  });

  it("gives up a check that is aborted with its workers, and starts others for the next", async () => {
    const controller = new AbortController();
    const { workers, check } = checkerOf((worker) => {
      if (controller.signal.aborted) answer(worker);
      else controller.abort(new Error("another order"));
    }, 2);
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
    }, 1);
    expect(await check()).toEqual({ ok: false, code: "PARSE_TOO_LARGE" });
    isBroken = false;
    expect((await check()).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });
});
