"use client";
// Waveforms of the last runs and of kept results, below the sheet: one viewer for each analysis.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useEditor, useEditorState, useOpenProject } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { useResults } from "@/components/schematic/simulation/use-results";
import { useSimulation } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { useIsWide } from "@/components/ui/use-is-wide";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import styles from "./simulation.module.css";

export function ResultsPane() {
  const t = useTranslations("simulation");
  const { name } = useOpenProject();
  const session = useSimulation();
  const results = useResults();
  const isWide = useIsWide();
  if (!results) return null;
  const { groups, group, store } = results;
  return (
    <section className={styles.pane} aria-label={t("results")}>
      <div className={styles.paneHead}>
        {groups.length > 1 && (
          <Segments
            label={t("results")}
            value={group.kind}
            items={groups.map(({ kind }) => ({ id: kind, label: t(`kinds.${kind}`) }))}
            onChange={(kind) => session.view.choose(kind)}
          />
        )}
        <ProbeButton />
        {isWide && (
          <Button
            variant="quiet"
            size="sm"
            isIconOnly
            aria-label={t("closeResults")}
            title={t("closeResults")}
            onClick={() => session.view.setOpen(false)}
          >
            <Icon name="close" size={16} />
          </Button>
        )}
      </div>
      <WaveformViewer key={group.kind} name={name} runs={group.runs} progress={{ kind: "ready" }} store={store} />
    </section>
  );
}

/** The tool whose clicks on the sheet are plotted here. */
function ProbeButton() {
  const t = useTranslations("simulation.probe");
  const editor = useEditor();
  const isInUse = useEditorState(({ tool }) => tool === "simulation-probe");
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isInUse}
      onClick={() => {
        editor.use(isInUse ? "select" : "simulation-probe");
        focusStage();
      }}
    >
      {t("use")}
    </Button>
  );
}
