import type { ReactNode } from "react";
import { QuoteNews } from "@/components/pcba/quote-news";

export default function QuotesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <QuoteNews />
      {children}
    </>
  );
}
