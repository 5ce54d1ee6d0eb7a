import { describe, expect, it } from "vitest";
import { createPendingRequests } from "@/lib/server/http/pending-requests";

const later = () => {
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
};

describe("work in hand", () => {
  it("is settled once every call has ended, also one that failed and one that began meanwhile", async () => {
    const { track, settled } = createPendingRequests();
    const [first, second] = [later(), later()];
    const events: string[] = [];
    const failing = track(() => first.promise)();
    void settled().then(() => events.push("settled"));
    const late = track(() => second.promise)();
    first.reject(new Error("gone"));
    await expect(failing).rejects.toThrow("gone");
    await new Promise(setImmediate);
    expect(events).toEqual([]);
    second.resolve("done");
    expect(await late).toBe("done");
    await new Promise(setImmediate);
    expect(events).toEqual(["settled"]);
  });

  it("is settled at once where nothing is asked", async () => {
    await expect(createPendingRequests().settled()).resolves.toBeUndefined();
  });
});
