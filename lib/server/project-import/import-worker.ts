// The server's import worker: reads one upload and answers once; its heap and its time are limited from outside.

import { parentPort } from "node:worker_threads";
import { err, ok } from "@/lib/base/result";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";
import { openDesign } from "@/lib/workers/schematic/open-design";
import type { ImportJob, ImportWorkerAnswer } from "./import-worker-messages";

function checkBuffers(maxBufferBytes: number): void {
  if (process.memoryUsage().arrayBuffers > maxBufferBytes) throw new RangeError("buffers over the limit");
}

async function work({ name, bytes, root, maxBufferBytes }: ImportJob): Promise<ImportWorkerAnswer> {
  try {
    const onProgress = () => checkBuffers(maxBufferBytes);
    const read = await openDesign([{ name, bytes }], { root }, { loadRar: loadRarFromPackage, onProgress });
    if (!read.ok) return read;
    const { name: projectName, schematic, report, otherRoots } = read.value;
    return ok({ projectName, content: schematicFile.parse(writeSchematic(schematic)), report, otherRoots });
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

parentPort?.once("message", (job: ImportJob) => {
  void work(job).then((answer) => parentPort?.postMessage(answer));
});
