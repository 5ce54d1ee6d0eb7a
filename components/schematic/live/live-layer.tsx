"use client";
// Values and colors of a running circuit on its sheet, switches that are clicked, and the bar that runs it.
import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "@/components/icons/icon";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { useDocument, useEditor, useOpenProject } from "@/components/schematic/editor-context";
import { openLiveCanvas, type ShownLive } from "@/components/schematic/live/live-canvas";
import { SwitchButton } from "@/components/schematic/live/live-controls-list";
import { livePlaces, middleOfComponent } from "@/components/schematic/live/live-places";
import { LiveTransport } from "@/components/schematic/live/live-transport";
import { OwnPointer } from "@/components/schematic/stage/own-pointer";
import { useFrames } from "@/components/schematic/live/use-frames";
import { useLive, useRunState } from "@/components/schematic/live/use-live";
import { useHiddenPause } from "@/components/schematic/live/use-hidden-pause";
import { useNaming } from "@/components/schematic/live/use-naming";
import { unitsShown } from "@/components/schematic/stage/part-place";
import type { OverlayCanvas } from "@/components/schematic/stage/overlay-canvas";
import { Pinned } from "@/components/schematic/stage/pinned";
import { Button } from "@/components/ui/button";
import styles from "./live.module.css";

export function LiveLayer() {
  useHiddenPause(useLive().run);
  return (
    <>
      <ValuesOnSheet />
      <SwitchesOnSheet />
      <LiveBar />
    </>
  );
}

function ValuesOnSheet() {
  const project = useOpenProject();
  const session = useLive();
  const { circuit } = useRunState(session.run);
  const view = useSyncExternalStore(
    session.subscribe,
    () => session.view,
    () => session.view,
  );
  const places = useDocument((editor) => (circuit ? livePlaces(editor, session, circuit) : null), circuit);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<ShownLive>({ places, view, values: null });
  const layer = useRef<OverlayCanvas | null>(null);
  useEffect(() => {
    shown.current = { places, view, values: session.run.frame?.values ?? null };
    layer.current?.ask();
  }, [places, view, session]);
  useFrames(session.run, ({ values }) => {
    shown.current = { ...shown.current, values };
    layer.current?.ask();
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const opened = openLiveCanvas(element, project, () => shown.current);
    layer.current = opened;
    opened.ask();
    return () => {
      layer.current = null;
      opened.close();
    };
  }, [project]);
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />;
}

/** Buttons at the symbols of switches on the sheet that is shown. */
function SwitchesOnSheet() {
  const session = useLive();
  const editor = useEditor();
  const naming = useNaming();
  const { circuit } = useRunState(session.run);
  useDocument(({ view }) => view, circuit);
  const switches = (circuit?.controls ?? []).filter((control) => control.kind === "switch");
  return switches.flatMap((control) => {
    const [element = control.id] = control.id.split("/");
    const place = session.placeOf({ device: element });
    const [id] = place ? unitsShown(editor, place) : [];
    const at = id === undefined ? null : middleOfComponent(editor, id);
    if (!at) return [];
    return [
      <Pinned key={control.id} at={at} className={styles.pinned}>
        <OwnPointer>
          <SwitchButton run={session.run} naming={naming} control={control} />
        </OwnPointer>
      </Pinned>,
    ];
  });
}

function LiveBar() {
  const t = useTranslations("liveSimulation");
  const session = useLive();
  const page = useEditorPage();
  const hasPanel = useSyncExternalStore(
    session.subscribe,
    () => session.view.hasPanel,
    () => false,
  );
  if (hasPanel) return null;
  return (
    <OwnPointer role="toolbar" aria-label={t("title")} className={styles.bar}>
      <LiveTransport run={session.run} />
      <Button
        size="sm"
        variant="quiet"
        isIconOnly
        aria-label={t("panel")}
        title={t("panel")}
        onClick={() => page.open("live")}
      >
        <Icon name="sliders" size={16} />
      </Button>
      <Button size="sm" variant="quiet" isIconOnly aria-label={t("end")} title={t("end")} onClick={() => session.end()}>
        <Icon name="close" size={16} />
      </Button>
    </OwnPointer>
  );
}
