import type { ReactNode } from "react";
import { QuoteUpdates } from "@/components/pcba/quote-updates";

export default function QuotesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <QuoteUpdates />
      {children}
    </>
  );
}
