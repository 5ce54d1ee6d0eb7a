import { describe, expect, it } from "vitest";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";
import { FakeWorker } from "../support/fake-worker";

function spares() {
  const started: FakeWorker[] = [];
  const workers = new PrewarmedWorker(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker;
  });
  return { started, workers };
}

describe("a worker that is started before it is wanted", () => {
  it("is taken once, and the next is a new one", () => {
    const { started, workers } = spares();
    workers.prepare();
    workers.prepare();
    expect(started).toHaveLength(1);
    expect(workers.take()).toBe(started[0]);
    expect(workers.take()).toBe(started[1]);
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
  });

  it("is started when it is wanted, if nobody prepared one", () => {
    const { started, workers } = spares();
    expect(workers.take()).toBe(started[0]);
  });

  it("is ended with the page, unless somebody has taken it", () => {
    const { started, workers } = spares();
    workers.prepare();
    workers.letGo();
    workers.prepare();
    workers.take();
    workers.letGo();
    expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it("whose script could not be fetched is not given to anybody", () => {
    const { started, workers } = spares();
    workers.prepare();
    started[0]?.fail("no such script");
    expect(workers.take()).toBe(started[1]);
  });

  it("says to who takes it, and to nobody before, that there are no workers here", () => {
    const workers = new PrewarmedWorker(() => {
      throw new ReferenceError("Worker is not defined");
    });
    workers.prepare();
    expect(() => workers.take()).toThrow("Worker is not defined");
  });
});
