"use client";
// Loads what draws sheets, and opens drawings with it.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Drawing } from "@/components/community/drawing/drawing";
import type { SchematicFile } from "@/lib/core/schematic/format/schematic-file";

export type Drawer = typeof import("@/components/community/drawing/drawing");

/** Undefined until it is loaded. */
export function useDrawer(isWanted = true): Drawer | undefined {
  return useQuery({
    queryKey: ["community-drawer"],
    queryFn: () => import("@/components/community/drawing/drawing"),
    staleTime: Infinity,
    enabled: isWanted,
  }).data;
}

const opened = new WeakMap<object, Drawing>();

/** A drawing is opened once for each answer of the server. */
export function openOnce(drawer: Drawer, content: SchematicFile): Drawing {
  const known = opened.get(content);
  if (known) return known;
  const drawing = drawer.openDrawing(content);
  opened.set(content, drawing);
  return drawing;
}

async function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the image could not be read"));
    reader.readAsDataURL(blob);
  });
}

const NO_IMAGES: ReadonlyMap<string, string> = new Map();

/** Images on the sheets as data, since a picture loads nothing by itself; without those that cannot be fetched. */
export function useSheetImages(
  files: readonly string[],
  fetchImage: ((file: string) => Promise<Blob>) | undefined,
): ReadonlyMap<string, string> {
  const [images, setImages] = useState(NO_IMAGES);
  const wanted = files.join(" ");
  useEffect(() => {
    if (wanted === "" || !fetchImage) return;
    let isCurrent = true;
    const load = async (file: string): Promise<readonly [string, string][]> => {
      try {
        return [[file, await dataUrl(await fetchImage(file))]];
      } catch {
        return [];
      }
    };
    void Promise.all(wanted.split(" ").map(load)).then((all) => isCurrent && setImages(new Map(all.flat())));
    return () => {
      isCurrent = false;
    };
  }, [wanted, fetchImage]);
  return images;
}
