"use client";
// The search that is open: what is looked for, its hits, and the one that is shown. The panel and the sheet read it.
import { createContext, use, useDeferredValue, useMemo, useState } from "react";
import { type OpenProject, useDocument } from "@/components/schematic/editor-context";
import { showObject } from "@/components/schematic/stage/show-place";
import { FIND_KINDS, type FindHit, findHits, type FindQuery } from "@/lib/core/schematic/edit/find";

export interface Find {
  readonly query: FindQuery;
  readonly hits: readonly FindHit[];
  /** Index of the hit that is shown. */
  readonly chosen: number | null;
  ask(change: Partial<FindQuery>): void;
  choose(index: number): void;
  /** The next hit, or the one before; from the last to the first. */
  step(by: 1 | -1): void;
}

/** More are found by a longer text; what is not listed is not replaced. */
export const MAX_LISTED = 500;

const START: FindQuery = { text: "", isWholeWord: false, isCaseSensitive: false, kinds: new Set(FIND_KINDS) };

export const FindContext = createContext<Find>({
  ...{ query: START, hits: [], chosen: null },
  ...{ ask: () => undefined, choose: () => undefined, step: () => undefined },
});

export const useFind = (): Find => use(FindContext);

/** Searches while the panel is open. */
export function useFindState(project: OpenProject, isOpen: boolean): Find {
  const [query, setQuery] = useState(START);
  const [chosen, setChosen] = useState<number | null>(null);
  const asked = useDeferredValue(query);
  const wanted = isOpen ? asked : null;
  const hits = useDocument(
    ({ workspace, hierarchy }) =>
      wanted ? findHits({ records: workspace.store.values(), instances: hierarchy.instances }, wanted) : [],
    wanted,
  );
  return useMemo((): Find => {
    const shown = chosen !== null && chosen < hits.length ? chosen : null;
    const choose = (index: number): void => {
      const hit = hits[index];
      if (!hit) return;
      setChosen(index);
      showObject(project, { id: hit.object.id, path: hit.path });
    };
    return {
      ...{ query, hits, chosen: shown, choose },
      ask(change) {
        setQuery((before) => ({ ...before, ...change }));
        setChosen(null);
      },
      step(by) {
        if (hits.length > 0) choose(((shown ?? (by > 0 ? -1 : 0)) + by + hits.length) % hits.length);
      },
    };
  }, [query, hits, chosen, project]);
}
