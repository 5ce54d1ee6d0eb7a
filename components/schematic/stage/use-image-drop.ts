// Picture files that are dropped on the sheet: they are put down where they were dropped.
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { toSheet } from "@/components/schematic/stage/stage-tool";

const carriesFiles = (data: DataTransfer | null): boolean => data !== null && [...data.types].includes("Files");

export function useImageDrop(host: RefObject<HTMLElement | null>): void {
  const page = useEditorPage();
  const over = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    // Otherwise the browser leaves the page for the file.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = page.editor.isReadOnly ? "none" : "copy";
  });
  const drop = useEffectEvent((event: DragEvent, element: HTMLElement) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const at = toSheet(page.viewport.screenToWorld([event.clientX - left, event.clientY - top]));
    page.insertImages([...(event.dataTransfer?.files ?? [])], at);
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("dragover", (event) => over(event), { signal });
    element.addEventListener("drop", (event) => drop(event, element), { signal });
    return () => ending.abort();
  }, [host]);
}
