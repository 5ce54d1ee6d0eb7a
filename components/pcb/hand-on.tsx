"use client";
// Menu for sharing a quote: link, text, spreadsheet, print or PDF.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { PrintedQuote } from "@/components/pcb/printed-quote";
import { quoteLink } from "@/components/pcb/quote-link";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useWrittenQuote } from "@/components/pcb/saved/use-written-quote";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";
import { saveFile } from "@/lib/client/upload/download";
import { textSheet } from "@/lib/client/sheet";
import { quoteCells, quoteFileName, type QuoteRow, quoteText, type WrittenQuote } from "@/lib/core/pricing/quote-text";
import styles from "./saved/saved-quotes.module.css";

interface HandOnProps {
  quote: Quote;
  shipsOn: (days: number) => string;
  projectName: string;
}

export function HandOn({ quote, shipsOn, projectName }: HandOnProps) {
  const t = useTranslations("quote");
  const write = useWrittenQuote(quote, shipsOn);
  const [printed, setPrinted] = useState<WrittenQuote | null>(null);
  const [isWriting, setWriting] = useState(false);
  const written = () => write(projectName, Date.now());

  const quoteRowText = ({ name, value, note }: QuoteRow) =>
    note === undefined ? t("saved.written.row", { name, value }) : t("saved.written.noted", { name, value, note });

  async function copy(text: string, message: string) {
    if (await copyText(text)) toast({ kind: "success", message });
  }

  async function download() {
    setWriting(true);
    try {
      const file = await textSheet(quoteCells(written()), t("title"));
      saveFile({ file, name: quoteFileName(projectName, ".xls") });
    } catch {
      // The writer could not be loaded.
      toast({ kind: "error", message: t("saved.sheetFailed") });
    } finally {
      setWriting(false);
    }
  }

  return (
    <div className={styles.handOn} role="group" aria-label={t("saved.handOn")}>
      <Button size="sm" onClick={() => void copy(quoteLink(quote.specification, quote.book.version), t("shared"))}>
        <Icon name="copy" size={16} />
        {t("saved.link")}
      </Button>
      <Button size="sm" onClick={() => void copy(quoteText(written(), quoteRowText), t("saved.textCopied"))}>
        <Icon name="copy" size={16} />
        {t("saved.text")}
      </Button>
      <Button size="sm" isBusy={isWriting} onClick={() => void download()}>
        <Icon name="download" size={16} />
        {t("saved.sheet")}
      </Button>
      <Button size="sm" title={t("saved.printNote")} onClick={() => setPrinted(written())}>
        <Icon name="doc" size={16} />
        {t("saved.print")}
      </Button>
      {printed && (
        <PrintedQuote quote={printed} fileName={quoteFileName(projectName, "")} onDone={() => setPrinted(null)} />
      )}
    </div>
  );
}
