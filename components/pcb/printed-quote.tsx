"use client";
// Printed quote: replaces the page while the browser prints, which can also save a PDF.
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { WrittenQuote } from "@/lib/core/pricing/quote-text";
import styles from "./printed-quote.module.css";

interface PrintedQuoteProps {
  quote: WrittenQuote;
  /** Browsers suggest the page's title as the name of the PDF. */
  fileName: string;
  onDone: () => void;
}

export function PrintedQuote({ quote, fileName, onDone }: PrintedQuoteProps) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const { title } = document;
    const aborter = new AbortController();
    addEventListener("afterprint", () => finish(), { signal: aborter.signal });
    document.title = fileName;
    window.print();
    return () => {
      aborter.abort();
      document.title = title;
    };
  }, [fileName]);
  const paper = (
    <div className={styles.paper}>
      <h1>{quote.title}</h1>
      <p>{quote.foot}</p>
      {quote.groups.map((group) => (
        <table key={group.title}>
          <caption>{group.title}</caption>
          <tbody>
            {group.rows.map((row) => (
              <tr key={row.name} data-sum={row.isSum || undefined}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
                <td>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
  return createPortal(paper, document.body);
}
