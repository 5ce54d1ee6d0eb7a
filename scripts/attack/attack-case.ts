// One attack: the requests, and the expected behavior. A case that throws has failed; one that cannot be run gives the
// reason.

import type { Target } from "./target";

export type AttackCase = {
  /** Number of the case in the project's list of attacks; a letter suffix separates several cases of one number. */
  id: string;
  title: string;
  /** True if it takes too long for a run on every change. */
  isLong?: boolean;
  run: (target: Target) => Promise<void>;
};

/** A case that is covered by tests of the suite. */
export type AttackNote = { id: string; title: string; testedBy: string };

export class Fell extends Error {}
export class NotApplicable extends Error {}

/** Fails the case if the condition is false. */
export function expectThat(isHeld: boolean, otherwise: string): void {
  if (!isHeld) throw new Fell(otherwise);
}

type Route = readonly [method: string, path: string];

export async function isServed({ call }: Target, [method, path]: Route): Promise<boolean> {
  const { status, body } = await call(path, { method, body: method === "GET" ? undefined : {} });
  // Another method may be served under the same path.
  return body.code !== "UNKNOWN_ROUTE" && status !== 405;
}

/** Ends the case as not applicable if the server answers each of these routes as unknown. */
export async function needRoutes(target: Target, routes: readonly Route[]): Promise<void> {
  for (const route of routes) if (await isServed(target, route)) return;
  const names = routes.map(([method, path]) => `${method} ${path}`);
  throw new NotApplicable(`not built: ${names.join(", ")} ${names.length > 1 ? "are" : "is"} answered 404`);
}
