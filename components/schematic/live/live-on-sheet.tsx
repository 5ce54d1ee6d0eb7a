"use client";
// A running circuit on its sheet; the layer and its bar are loaded when it first runs.
import { Suspense, useEffect } from "react";
import { latePart } from "@/components/schematic/late-part";
import { useIsLive, useLive } from "@/components/schematic/live/use-live";

const Layer = latePart(() => import("./live-layer").then(({ LiveLayer }) => LiveLayer));

export function LiveOnSheet() {
  const session = useLive();
  const isLive = useIsLive();
  useEffect(() => session.hold(), [session]);
  if (!isLive) return null;
  return (
    <Suspense fallback={null}>
      <Layer />
    </Suspense>
  );
}
