"use client";
// Up to four rolling traces of a live circuit.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { LiveNaming } from "@/components/schematic/live/live-naming";
import type { LiveRun } from "@/components/schematic/live/live-run";
import { paintScope } from "@/components/schematic/live/scope-picture";
import { useFrames } from "@/components/schematic/live/use-frames";
import { useRunState } from "@/components/schematic/live/use-live";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { traceStyle } from "@/components/waveforms/trace-style";
import { type LiveTrace, MAX_TRACES } from "@/lib/core/live-circuit/live-frame";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./live.module.css";

/** Length of the traces, in time of the circuit at its speed. */
const SHOWN_SECONDS = 5;

const keyOf = (trace: LiveTrace): string =>
  trace.kind === "voltage" ? `v ${trace.plus} ${trace.minus}` : `i ${trace.element}`;

function traceName({ net, part }: LiveNaming, trace: LiveTrace): string {
  if (trace.kind === "current") return `I(${part(trace.element) ?? trace.element})`;
  const [plus, minus] = [net(trace.plus) ?? trace.plus, net(trace.minus) ?? trace.minus];
  return trace.minus === "0" ? `V(${plus})` : `V(${plus}, ${minus})`;
}

interface LiveScopeProps {
  run: LiveRun;
  naming: LiveNaming;
  /** The choice of traces does not change. */
  isFixed?: boolean;
}

export function LiveScope({ run, naming, isFixed = false }: LiveScopeProps) {
  const t = useTranslations("liveSimulation");
  const { traces, speed } = useRunState(run);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seconds = speed * SHOWN_SECONDS;
  const paint = (): void => {
    if (canvas.current) paintScope(canvas.current, { traces, seconds, window: run.traces.window(seconds) });
  };
  useFrames(run, paint);
  // A paused circuit gives no frames, but its speed and its traces are still chosen.
  useEffect(paint);
  const names = traces.map((trace) => traceName(naming, trace));
  return (
    <section className={styles.scope} aria-label={t("scope")}>
      {traces.length === 0 ? (
        <p className={styles.hint}>{t("noTraces")}</p>
      ) : (
        <>
          <canvas
            ref={canvas}
            className={styles.picture}
            role="img"
            aria-label={t("scopePicture", {
              seconds: engineeringText(seconds, UNITS.second, 2),
              names: names.join(", "),
            })}
          />
          <ul className={styles.legend}>
            {traces.map((trace, at) => (
              <li key={keyOf(trace)}>
                <i style={{ background: `var(${traceStyle(at, 0).color})` }} />
                <span>{names[at]}</span>
                {!isFixed && (
                  <RemoveButton
                    name={names[at] ?? ""}
                    onClick={() => run.watch(traces.filter((one) => one !== trace))}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isFixed && traces.length < MAX_TRACES && <AddTrace run={run} naming={naming} />}
    </section>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations("liveSimulation");
  const label = t("removeTrace", { name });
  return (
    <Button variant="quiet" size="sm" isIconOnly aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" size={16} />
    </Button>
  );
}

function AddTrace({ run, naming }: Pick<LiveScopeProps, "run" | "naming">) {
  const t = useTranslations("liveSimulation");
  const { circuit, traces } = useRunState(run);
  const voltages = (circuit?.nodes ?? [])
    .filter((node) => naming.net(node) !== null)
    .map((plus): LiveTrace => ({ kind: "voltage", plus, minus: "0" }));
  const currents = (circuit?.elements ?? [])
    .filter((element) => naming.part(element) !== null && !element.startsWith("x"))
    .map((element): LiveTrace => ({ kind: "current", element }));
  const shown = new Set(traces.map(keyOf));
  const options = (list: readonly LiveTrace[]) =>
    list
      .filter((trace) => !shown.has(keyOf(trace)))
      .map((trace) => (
        <option key={keyOf(trace)} value={keyOf(trace)}>
          {traceName(naming, trace)}
        </option>
      ));
  function add(key: string): void {
    const found = [...voltages, ...currents].find((trace) => keyOf(trace) === key);
    if (found) run.watch([...traces, found]);
  }
  return (
    <label className={styles.add}>
      <span>{t("addTrace")}</span>
      <Select value="" onChange={(event) => add(event.target.value)}>
        <option value="">{t("chooseTrace")}</option>
        <optgroup label={t("voltagesGroup")}>{options(voltages)}</optgroup>
        <optgroup label={t("currentsGroup")}>{options(currents)}</optgroup>
      </Select>
    </label>
  );
}
