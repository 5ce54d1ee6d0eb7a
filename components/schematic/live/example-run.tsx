"use client";
// The running part of an example: run and speed, sliders, LED and scope.
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { LiveControlsList } from "@/components/schematic/live/live-controls-list";
import type { LiveNaming } from "@/components/schematic/live/live-naming";
import { LiveRun } from "@/components/schematic/live/live-run";
import { LiveScope } from "@/components/schematic/live/live-scope";
import { LiveStatus } from "@/components/schematic/live/live-status";
import { LiveTransport } from "@/components/schematic/live/live-transport";
import { useHiddenPause } from "@/components/schematic/live/use-hidden-pause";
import { useFrames } from "@/components/schematic/live/use-frames";
import { useRunState } from "@/components/schematic/live/use-live";
import styles from "./live-example.module.css";

export interface RunnableExample {
  readonly netlist: string;
  /** Names of nets by node, and of parts by element. */
  readonly nets: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Sliders by the keys of their controls, and nodes whose voltages are shown. */
  readonly sliders: readonly string[];
  readonly traces: readonly string[];
  /** Element of the LED. */
  readonly led: string;
}

export function ExampleRun({ example }: { example: RunnableExample }) {
  const { netlist, nets, parts, sliders, traces, led } = example;
  const [run] = useState(() => new LiveRun());
  const naming = useMemo(
    (): LiveNaming => ({ net: (node) => nets[node] ?? null, part: (element) => parts[element] ?? null }),
    [nets, parts],
  );
  useEffect(() => {
    run.watch(traces.map((plus) => ({ kind: "voltage", plus, minus: "0" })));
    run.open(netlist);
    return () => run.close();
  }, [run, netlist, traces]);
  useHiddenPause(run);
  return (
    <div className={styles.run}>
      <LiveTransport run={run} />
      <LiveStatus run={run} naming={naming} onRetry={() => run.open(netlist)} />
      <Led run={run} element={led} />
      <LiveControlsList run={run} naming={naming} first={sliders} isFixed />
      <LiveScope run={run} naming={naming} isFixed />
    </div>
  );
}

/** A, of an LED that is seen to be lit. */
const LIT = 0.5e-3;

function Led({ run, element }: { run: LiveRun; element: string }) {
  const t = useTranslations("liveSimulation.example");
  const { circuit } = useRunState(run);
  const [isLit, setLit] = useState(false);
  useFrames(run, ({ values }) => {
    const { nodes = [], elements = [] } = circuit ?? {};
    setLit((values[nodes.length + elements.indexOf(element)] ?? 0) > LIT);
  });
  return (
    <p className={styles.led} data-lit={isLit || undefined}>
      <i /> {t("led", { state: isLit ? "on" : "off" })}
    </p>
  );
}
