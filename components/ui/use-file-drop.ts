"use client";
// Files dropped on or pasted into the whole window.
import { useEffect, useEffectEvent, useState } from "react";
import { chosenFiles, droppedFiles, type NamedFile } from "@/components/ui/dropped-files";
import { takeEarlyDrop } from "@/components/ui/early-drop";

function carriesFiles(data: DataTransfer | null): boolean {
  return data !== null && Array.from(data.types).includes("Files");
}

/** As `useFilesDrop`, for a page that takes one file: the first. */
export const useFileDrop = (onFile: (file: File) => void): boolean =>
  useFilesDrop((files) => files[0] && onFile(files[0].file), { opensFolders: false });

interface FilesDropOptions {
  readonly opensFolders?: boolean;
}

/**
 * True while files are dragged over the window. `onFiles` receives them with those of folders, including one dropped
 * before hydration; text pasted into fields is ignored.
 */
export function useFilesDrop(
  onFiles: (files: readonly NamedFile[]) => void,
  { opensFolders = true }: FilesDropOptions = {},
): boolean {
  const [isOver, setOver] = useState(false);
  const takeFile = useEffectEvent((file: File) => onFiles(chosenFiles([file])));
  const take = useEffectEvent((data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return false;
    if (opensFolders) void droppedFiles(data).then(onFiles);
    else onFiles(chosenFiles(data.files));
    return true;
  });

  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    };
    addEventListener("dragover", over, { signal });
    addEventListener("dragleave", leave, { signal });
    addEventListener("drop", drop, { signal });
    addEventListener("paste", paste, { signal });
    const early = takeEarlyDrop();
    if (early) takeFile(early);
    return () => aborter.abort();
  }, []);

  return isOver;
}
