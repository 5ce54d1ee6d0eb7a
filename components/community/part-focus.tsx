"use client";
// The part that a project's page points at: shown in its schematic, and the subject of a new comment.
import { createContext, type ReactNode, use, useMemo, useState } from "react";

export interface PartFocus {
  /** Another object each time that a part is to be shown. */
  readonly shown: { readonly part: string } | null;
  /** Part that a new comment points at. */
  readonly commented: string | null;
  show(part: string): void;
  comment(part: string): void;
  removeComment(): void;
}

const PartFocusContext = createContext<PartFocus | null>(null);

/** Null where no schematic can show a part. */
export const usePartFocus = (): PartFocus | null => use(PartFocusContext);

export function PartFocusProvider({ hasSchematic, children }: { hasSchematic: boolean; children: ReactNode }) {
  const [shown, setShown] = useState<PartFocus["shown"]>(null);
  const [commented, comment] = useState<string | null>(null);
  const focus = useMemo(
    (): PartFocus => ({
      ...{ shown, commented, comment },
      show: (part) => setShown({ part }),
      removeComment: () => comment(null),
    }),
    [shown, commented],
  );
  return <PartFocusContext value={hasSchematic ? focus : null}>{children}</PartFocusContext>;
}
