// Browser side: checks a board's files as a page does.

import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { dfmWorkers, FileChecker } from "@/lib/workers/dfm/dfm-client";

/** The file is fetched from `address` before timing starts; `layers` are those ordered. */
export type CheckedFile = { address: string; name: string; layers: number };
/** Milliseconds from the file to its report, and to the report for a changed order. */
export type Checks = { firstMs: number; againMs: number; findings: number };

async function check({ address, name, layers }: CheckedFile): Promise<Checks> {
  const file = new File([await (await fetch(address)).arrayBuffer()], name);
  const order: PcbSpecification = { ...DEFAULT_SPECIFICATION, layers, leadTimeDays: 5 };
  const { signal } = new AbortController();
  const start = performance.now();
  // Never terminated, because its memory is measured.
  const checker = new FileChecker(file);
  const first = await checker.check({ order, signal });
  const between = performance.now();
  const again = await checker.check({ order: { ...order, outerCopperUm: 70 }, signal });
  if (!first.ok || !again.ok) throw new Error(`${name} is not read`);
  return {
    firstMs: between - start,
    againMs: performance.now() - between,
    findings: first.value.findings.length,
  };
}

// As the page does while its reader chooses a file.
dfmWorkers.prepare();

const dfmPage = { check };
export type DfmPage = typeof dfmPage;
Object.assign(globalThis, { dfmPage });
