"use client";
// Upload field of the home page: the file is carried to the quote page.
import type { ReactNode } from "react";
import { FileDrop, type FileDropWords } from "@/components/home/file-drop";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { putIncomingFile } from "@/stores/incoming-file";

const RULE = { accept: BOARD_FILE_KINDS, maxMegabytes: MAX_FILE_MEGABYTES.gerber };

/** `quoteHref` includes the language prefix. */
export function HomeDrop({
  words,
  quoteHref,
  children,
}: {
  words: FileDropWords;
  quoteHref: string;
  children?: ReactNode;
}) {
  async function carry(file: File) {
    await putIncomingFile(file);
    // A location change instead of a link, so that the session keys stay.
    location.assign(quoteHref);
  }
  return (
    <FileDrop words={words} rule={RULE} onFile={carry}>
      {children}
    </FileDrop>
  );
}
