"use client";
// Findings of a netlist, checked in a worker shortly after each change.
import { useEffect, useRef, useState } from "react";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { NetlistChecker } from "@/lib/workers/spice/check-client";

const AFTER_MS = 250;

interface NetlistFindings {
  /** Null until the text has been checked once. */
  readonly findings: readonly SpiceFinding[] | null;
  /** To be called at each change; the text is read when typing has paused. */
  readonly follow: (read: () => string) => void;
}

export function useNetlistFindings(): NetlistFindings {
  const [findings, setFindings] = useState<readonly SpiceFinding[] | null>(null);
  const checker = useRef<Promise<NetlistChecker> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [follow] = useState(() => (read: () => string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      checker.current ??= import("@/lib/workers/spice/check-client").then((module) => module.createNetlistChecker());
      void checker.current
        .then((loaded) => loaded.check(read()))
        .then((found) => found && setFindings(found))
        // Without the worker the text is still edited and run; the run finds the same.
        .catch(() => undefined);
    }, AFTER_MS);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void checker.current?.then((loaded) => loaded.end()).catch(() => undefined);
      checker.current = null;
    },
    [],
  );
  return { findings, follow };
}
