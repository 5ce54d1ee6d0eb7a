"use client";
// Names of the open drawing for names of its netlist.
import { useMemo, useSyncExternalStore } from "react";
import type { LiveNaming } from "@/components/schematic/live/live-naming";
import { useLive } from "@/components/schematic/live/use-live";

/** A name of the first sheet needs no path; a node inside a part has none. */
const netName = (net: string): string => net.replace(/^\/(?=[^/]*$)/, "");

export function useNaming(): LiveNaming {
  const session = useLive();
  const netlist = useSyncExternalStore(
    session.subscribe,
    () => session.netlist,
    () => null,
  );
  return useMemo(
    () => ({
      net(node) {
        const net = node.includes(".") ? null : (netlist?.placeOfVector(`v(${node})`).net ?? null);
        return net === null ? null : netName(net);
      },
      part: (element) => netlist?.placeOfVector(`i(${element})`).designator ?? null,
    }),
    [netlist],
  );
}
