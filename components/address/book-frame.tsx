"use client";
// Loading, error and offline states of an address list.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";

interface BookFrameProps {
  title: string;
  failed: string;
  list: { data?: unknown; isError: boolean; fetchStatus: string; refetch: () => unknown };
  children: ReactNode;
}

export function BookFrame({ title, failed, list, children }: BookFrameProps) {
  const t = useTranslations("address");
  return (
    <>
      <PageTitle title={title} />
      {list.data !== undefined ? (
        children
      ) : (
        <Sheet>
          {list.isError ? (
            <FailureState title={failed} onRetry={() => void list.refetch()} />
          ) : list.fetchStatus === "paused" ? (
            <EmptyState icon="warning" title={failed} text={t("offline")} />
          ) : (
            <Skeleton rows={5} />
          )}
        </Sheet>
      )}
    </>
  );
}
