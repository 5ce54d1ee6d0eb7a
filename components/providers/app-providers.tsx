"use client";
// Providers of pages with private data; public pages have none.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConnectClient } from "@/components/providers/connect-client";
import { getQueryClient } from "@/lib/client/transport/query-client";

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <ConnectClient />
      {children}
    </QueryClientProvider>
  );
}
