// Nets of a drawing as the server has it.
import type { Api } from "@/e2e/api";
import type { Person } from "@/e2e/fixtures";
import { getDocument } from "@/lib/contracts/project";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";

/** Pins of each net with more than one of them, by its name. */
export async function netsOf(api: Api, person: Person, projectId: string): Promise<Record<string, string[]>> {
  const { content } = await api.call(getDocument, { projectId }, person.token);
  const { records, rootSheetId } = readSchematic(content);
  const { instances } = readHierarchy(records, rootSheetId);
  const { nets } = new NetSolver(new ClusterGraph(records)).solve(instances);
  return Object.fromEntries(
    nets
      .filter(({ pins }) => pins.length > 1)
      .map(({ name, pins }) => [name, pins.map(({ designator, pin }) => `${designator}.${pin.number}`).toSorted()]),
  );
}
