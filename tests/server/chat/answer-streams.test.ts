// Deltas of an answer: numbered, followed from any place, by their owner alone.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatTurn } from "@/lib/contracts/chat";
import {
  type AnswerStreams,
  createAnswerStreams,
  type FinishedAnswer,
  MAX_ANSWERS_OF_CALLER,
  type NumberedDelta,
  type Reader,
} from "@/lib/server/chat/answer-streams";
import { Random } from "../../support/random";

const ANN = { owner: "ann", caller: "ann" };

const turnOf = (turnId: string): ChatTurn => ({
  ...{ turnId, parentId: null, question: "?", files: [], state: "done", createTime: "2026-11-21T04:00:00.000Z" },
  answer: { blocks: [], sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} },
});

function createReader() {
  const deltas: NumberedDelta[] = [];
  const done: FinishedAnswer[] = [];
  const reader: Reader = { delta: (delta) => deltas.push(delta), done: (answer) => done.push(answer) };
  return { reader, deltas, done };
}

const words = (text: string) => ({ kind: "words" as const, text });
const textOf = (deltas: readonly NumberedDelta[]) =>
  deltas.map(({ delta }) => (delta.kind === "words" ? delta.text : "")).join("");

let streams: AnswerStreams;
beforeEach(() => {
  vi.useFakeTimers();
  streams = createAnswerStreams();
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

const finish = (turnId: string) => streams.finish({ turnId, turn: turnOf(turnId), proof: null });

describe("an answer", () => {
  it("is told in order, and then its end", () => {
    const stream = streams.begin("t1", ANN);
    const { reader, deltas, done } = createReader();
    streams.follow("t1", "ann", 0, reader);
    for (const text of ["one ", "two ", "three"]) stream?.tell(words(text));
    finish("t1");
    stream?.tell(words("too late"));
    expect(deltas.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(textOf(deltas)).toBe("one two three");
    expect(done.map(({ sequence }) => sequence)).toEqual([4]);
  });

  it("is read whole by any sequence of breaks and resumptions, nothing twice", () => {
    const random = new Random(7);
    for (let round = 0; round < 200; round++) {
      const turnId = `round-${round}`;
      const stream = streams.begin(turnId, ANN);
      let { reader, deltas, done } = createReader();
      const read: NumberedDelta[] = [];
      streams.follow(turnId, "ann", 0, reader);
      for (let at = 0; at < 20; at++) {
        stream?.tell(words(`${at},`));
        if (random.next() < 0.3) {
          streams.leave(reader);
          read.push(...deltas);
          ({ reader, deltas, done } = createReader());
          if (random.next() < 0.5) streams.follow(turnId, "ann", read.length, reader);
        }
      }
      finish(turnId);
      read.push(...deltas);
      const last = createReader();
      streams.follow(turnId, "ann", read.length, last.reader);
      read.push(...last.deltas);
      expect(textOf(read)).toBe(Array.from({ length: 20 }, (_, at) => `${at},`).join(""));
      expect(last.done.length + done.length).toBeGreaterThan(0);
      streams.acknowledge(turnId, "ann");
    }
  });

  it("is its owner's; a visitor's by its id", () => {
    streams.begin("t1", ANN);
    streams.begin("t2", { owner: null, caller: "network 1" });
    const { reader } = createReader();
    expect(streams.follow("t1", "bob", 0, reader)).toBe(false);
    expect(streams.follow("t1", null, 0, reader)).toBe(false);
    expect(streams.follow("t2", "bob", 0, reader)).toBe(false);
    expect(streams.follow("t2", null, 0, reader)).toBe(true);
    expect(streams.follow("t3", null, 0, reader)).toBe(false);
  });

  it("is stopped by its owner alone", () => {
    const signal = streams.begin("t1", ANN)?.signal;
    streams.stop("t1", "bob");
    expect(signal?.aborted).toBe(false);
    streams.stop("t1", "ann");
    expect(signal?.aborted).toBe(true);
  });

  it("that nobody acknowledged is kept for two minutes", () => {
    streams.begin("t1", ANN);
    finish("t1");
    vi.advanceTimersByTime(119_000);
    expect(streams.follow("t1", "ann", 0, createReader().reader)).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(streams.follow("t1", "ann", 0, createReader().reader)).toBe(false);
  });

  it("that is still on its way is not forgotten by an acknowledgement", () => {
    streams.begin("t1", ANN);
    streams.acknowledge("t1", "ann");
    expect(streams.follow("t1", "ann", 0, createReader().reader)).toBe(true);
  });
});

it("one caller has few answers on their way at once; another is not held up", () => {
  for (let at = 0; at < MAX_ANSWERS_OF_CALLER; at++) expect(streams.begin(`t${at}`, ANN)).not.toBeNull();
  expect(streams.begin("more", ANN)).toBeNull();
  expect(streams.begin("t0", ANN)).toBeNull();
  expect(streams.begin("other", { owner: "bob", caller: "bob" })).not.toBeNull();
  finish("t0");
  expect(streams.begin("more", ANN)).not.toBeNull();
});
