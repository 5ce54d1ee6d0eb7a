// Parts of the screen that are loaded when they are first opened, or before that in a quiet moment: without a connection
// they must be there.
import { type ComponentType, lazy } from "react";

type Load<P extends object> = () => Promise<ComponentType<P>>;

const LOADS: (() => Promise<unknown>)[] = [];

/** To be called once for each part, outside of components. */
export function latePart<P extends object>(load: Load<P>): ComponentType<P> {
  LOADS.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** A module of functions that is loaded when it is first needed; to be called once for each, outside of functions. */
export function lateModule<M>(load: () => Promise<M>): () => Promise<M> {
  LOADS.push(load);
  return load;
}

const QUIET_MS = 3_000;

/** Loads all parts once nothing else is to be done; returns the function that gives it up. */
export function loadLateParts(): () => void {
  const timer = setTimeout(() => {
    for (const load of LOADS) void load().catch(() => undefined);
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
