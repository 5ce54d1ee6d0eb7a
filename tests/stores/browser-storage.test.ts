// The browser's storages, also where the browser refuses them.

import { describe, expect, it } from "vitest";
import { createEntries, KEPT_ON_LOGOUT, readJson } from "@/stores/drafts/browser-storage";
import { createMemoryStorage } from "./memory-storage";

const refusing = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("entries", () => {
  it("go to the storage and come back from it", () => {
    const storage = createMemoryStorage();
    const entries = createEntries(() => storage);
    entries.write("a", "1");
    expect(storage.getItem("a")).toBe("1");
    expect(entries.read("a")).toBe("1");
    entries.write("a", null);
    expect(entries.read("a")).toBeNull();
  });

  it("are kept for the page where the browser denies its storage", () => {
    const entries = createEntries(refusing);
    expect(entries.read("a")).toBeNull();
    entries.write("a", "1");
    expect(entries.read("a")).toBe("1");
    entries.clearExcept([]);
    expect(entries.read("a")).toBeNull();
  });

  it("are kept for the page where the storage is full", () => {
    const entries = createEntries(() => ({ ...createMemoryStorage(), getItem: () => "old", setItem: refusing }));
    entries.write("a", "new");
    expect(entries.read("a")).toBe("new");
  });

  it("are cleared but for the named ones", () => {
    const storage = createMemoryStorage({ token: "t", user: "u", cookitAgree: "1", create_project_type: "0", x: "y" });
    createEntries(() => storage).clearExcept(KEPT_ON_LOGOUT);
    expect(Object.keys(storage).sort()).toEqual(["cookitAgree", "create_project_type"]);
  });

  it("read as null where somebody spoilt the JSON", () => {
    const entries = createEntries(() => createMemoryStorage({ good: '{"a":1}', bad: "{" }));
    expect(readJson(entries, "good")).toEqual({ a: 1 });
    expect(readJson(entries, "bad")).toBeNull();
    expect(readJson(entries, "absent")).toBeNull();
  });
});
