"use client";
// Loading, error and offline states of an admin page, then its content.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";

export interface Loading<T> {
  data: T | undefined;
  isError: boolean;
  /** "paused" while the browser is offline. */
  fetchStatus: string;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Loading<T>;
  /** Name of what could not be loaded. */
  failed: string;
  text?: string;
  rows?: number;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, failed, text, rows = 8, children }: LoadedProps<T>) {
  const t = useTranslations("ops.list");
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailureState title={failed} text={text} onRetry={() => void query.refetch()} />;
  if (query.fetchStatus === "paused") return <EmptyState icon="warning" title={failed} text={t("offline")} />;
  return <Skeleton rows={rows} />;
}
