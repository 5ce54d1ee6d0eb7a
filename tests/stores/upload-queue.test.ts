// The files of a batch: eight at most, and no word about a file that is no longer on its way.

import { describe, expect, it } from "vitest";
import { createUploadQueue } from "@/stores/upload-queue";

const files = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${from + at}`, name: `${from + at}.zip`, size: 10 }));

describe("a batch's room", () => {
  it("is eight, less what is in it; what does not fit as a whole is not taken in part", () => {
    const { getState } = createUploadQueue("b1");
    expect(getState().room()).toBe(8);
    expect(getState().add(files(5))).toBe(true);
    expect(getState().room()).toBe(3);
    expect(getState().add(files(4, 5))).toBe(false);
    expect(getState().items).toHaveLength(5);
    expect(getState().add(files(3, 5))).toBe(true);
    expect(getState().room()).toBe(0);
  });

  it("comes back with a removed file that never arrived, but not with one that the server holds", () => {
    const { getState } = createUploadQueue("b1");
    getState().add(files(8));
    getState().remove("f0");
    expect(getState().room()).toBe(1);
    getState().arrive("f1", "file_1");
    getState().remove("f1");
    expect(getState().room()).toBe(1);
  });

  it("is whole again in the next batch", () => {
    const { getState } = createUploadQueue("b1");
    getState().add(files(8));
    getState().begin("b2");
    expect(getState()).toMatchObject({ batchUid: "b2", items: [], removedAfterArrival: 0 });
    expect(getState().room()).toBe(8);
  });
});

describe("a file that is no longer on its way", () => {
  it.each(["cancel", "fail", "arrive"] as const)("after %s hears no progress", (end) => {
    const { getState } = createUploadQueue("b1");
    getState().add(files(2));
    if (end === "cancel") getState().cancel("f0");
    if (end === "fail") getState().fail("f0", { code: "NETWORK", message: "" });
    if (end === "arrive") getState().arrive("f0", "file_1");
    const [before] = getState().items;
    getState().progress("f0", 50);
    expect(getState().items[0]).toEqual(before);
    getState().progress("f1", 50);
    expect(getState().items[1]?.percent).toBe(50);
  });
});
