"use client";
// Live simulation: what is shown on the sheet, controls, scope and values. It runs on when the panel is closed.
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { useEditor, useOpenProject } from "@/components/schematic/editor-context";
import { LiveControlsList, type ValueControl } from "@/components/schematic/live/live-controls-list";
import { LiveScope } from "@/components/schematic/live/live-scope";
import { type LiveName, LiveStatus } from "@/components/schematic/live/live-status";
import { LiveTransport } from "@/components/schematic/live/live-transport";
import { LiveValues } from "@/components/schematic/live/live-values";
import { useIsLive, useLive } from "@/components/schematic/live/use-live";
import { useNaming } from "@/components/schematic/live/use-naming";
import { writtenValue } from "@/components/schematic/live/written-value";
import { Dock } from "@/components/schematic/panels/dock";
import { pathOfUnit } from "@/components/schematic/stage/part-place";
import { showNet, showObject } from "@/components/schematic/stage/show-place";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { withTypedField } from "@/lib/core/schematic/edit/shared-fields";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import styles from "./live.module.css";

export function LivePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("liveSimulation");
  const session = useLive();
  const isOn = useIsLive();
  const page = useEditorPage();
  const naming = useNaming();
  const show = useShow();
  const { isReadOnly } = useEditor();
  const write = useWrite();
  // The panel opens with the circuit running.
  useEffect(() => session.start(simulationNetlist), [session]);
  useEffect(() => {
    session.setView({ hasPanel: true });
    return () => session.setView({ hasPanel: false });
  }, [session]);
  function end(): void {
    session.end();
    onClose();
  }
  const { run } = session;
  return (
    <Dock title={t("title")} onClose={onClose}>
      <div className={styles.panel}>
        <LiveTransport run={run} />
        <LiveStatus
          {...{ run, naming }}
          onShow={show}
          onFull={() => page.open("simulation")}
          onRetry={() => {
            session.end();
            session.start(simulationNetlist);
          }}
        />
        <LeftOut />
        <ViewOptions />
        <h3>{t("controls")}</h3>
        <LiveControlsList {...{ run, naming }} onWrite={isReadOnly ? undefined : write} />
        <h3>{t("scope")}</h3>
        <LiveScope {...{ run, naming }} />
        <LiveValues {...{ run, naming }} />
        {isOn ? (
          <Button onClick={end}>{t("end")}</Button>
        ) : (
          <Button variant="primary" onClick={() => session.start(simulationNetlist)}>
            {t("start")}
          </Button>
        )}
      </div>
    </Dock>
  );
}

/** Parts that neither engine simulates. */
function LeftOut() {
  const t = useTranslations("liveSimulation");
  const session = useLive();
  const netlist = useSyncExternalStore(
    session.subscribe,
    () => session.netlist,
    () => null,
  );
  const names = (netlist?.findings ?? []).filter(({ code }) => code === "MODEL_MISSING").map(({ subject }) => subject);
  if (names.length === 0) return null;
  return <p className={styles.hint}>{t("leftOut", { count: names.length, names: names.join(", ") })}</p>;
}

function ViewOptions() {
  const t = useTranslations("liveSimulation");
  const session = useLive();
  const view = useSyncExternalStore(
    session.subscribe,
    () => session.view,
    () => session.view,
  );
  return (
    <div className={styles.options}>
      <Checkbox
        label={t("voltages")}
        checked={view.hasVoltages}
        onChange={(event) => session.setView({ hasVoltages: event.target.checked })}
      />
      <Checkbox
        label={
          <>
            {t("colors")}
            <small>{t("colorsHint")}</small>
          </>
        }
        checked={view.hasColors}
        onChange={(event) => session.setView({ hasColors: event.target.checked })}
      />
    </div>
  );
}

/** Puts a value into the value field of its part; the slider then stands at what the drawing says. */
function useWrite(): (control: ValueControl, value: number) => void {
  const editor = useEditor();
  const session = useLive();
  return ({ id }, value) => {
    const ids = session.placeOf({ device: id })?.componentIds ?? [];
    const components = ids.flatMap((each) => {
      const record = editor.workspace.store.get(each);
      return record?.kind === "component" ? [record] : [];
    });
    changeRecords(editor, components, (record) => withTypedField(record, "value", writtenValue(value)));
  };
}

/** Leads to a net, or to a part on its sheet. */
function useShow(): (name: LiveName) => void {
  const project = useOpenProject();
  const session = useLive();
  return (name) => {
    const place = session.placeOf(name);
    if (!place) return;
    if (place.net !== null) return showNet(project, place.net);
    const [id] = place.componentIds;
    if (id !== undefined) showObject(project, { id, path: pathOfUnit(project.editor, id, place) });
  };
}
