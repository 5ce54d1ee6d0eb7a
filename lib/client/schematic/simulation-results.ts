// Simulation results that are kept with a project: packed here, stored by the server, opened again.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DocumentOf } from "@/lib/client/schematic/document";
import { ApiError } from "@/lib/client/transport/api-error";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { sendFile } from "@/lib/client/upload/upload";
import {
  deleteSimulationResults,
  getSimulationResults,
  keepSimulationResults,
  type KeptResultRow,
  listSimulationResults,
  MAX_RESULT_MEGABYTES,
} from "@/lib/contracts/simulation-result";
import { simulationResultsHeader } from "@/lib/contracts/simulation-results-file";
import { MEGABYTE } from "@/lib/base/units";
import { ArchiveRefusal } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";
import { type KeptRun, readResults, writeResults } from "@/lib/core/simulation-netlist/results-file";

export type KeptResults = KeptResultRow;

const HEADER = "results.json";
const SAMPLES = "results.bin";
/** As much as a run has in memory; its own results pack at most a thousandfold, which is the limit of the method. */
const LIMITS = {
  ...{ maxFiles: 4, maxEntries: 8, maxRatio: 1_100 },
  ...{ maxTotalBytes: 200 * MEGABYTE, maxEntryBytes: 180 * MEGABYTE },
};

const keyOf = (of: DocumentOf) => ["schematic", "simulation-results", of] as const;
const fieldsOf = ({ projectId, token }: DocumentOf) => (token === null ? { projectId } : { projectId, token });

/** A zip of the header and the samples. */
export async function packResults(run: KeptRun): Promise<Uint8Array<ArrayBuffer>> {
  const { packZip } = await import("@/lib/core/archive/pack-zip");
  const { header, samples } = writeResults(run);
  return packZip([
    { name: HEADER, bytes: new TextEncoder().encode(JSON.stringify(header)) },
    { name: SAMPLES, bytes: samples },
  ]);
}

async function filesIn(bytes: Uint8Array): Promise<readonly SourceFile[]> {
  const [{ readZip }, { ArchiveBudget, DEFAULT_LIMITS }] = await Promise.all([
    import("@/lib/core/archive/zip"),
    import("@/lib/core/archive/budget"),
  ]);
  const budget = new ArchiveBudget({ ...DEFAULT_LIMITS, ...LIMITS }, bytes.length);
  return readZip(bytes, { budget, warn: () => undefined });
}

/** Null for what is no results, damaged, or of a later version. */
export async function unpackResults(bytes: Uint8Array): Promise<KeptRun | null> {
  try {
    const files = await filesIn(bytes);
    const find = (name: string) => files.find((file) => file.name === name)?.bytes;
    const [text, samples] = [find(HEADER), find(SAMPLES)];
    if (!text || !samples) return null;
    const header = simulationResultsHeader.safeParse(JSON.parse(new TextDecoder().decode(text)));
    return header.success ? readResults(header.data, samples) : null;
  } catch (error) {
    // The archive or the JSON is damaged; a part of the program that could not be loaded is another matter.
    if (error instanceof SyntaxError || error instanceof ArchiveRefusal) return null;
    throw error;
  }
}

export const useKeptResults = (of: DocumentOf, isEnabled: boolean) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => call(listSimulationResults, fieldsOf(of), { signal, isQuiet: true }),
    enabled: isEnabled,
  });

export interface ResultsToKeep {
  readonly run: KeptRun;
  /** Empty for results that go after 30 days. */
  readonly name: string;
  readonly summary: string;
}

export function useKeepResults(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ run, name, summary }: ResultsToKeep) => {
      const bytes = await packResults(run);
      if (bytes.length > MAX_RESULT_MEGABYTES * MEGABYTE) throw new ApiError("FILE_TOO_LARGE", "", { kind: "refused" });
      const file = new File([bytes], "results.zip", { type: "application/zip" });
      const { fileUrl } = await sendFile(file, { purpose: "general", isQuiet: true });
      const named = name.trim() === "" ? {} : { name: name.trim() };
      return call(keepSimulationResults, { ...fieldsOf(of), fileUrl, summary, ...named }, { isQuiet: true });
    },
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}

/** Rejects with ApiError FILE_DAMAGED for what cannot be read. */
export async function openResults(of: DocumentOf, id: string): Promise<KeptRun> {
  const { file } = await call(getSimulationResults, { ...fieldsOf(of), id }, { isQuiet: true });
  const run = await unpackResults(new Uint8Array(await file.arrayBuffer()));
  if (!run) throw new ApiError("FILE_DAMAGED", "", { kind: "refused" });
  return run;
}

export function useDeleteResults(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSimulationResults, { ...fieldsOf(of), id }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}
