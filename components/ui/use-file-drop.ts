"use client";
// Files dropped on or pasted into the whole window.
import { useEffect, useEffectEvent, useState } from "react";
import { takeEarlyDrop } from "@/components/ui/early-drop";

function carriesFiles(data: DataTransfer | null): boolean {
  return data !== null && Array.from(data.types).includes("Files");
}

/**
 * True while a file is dragged over the window. `onFile` receives the first file, including one dropped before
 * hydration; text pasted into fields is ignored.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeFile = useEffectEvent(onFile);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const file = data?.files[0];
    if (file) onFile(file);
    return file !== undefined;
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
