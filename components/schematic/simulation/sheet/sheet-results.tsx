"use client";
// Results on the sheet, and what probes on it ask for; loaded with the first results.
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { lateModule, latePart } from "@/components/schematic/late-part";
import type { ProbeOutcome } from "@/components/schematic/simulation/probes/toggle-probe";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { toast } from "@/components/ui/toast";

const ResultsLayer = latePart(() => import("./results-layer").then((module) => module.ResultsLayer));
const ProbeTip = latePart(() => import("./probe-tip").then((module) => module.ProbeTip));
const loadProbing = lateModule(() => import("../probes/toggle-probe"));

export function SheetResults() {
  const session = useSimulation();
  useEffect(() => session.hold(), [session]);
  const said = useProbing();
  const state = useSimulationState();
  const tool = useEditorState((editor) => editor.tool);
  const hasResults = state.runs.length + state.opened.length + state.findings.length > 0;
  return (
    <>
      <Suspense fallback={null}>
        {hasResults && <ResultsLayer />}
        {tool === "simulation-probe" && <ProbeTip />}
      </Suspense>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** Plots what is asked for on the sheet; answers what was done, in words. */
function useProbing(): string {
  const t = useTranslations("simulation.probe");
  const errors = useTranslations("errors.client");
  const { editor } = useOpenProject();
  const session = useSimulation();
  const [said, setSaid] = useState("");
  useEffect(() => {
    function tell(outcome: ProbeOutcome): void {
      switch (outcome.kind) {
        case "added":
        case "removed":
          return setSaid(t(outcome.kind, { name: outcome.expression }));
        case "value":
          return toast({ kind: "info", message: `${outcome.expression} = ${outcome.text}` });
        case "failed":
          return toast({ kind: "warning", message: t(`failures.${outcome.code}`) });
      }
    }
    return editor.onProbe((request) => {
      void loadProbing().then(
        ({ toggleProbe }) => tell(toggleProbe(session, editor, request)),
        () => toast({ kind: "error", message: errors("networkError") }),
      );
    });
  }, [editor, session, t, errors]);
  return said;
}
