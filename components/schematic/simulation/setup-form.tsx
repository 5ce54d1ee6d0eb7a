"use client";
// The analysis that is asked for, and the button that runs it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDocument } from "@/components/schematic/editor-context";
import { LiveButton } from "@/components/schematic/live/live-button";
import { ModelsButton } from "@/components/schematic/simulation/setup/models-button";
import { SweepFields } from "@/components/schematic/simulation/setup/sweep-fields";
import { SetupFields } from "@/components/schematic/simulation/setup-fields";
import { SetupChoice } from "@/components/schematic/simulation/setups/setup-choice";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { faultyFields, hasAnalysis } from "@/lib/core/simulation-netlist/analysis-setup";
import styles from "./simulation.module.css";

/** Directives on the sheets ask for analyses by themselves. */
function hasOwnAnalysis({ workspace }: SchematicEditor): boolean {
  const records = [...workspace.store.values()];
  return records.some((record) => record.kind === "spice-directive" && hasAnalysis(record.text));
}

type SetupFault = ReturnType<typeof faultyFields>[number];

const isSweepFault = (fault: SetupFault): fault is Extract<SetupFault, `sweep.${string}`> => fault.startsWith("sweep.");

export function SetupForm() {
  const t = useTranslations("simulation");
  const session = useSimulation();
  const { status } = useSimulationState();
  const [isTried, setTried] = useState(false);
  const isOwn = useDocument(hasOwnAnalysis);
  const faulty = faultyFields(session.setup).filter((fault) => !isOwn || isSweepFault(fault));
  function run(): void {
    setTried(true);
    if (faulty.length === 0) void session.run();
  }
  return (
    <>
      {!isOwn && <SetupChoice />}
      <form
        className={styles.setup}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {isOwn ? (
          <>
            <p className={styles.own}>{t("setup.own")}</p>
            <SweepFields
              sweep={session.setup.sweep}
              faulty={isTried ? faulty.filter(isSweepFault) : []}
              onChange={(sweep) => session.setUp({ ...session.setup, sweep })}
            />
          </>
        ) : (
          <SetupFields
            setup={session.setup}
            faulty={isTried ? faulty : []}
            onChange={(setup) => session.setUp(setup)}
          />
        )}
        <div className={styles.actions}>
          {status === "running" ? (
            <Button onClick={() => session.stop()}>{t("stop")}</Button>
          ) : (
            <Button variant="primary" type="submit">
              {t("run")}
            </Button>
          )}
        </div>
        <LiveButton />
      </form>
      {/* Its dialog has forms: browsers keep the submission of a form within another form from the page. */}
      <div className={styles.models}>
        <ModelsButton />
      </div>
    </>
  );
}
