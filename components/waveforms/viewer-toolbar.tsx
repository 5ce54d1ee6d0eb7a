"use client";
// Buttons of the viewer: zoom, fit, axis, cursors, panes, display of phasors, files.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import type { WaveformFormat } from "@/components/waveforms/export-waveforms";
import type { Display } from "@/components/waveforms/viewer-state";
import styles from "./waveforms.module.css";

const DISPLAYS: readonly Display[] = ["both", "decibels", "phase", "magnitude", "delay"];
const FORMATS: readonly WaveformFormat[] = ["csv", "xlsx", "png", "svg"];

interface ViewerToolbarProps {
  isLog: boolean;
  hasCursors: boolean;
  /** Null where nothing is a phasor. */
  display: Display | null;
  onZoom: (direction: "in" | "out") => void;
  onPan: (direction: "left" | "right") => void;
  onFit: () => void;
  onLog: () => void;
  onCursors: () => void;
  /** Null where no trace is over time. */
  hasSpectrum: boolean | null;
  onSpectrum: () => void;
  onAddPane: () => void;
  onDisplay: (display: Display) => void;
  onExport: (format: WaveformFormat) => void;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const t = useTranslations("waveforms");
  const icon = (name: IconName, label: string, onClick: () => void, isMirrored = false) => (
    <Button variant="quiet" size="sm" isIconOnly aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} className={isMirrored ? styles.mirrored : undefined} />
    </Button>
  );
  const toggle = (label: string, isOn: boolean, onClick: () => void) => (
    <Button variant={isOn ? "primary" : "quiet"} size="sm" aria-pressed={isOn} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className={styles.toolbar} role="group" aria-label={t("toolbar.label")}>
      {icon("plus", t("toolbar.zoomIn"), () => props.onZoom("in"))}
      {icon("minus", t("toolbar.zoomOut"), () => props.onZoom("out"))}
      {icon("right", t("toolbar.left"), () => props.onPan("left"), true)}
      {icon("right", t("toolbar.right"), () => props.onPan("right"))}
      {icon("fit", t("toolbar.fit"), props.onFit)}
      {toggle(t("toolbar.logX"), props.isLog, props.onLog)}
      {toggle(t("toolbar.cursors"), props.hasCursors, props.onCursors)}
      {props.hasSpectrum !== null && toggle(t("toolbar.spectrum"), props.hasSpectrum, props.onSpectrum)}
      {props.display && (
        <Segments
          label={t("display.label")}
          items={DISPLAYS.map((id) => ({ id, label: t(`display.${id}`) }))}
          value={props.display}
          onChange={props.onDisplay}
        />
      )}
      <Button variant="quiet" size="sm" onClick={props.onAddPane}>
        {t("toolbar.addPane")}
      </Button>
      <span className={styles.export} role="group" aria-label={t("export.label")}>
        <Icon name="download" size={16} />
        {FORMATS.map((format) => (
          <Button key={format} variant="quiet" size="sm" onClick={() => props.onExport(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
      </span>
    </div>
  );
}
