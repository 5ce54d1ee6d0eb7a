"use client";
// Live simulation of the open project; it lives as long as the project is open.
import { useSyncExternalStore } from "react";
import { type OpenProject, useOpenProject } from "@/components/schematic/editor-context";
import type { LiveRun, LiveRunState } from "@/components/schematic/live/live-run";
import { LiveSession } from "@/components/schematic/live/live-session";

const sessions = new WeakMap<OpenProject, LiveSession>();

export function liveOf(project: OpenProject): LiveSession {
  const known = sessions.get(project);
  if (known) return known;
  const session = new LiveSession(project);
  sessions.set(project, session);
  return session;
}

export const useLive = (): LiveSession => liveOf(useOpenProject());

export function useIsLive(): boolean {
  const session = useLive();
  return useSyncExternalStore(
    session.subscribe,
    () => session.isOn,
    () => false,
  );
}

export function useRunState(run: LiveRun): LiveRunState {
  return useSyncExternalStore(
    run.subscribe,
    () => run.state,
    () => run.state,
  );
}
