"use client";
// The place of the results whose values the sheet and the tables show, and its words.
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { currentReading, type SheetReading } from "@/components/schematic/simulation/probes/current-reading";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { unitOf } from "@/components/spice-text/plot-waveforms";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";

/** Null without results. */
export function useReading(): { readonly reading: SheetReading; readonly text: string } | null {
  const t = useTranslations("simulation.sheet.places");
  const session = useSimulation();
  useSimulationState();
  useSyncExternalStore(
    session.view.subscribe,
    () => session.view.version,
    () => 0,
  );
  const reading = currentReading(session);
  if (!reading) return null;
  const { plot, place } = reading;
  if (plot.axis === null) return { reading, text: t("point") };
  const at = engineeringText(place ?? plot.axis.real[0] ?? 0, unitOf(plot.axis));
  return { reading, text: t(place === null ? "first" : "cursor", { place: at }) };
}
