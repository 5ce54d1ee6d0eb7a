// List on a card of which an account may have so many: an explanation, the list or what is in its place, and adding to it.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { SheetFoot, SheetIntro } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";

interface LimitedListProps {
  query: { isError: boolean; isPending: boolean; isSuccess: boolean; refetch: () => unknown };
  count: number;
  limit: number;
  icon: IconName;
  intro: ReactNode;
  /** `full` says why nothing can be added. */
  words: { failed: string; none: string; noneText: string; add: string; full: string };
  onAdd: () => void;
  /** The list, shown once it has entries. */
  children: ReactNode;
}

export function LimitedList({ query, count, limit, icon, intro, words, onAdd, children }: LimitedListProps) {
  const isFull = count >= limit;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={onAdd}>
      <Icon name="plus" />
      {words.add}
    </Button>
  );
  return (
    <>
      <SheetIntro>{intro}</SheetIntro>
      {query.isError && <FailureState title={words.failed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton rows={3} />}
      {query.isSuccess && count === 0 && (
        <EmptyState icon={icon} title={words.none} text={words.noneText} action={add} />
      )}
      {count > 0 && (
        <>
          {children}
          <SheetFoot>
            {add}
            {isFull && <p>{words.full}</p>}
          </SheetFoot>
        </>
      )}
    </>
  );
}
