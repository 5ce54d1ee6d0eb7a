import { describe, expect, it } from "vitest";
import { WireFrames, type WireUnit } from "@/lib/server/db/wire-frames";

function message(type: string, body = ""): Buffer {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type);
  bytes.writeInt32BE(4 + body.length, 1);
  bytes.write(body, 5);
  return bytes;
}

function opening(code: number, body = ""): Buffer {
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  bytes.write(body, 8);
  return bytes;
}

const STARTUP = opening(196_608, "user\0postgres\0\0");

function summarize(units: WireUnit[]): string[] {
  return units.map((unit) =>
    unit.kind === "batch" ? `batch ${Buffer.from(unit.bytes).toString("latin1")}` : unit.kind,
  );
}

function started(): WireFrames {
  const frames = new WireFrames();
  frames.push(STARTUP);
  return frames;
}

const batchOf = (...messages: Buffer[]) => `batch ${Buffer.concat(messages).toString("latin1")}`;

describe("what a client sends", () => {
  it("opens with a request for encryption, then the start, then statements", () => {
    const frames = new WireFrames();
    expect(summarize(frames.push(Buffer.concat([opening(80_877_103), STARTUP, message("Q", "select 1\0")])))).toEqual([
      "encryption",
      "startup",
      batchOf(message("Q", "select 1\0")),
    ]);
  });

  it("runs together up to the message that asks for an answer", () => {
    const parts = [message("P", "one"), message("B", "two"), message("D", "three"), message("E", "four"), message("S")];
    expect(summarize(started().push(Buffer.concat([...parts, ...parts])))).toEqual([
      batchOf(...parts),
      batchOf(...parts),
    ]);
  });

  it("is cut the same wherever the reads fall", () => {
    const bytes = Buffer.concat([
      STARTUP,
      message("P", "select $1"),
      message("B", "value"),
      message("S"),
      message("X"),
    ]);
    for (let at = 1; at < bytes.length; at++) {
      const frames = new WireFrames();
      const units = [...frames.push(bytes.subarray(0, at)), ...frames.push(bytes.subarray(at))];
      expect(summarize(units)).toEqual([
        "startup",
        batchOf(message("P", "select $1"), message("B", "value"), message("S")),
        "terminate",
      ]);
    }
  });

  it("may be a cancel request, which has no start", () => {
    expect(summarize(new WireFrames().push(opening(80_877_102, "12345678")))).toEqual(["cancel"]);
  });

  it("loses rows of COPY, which the embedded database does not take", () => {
    expect(summarize(started().push(Buffer.concat([message("d", "1\t2\n"), message("c"), message("S")])))).toEqual([
      batchOf(message("S")),
    ]);
  });

  it.each([0, 3, -1, 0x7fffffff])("is refused with a message length of %i", (length) => {
    const bytes = Buffer.alloc(16);
    bytes.write("Q");
    bytes.writeInt32BE(length, 1);
    expect(() => started().push(bytes)).toThrow("message of");
  });
});
