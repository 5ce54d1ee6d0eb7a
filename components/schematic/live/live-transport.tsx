"use client";
// Run, pause, restart, speed and time of a live circuit.
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import type { LiveRun } from "@/components/schematic/live/live-run";
import { LAST_STEP, speedOfStep, stepOfSpeed } from "@/components/schematic/live/speed-scale";
import { useFrames } from "@/components/schematic/live/use-frames";
import { useRunState } from "@/components/schematic/live/use-live";
import { Button } from "@/components/ui/button";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./live.module.css";

const speedText = (speed: number): string => engineeringText(speed, UNITS.second, 1);

export function LiveTransport({ run }: { run: LiveRun }) {
  const t = useTranslations("liveSimulation");
  const { status, speed } = useRunState(run);
  const id = useId();
  const isRunning = status === "running";
  const canRun = isRunning || status === "paused";
  // A circuit that has stopped begins again, with the values that its sliders have now.
  const canRestart = canRun || status === "stopped";
  return (
    <div className={styles.transport}>
      <Button
        size="sm"
        variant={isRunning ? "secondary" : "primary"}
        disabled={!canRun}
        onClick={() => (isRunning ? run.pause() : run.play())}
      >
        {t(isRunning ? "pause" : "run")}
      </Button>
      <Button size="sm" disabled={!canRestart} onClick={() => run.reset()}>
        {t("restart")}
      </Button>
      <div className={styles.speed}>
        <label htmlFor={id}>{t("speed")}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={LAST_STEP}
          value={stepOfSpeed(speed)}
          aria-valuetext={t("speedValue", { value: speedText(speed) })}
          onChange={(event) => run.setSpeed(speedOfStep(Number(event.target.value)))}
        />
        <output htmlFor={id} className="num">
          {speedText(speed)}/s
        </output>
      </div>
      <TimeReadout run={run} />
    </div>
  );
}

const TIME_MS = 100;

/** Written without a render: it changes ten times a second. */
function TimeReadout({ run }: { run: LiveRun }) {
  const t = useTranslations("liveSimulation");
  const place = useRef<HTMLElement>(null);
  useFrames(
    run,
    ({ time }) => {
      if (place.current) place.current.textContent = engineeringText(time, UNITS.second);
    },
    TIME_MS,
  );
  return (
    <p className={styles.time}>
      <span>{t("time")}</span> <b ref={place} className="num" />
    </p>
  );
}
