// The worker thread that reads one drawing before it is published; its heap and its time are limited from outside.

import { parentPort } from "node:worker_threads";
import { err, ok } from "@/lib/base/result";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";
import { type DrawingJob, readDrawing } from "./drawing-reading";
import type { DrawingAnswer } from "./drawing-worker-client";

function answer(job: DrawingJob): DrawingAnswer {
  try {
    return ok(readDrawing(job));
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

parentPort?.once("message", (job: DrawingJob) => parentPort?.postMessage(answer(job)));
