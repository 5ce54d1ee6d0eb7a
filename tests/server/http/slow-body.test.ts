import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endWhenSlow } from "@/lib/server/http/connection-limit";
import { standIn } from "@/tests/support/stand-in";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sender(headers: Record<string, string> = { "content-length": "100000" }) {
  const socket = { bytesRead: 500, destroy: vi.fn() };
  const request = Object.assign(new EventEmitter(), {
    headers,
    socket,
    readableLength: 0,
    readableHighWaterMark: 16_384,
  });
  endWhenSlow(standIn<IncomingMessage>(request));
  return { request, socket, isCut: () => socket.destroy.mock.calls.length > 0 };
}

describe("a body on its way", () => {
  it("that trickles is cut within 20 s", () => {
    const { socket, isCut } = sender();
    for (let second = 0; second < 20; second++) {
      socket.bytesRead += 1;
      vi.advanceTimersByTime(1000);
    }
    expect(isCut()).toBe(true);
  });

  it("that stops half way is cut, one that was slow for a while and goes on is not", () => {
    const { socket, isCut } = sender();
    for (let round = 0; round < 20; round++) {
      vi.advanceTimersByTime(10_000);
      socket.bytesRead += 5_000;
    }
    expect(isCut()).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(isCut()).toBe(true);
  });

  it("that waits for us to read is left alone", () => {
    const { request, isCut } = sender();
    request.readableLength = request.readableHighWaterMark;
    vi.advanceTimersByTime(60_000);
    expect(isCut()).toBe(false);
  });

  it("that has arrived is watched no longer, however long its answer takes", () => {
    const { request, isCut } = sender();
    request.emit("end");
    vi.advanceTimersByTime(60_000);
    expect(isCut()).toBe(false);
  });

  it("that does not exist is not watched", () => {
    const { isCut } = sender({});
    vi.advanceTimersByTime(60_000);
    expect(isCut()).toBe(false);
  });
});
