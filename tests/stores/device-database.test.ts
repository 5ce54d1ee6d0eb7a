// The browser's database: opened at the first use, and again where the browser took it away.

import { afterEach, describe, expect, it, vi } from "vitest";
import { createIndexedDbAdapter } from "@/stores/drafts/draft";

/** As much of IndexedDB as one store needs; answers come a moment later, as in a browser. */
function stubDatabase() {
  const entries = new Map<string, unknown>();
  const opened: { onversionchange: (() => void) | null; onclose: (() => void) | null }[] = [];
  function answered<T>(result: T, also?: () => void) {
    const request = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => {
      request.onsuccess?.();
      also?.();
    });
    return request;
  }
  function open() {
    let isClosed = false;
    const database = {
      onversionchange: null,
      onclose: null,
      close: () => void (isClosed = true),
      transaction() {
        if (isClosed) throw new DOMException("closed", "InvalidStateError");
        const transaction = { oncomplete: null as (() => void) | null, objectStore: () => store };
        const settle = <T>(result: T) => answered(result, () => transaction.oncomplete?.());
        const store = {
          get: (key: string) => settle(entries.get(key)),
          put: (value: unknown, key: string) => settle(void entries.set(key, value)),
        };
        return transaction;
      },
    };
    opened.push(database);
    return answered(database);
  }
  vi.stubGlobal("indexedDB", { open });
  return opened;
}

afterEach(() => void vi.unstubAllGlobals());

describe("the browser's database", () => {
  it("is opened once", async () => {
    const opened = stubDatabase();
    const device = createIndexedDbAdapter();
    await device.set("a", 1);
    expect(await device.get("a")).toBe(1);
    expect(opened).toHaveLength(1);
  });

  it.each(["onversionchange", "onclose"] as const)("is opened again after %s", async (event) => {
    const opened = stubDatabase();
    const device = createIndexedDbAdapter();
    await device.set("a", 1);
    opened[0]?.[event]?.();
    expect(await device.get("a")).toBe(1);
    expect(opened).toHaveLength(2);
  });
});
