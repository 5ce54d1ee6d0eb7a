"use client";
// A netlist as text: editor, findings, run and results. Whoever shows it keeps the text.
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { NetlistFindings } from "@/components/spice-text/netlist-findings";
import type { NetlistRunState } from "@/components/spice-text/netlist-run";
import type { SpiceEditor } from "@/components/spice-text/spice-editor";
import { useLineFindings } from "@/components/spice-text/use-line-findings";
import { useNetlistFindings } from "@/components/spice-text/use-netlist-findings";
import { useNetlistRun } from "@/components/spice-text/use-netlist-run";
import { Button } from "@/components/ui/button";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import styles from "./spice-text.module.css";

const TextField = lazy(() =>
  import("@/components/spice-text/spice-text-field").then(({ SpiceTextField }) => ({ default: SpiceTextField })),
);
const Results = lazy(() =>
  import("@/components/spice-text/netlist-results").then(({ NetlistResults }) => ({ default: NetlistResults })),
);

interface NetlistWorkspaceProps {
  /** Names the files of results. */
  name: string;
  text: string;
  /** Without it the text is shown only. */
  onChange?: (text: string) => void;
  /** Further buttons beside Run. */
  actions?: ReactNode;
}

/** Findings of a run that checking the text gives as well are told once. */
function allFindings(checked: readonly SpiceFinding[] | null, { findings, plots }: NetlistRunState) {
  const keyOf = ({ code, subject, source }: SpiceFinding): string => `${code} ${subject} ${source?.line ?? ""}`;
  const known = new Set((checked ?? []).map(keyOf));
  const ofRun = [...findings, ...plots.flatMap((plot) => plot.findings)].filter((one) => !known.has(keyOf(one)));
  return checked === null && ofRun.length === 0 ? null : [...(checked ?? []), ...ofRun];
}

export function NetlistWorkspace({ name, text, onChange, actions }: NetlistWorkspaceProps) {
  const t = useTranslations("spiceText");
  const editor = useRef<SpiceEditor | null>(null);
  const { findings: checked, follow } = useNetlistFindings();
  const { run, state } = useNetlistRun();
  const findings = useMemo(() => allFindings(checked, state), [checked, state]);
  const lineFindings = useLineFindings(findings);
  const [isListOpen, setListOpen] = useState(true);
  const isRunning = state.status === "running";
  const readText = (): string => editor.current?.text ?? text;
  function start(): void {
    editor.current?.flush();
    void run.start(readText());
  }
  function open(made: SpiceEditor | null): void {
    editor.current = made;
    if (!made) return;
    follow(readText);
    run.prepare();
  }
  return (
    <div className={styles.workspace} data-results={state.plots.length > 0 || undefined}>
      <div className={styles.bar}>
        {isRunning ? (
          <Button size="sm" onClick={() => run.stop()}>
            {t("stop")}
          </Button>
        ) : (
          <Button variant="primary" size="sm" title={t("runKey")} onClick={start}>
            {t("run")}
          </Button>
        )}
        <Button size="sm" onClick={() => editor.current?.openSearch()}>
          <Icon name="search" size={16} />
          {t("find")}
        </Button>
        {actions}
        <Outcome state={state} />
        <button
          type="button"
          className={styles.count}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {findings === null
            ? t("checking")
            : t("findings.count", {
                errors: findings.filter(({ severity }) => severity === "error").length,
                warnings: findings.filter(({ severity }) => severity === "warning").length,
              })}
        </button>
      </div>
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t("running")}
          {...(state.progress && state.progress.total > 1
            ? { value: state.progress.done, max: state.progress.total }
            : {})}
        />
      )}
      <div className={styles.main} data-list={isListOpen || undefined}>
        <Suspense fallback={<p className={styles.loading}>{t("loading")}</p>}>
          <TextField
            text={text}
            label={t("editor")}
            isReadOnly={!onChange}
            findings={lineFindings}
            onEditor={open}
            onTyped={() => follow(readText)}
            onChange={(value) => onChange?.(value)}
            onRun={start}
          />
        </Suspense>
        {isListOpen && (
          <div className={styles.side}>
            <NetlistFindings findings={findings} onLine={(line) => editor.current?.goToLine(line)} />
          </div>
        )}
      </div>
      {state.plots.length > 0 && (
        <Suspense fallback={null}>
          <Results name={name} plots={state.plots} onClose={() => run.clear()} />
        </Suspense>
      )}
    </div>
  );
}

function Outcome({ state: { status, failure, plots, elapsedMs } }: { state: NetlistRunState }) {
  const t = useTranslations("simulation");
  return (
    <p className={styles.outcome} role="status">
      {status === "running" && t("running")}
      {status === "stopped" && t("stopped")}
      {status === "done" && t("done", { count: plots.length, seconds: elapsedMs / 1_000 })}
      {status === "failed" && failure && t(`failures.${failure}`)}
    </p>
  );
}
