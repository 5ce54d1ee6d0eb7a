"use client";
// Simulation: the analysis, the run, what it found, and its values. On narrow screens the results stand here as well.
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { latePart } from "@/components/schematic/late-part";
import { Dock } from "@/components/schematic/panels/dock";
import { FoundList } from "@/components/schematic/simulation/found-list";
import { PointValues } from "@/components/schematic/simulation/point-values";
import { RunOutcome } from "@/components/schematic/simulation/run-outcome";
import { SelectedPart } from "@/components/schematic/simulation/selected-part";
import { SetupForm } from "@/components/schematic/simulation/setup-form";
import { useHasResults, useSimulation } from "@/components/schematic/simulation/use-simulation";
import { AccountTip } from "@/components/tip/account-tip";
import { tabId, tabPanelId, Tabs } from "@/components/ui/tabs";
import { useIsWide } from "@/components/ui/use-is-wide";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./simulation.module.css";

const Pane = latePart(() => import("./results-pane").then(({ ResultsPane }) => ResultsPane));

export function SimulationPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("simulation");
  const session = useSimulation();
  const isWide = useIsWide();
  useEffect(() => session.prepare(), [session]);
  return (
    <Dock title={t("title")} onClose={onClose}>
      {isWide ? (
        <div className={styles.scrolling}>
          <FirstSteps />
          <SelectedPart />
          <SetupForm />
          <RunOutcome />
          <FoundList />
          <PointValues />
        </div>
      ) : (
        <TabbedPanel />
      )}
    </Dock>
  );
}

/** For people who have an account to remember that they have read it. */
function FirstSteps() {
  const t = useTranslations("simulation.firstSteps");
  const isSignedIn = useIsSignedIn();
  return (
    isSignedIn && (
      <AccountTip tip="crtSim" seen={t("seen")}>
        {t("text")}
      </AccountTip>
    )
  );
}

const TABS = ["setup", "results", "values"] as const;
type Tab = (typeof TABS)[number];

/** The panel covers the results that would lie below the sheet. */
function TabbedPanel() {
  const t = useTranslations("simulation.tabs");
  const hasResults = useHasResults();
  const [tab, setTab] = useState<Tab>("setup");
  return (
    <>
      <Tabs
        label={t("label")}
        items={TABS.map((id) => ({ id, label: t(id) }))}
        value={tab}
        onChange={(next) => setTab(next)}
      />
      <RunOutcome />
      <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.scrolling}>
        {tab === "setup" && (
          <>
            <FirstSteps />
            <SelectedPart />
            <SetupForm />
            <FoundList />
          </>
        )}
        {tab === "results" &&
          (hasResults ? (
            <Suspense fallback={null}>
              <Pane />
            </Suspense>
          ) : (
            <p className={styles.none}>{t("noResults")}</p>
          ))}
        {tab === "values" && <PointValues />}
      </div>
    </>
  );
}
