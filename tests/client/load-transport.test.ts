// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadTransport } from "@/lib/client/transport/load-transport";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const script = vi.hoisted(() => ({ arrives: true, asked: 0 }));
vi.mock("@/lib/client/transport/http", () => {
  script.asked += 1;
  if (!script.arrives) throw new TypeError("Failed to fetch dynamically imported module");
  return { request: () => Promise.resolve("sent") };
});

const page = startPageDouble();
afterEach(() => {
  script.arrives = true;
});

describe("the transport, whose script comes with the first request", () => {
  it("says a script that did not arrive as a request that was not sent, and asks again the next time", async () => {
    script.arrives = false;
    expect(await failureOf(loadTransport())).toMatchObject({ code: "NOT_SENT", kind: "unsent" });
    expect(page.toasts).toEqual([{ level: "error", message: "Operation is failed" }]);
    expect(await failureOf(loadTransport({ isQuiet: true }))).toMatchObject({ code: "NOT_SENT" });
    expect(page.toasts).toHaveLength(1);
    script.arrives = true;
    const { request } = await loadTransport();
    expect(await request({})).toBe("sent");
    expect(script.asked).toBeGreaterThan(1);
    expect(await loadTransport()).toBe(await loadTransport());
  });
});
