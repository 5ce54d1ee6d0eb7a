// Rules of a project's name, as the server applies them.

import { projectName } from "@/lib/contracts/gerber";

/** Message key under `validation`; null for a name that may be used. */
export function nameProblem(name: string): string | null {
  const parsed = projectName.safeParse(name);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "common.invalid");
}
