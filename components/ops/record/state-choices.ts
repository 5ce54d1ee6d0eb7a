// Status filter of a list with counts, after "all".
import type { AdminChoice } from "@/components/ops/frame/admin-list";

interface StateChoices<S extends string> {
  /** Parameter of the address. */
  name: string;
  all: string;
  states: readonly S[];
  count: Readonly<Record<string, number>> | undefined;
  label: (state: S) => string;
}

export function stateChoices<S extends string>({ name, all, states, count, label }: StateChoices<S>): AdminChoice[] {
  const total = count && Object.values(count).reduce((sum, each) => sum + each, 0);
  return [
    { name, value: undefined, label: all, count: total },
    ...states.map((state) => ({ name, value: state, label: label(state), count: count && (count[state] ?? 0) })),
  ];
}
