// Drawings are read for publishing in a thread of their own: the process goes on meanwhile, however large they are.

import { performance } from "node:perf_hooks";
import { expect, it } from "vitest";
import { MAX_DOCUMENT_BYTES } from "@/lib/contracts/project";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { type DrawingJob, readDrawing } from "@/lib/server/community/drawing-reading";
import { createDrawingReader } from "@/lib/server/community/drawing-worker-client";
import { TWO_RESISTORS, withValue } from "../../support/community";

const GENEROUS_MS = 60_000;
const jobOf = (content: SchematicContent, more: Partial<DrawingJob> = {}): DrawingJob => ({
  ...{ text: JSON.stringify(content), changes: [], before: null },
  ...more,
});

/** Resistors in a row until the drawing has the size of the largest that is accepted. */
function largest(): SchematicContent {
  const parts = TWO_RESISTORS.objects.filter((object) => "designators" in object);
  const bytes = Buffer.byteLength(JSON.stringify(parts));
  const copies = Math.floor((MAX_DOCUMENT_BYTES - 100_000) / bytes);
  const objects = Array.from({ length: copies }, (_, copy) =>
    parts.map((part, at) => ({
      ...part,
      id: `p${copy}-${at}`,
      designators: Object.fromEntries(
        Object.keys("designators" in part ? part.designators : {}).map((sheet) => [sheet, `R${copy * 2 + at + 1}`]),
      ),
    })),
  ).flat() as SchematicContent["objects"];
  return { ...TWO_RESISTORS, objects };
}

it("answers what reading in this thread answers, with the changes since the version before", async () => {
  const read = createDrawingReader({ timeoutMs: GENEROUS_MS });
  const job = jobOf(withValue(TWO_RESISTORS, "password: hunter22"), { before: JSON.stringify(TWO_RESISTORS) });
  const answer = await read(job);
  expect(answer).toEqual({ ok: true, value: readDrawing(job) });
  expect(answer.ok && answer.value).toMatchObject({
    ...{ text: null, changes: { added: 0, removed: 0, changed: 1 }, secrets: [{ kind: "password" }] },
  });
});

it("refuses what takes too long or is no drawing", async () => {
  const slow = createDrawingReader({ timeoutMs: 1 });
  expect(await slow(jobOf(TWO_RESISTORS))).toMatchObject({ ok: false, code: "PARSE_TIMEOUT" });
  const read = createDrawingReader({ timeoutMs: GENEROUS_MS });
  expect(await read({ ...jobOf(TWO_RESISTORS), text: "{" })).toMatchObject({ ok: false, code: "PARSE_FAILED" });
});

it("leaves the process free while the largest drawing is read", async () => {
  const job = jobOf(largest());
  expect(job.text.length).toBeGreaterThan(0.9 * MAX_DOCUMENT_BYTES);
  const start = performance.now();
  const here = readDrawing(job);
  const blockedMs = performance.now() - start;

  const read = createDrawingReader({ timeoutMs: GENEROUS_MS });
  const before = performance.eventLoopUtilization();
  const answer = await read(job);
  const { active } = performance.eventLoopUtilization(before);
  expect(answer.ok && answer.value.bom).toEqual(here.bom);
  // What is left is the copy of the text and of the answer.
  expect(active).toBeLessThan(blockedMs / 4);
}, 120_000);
