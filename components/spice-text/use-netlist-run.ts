"use client";
// The run of a netlist that lives as long as its page.
import { useEffect, useState, useSyncExternalStore } from "react";
import { NetlistRun, type NetlistRunState } from "@/components/spice-text/netlist-run";

const createEngine = async () => (await import("@/lib/workers/spice/spice-engine")).createSpiceEngine();

export function useNetlistRun(): { readonly run: NetlistRun; readonly state: NetlistRunState } {
  const [run] = useState(() => new NetlistRun(createEngine));
  const state = useSyncExternalStore(
    run.subscribe,
    () => run.state,
    () => run.state,
  );
  useEffect(() => () => run.close(), [run]);
  return { run, state };
}
