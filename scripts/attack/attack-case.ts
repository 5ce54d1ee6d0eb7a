// One attack: what is sent, and what must hold. A case that throws fell; one that cannot be tried says why.

import type { Target } from "./target";

export type AttackCase = {
  /** The number of the case in the project's list of attacks. */
  id: string;
  title: string;
  /** Takes too long for a run on every change. */
  isLong?: boolean;
  run: (target: Target) => Promise<void>;
};

/** A case that this run does not send: there is nothing to send it to, or a test of the suite does. */
export type AttackNote = { id: string; title: string } & ({ notApplicable: string } | { testedBy: string });

export class Fell extends Error {}

/** Ends the case where something did not hold. */
export function hold(isHeld: boolean, otherwise: string): void {
  if (!isHeld) throw new Fell(otherwise);
}
