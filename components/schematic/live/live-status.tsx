"use client";
// State of a live circuit, and why it cannot run: each reason with its part or net, and the way to the full run.
import { useTranslations } from "next-intl";
import { controlName, type LiveNaming } from "@/components/schematic/live/live-naming";
import type { LiveRun } from "@/components/schematic/live/live-run";
import { useRunState } from "@/components/schematic/live/use-live";
import { Button } from "@/components/ui/button";
import styles from "./live.module.css";

export type LiveName = { readonly node: string } | { readonly device: string };

interface LiveStatusProps {
  run: LiveRun;
  naming: LiveNaming;
  /** Leads to a part or a net. */
  onShow?: (name: LiveName) => void;
  /** Opens the full simulation. */
  onFull?: () => void;
  onRetry: () => void;
}

export function LiveStatus({ run, naming, onShow, onFull, onRetry }: LiveStatusProps) {
  const t = useTranslations("liveSimulation");
  const { status, isSlow } = useRunState(run);
  return (
    <>
      <p role="status" className={styles.status}>
        {status === "loading" && t("loading")}
        {status === "running" && isSlow && t("slow")}
      </p>
      {status === "broken" && (
        <div className={styles.problem} role="alert">
          <p>{t("broken")}</p>
          <Button size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      )}
      {(status === "refused" || status === "stopped") && (
        <div className={styles.problem} role="alert">
          {status === "refused" ? (
            <Issues run={run} naming={naming} onShow={onShow} />
          ) : (
            <Stop run={run} naming={naming} onShow={onShow} />
          )}
          {onFull && (
            <>
              <p className={styles.hint}>{t("fullHint")}</p>
              <Button size="sm" onClick={onFull}>
                {t("full")}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

type PartProps = Pick<LiveStatusProps, "run" | "naming" | "onShow">;

/** The element at the top of the netlist that a device belongs to. */
const topOf = (device: string): string => device.split(".")[0] ?? device;

function Issues({ run, naming, onShow }: PartProps) {
  const t = useTranslations("liveSimulation");
  const { issues } = useRunState(run);
  return (
    <>
      <h3>{t("issuesTitle")}</h3>
      <ul>
        {issues.map(({ code, device, subject }) => (
          <li key={`${code} ${device}`}>
            {t(`issues.${code}`, { name: controlName(naming, topOf(device)), subject })}{" "}
            <ShowButton name={{ device: topOf(device) }} onShow={onShow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Stop({ run, naming, onShow }: PartProps) {
  const t = useTranslations("liveSimulation");
  const { stop } = useRunState(run);
  if (!stop) return null;
  const { code, device, node } = stop;
  const name: LiveName | null = node !== null ? { node } : device !== null && device !== "" ? { device } : null;
  const text =
    name === null
      ? t("circuit")
      : "node" in name
        ? (naming.net(name.node) ?? name.node)
        : controlName(naming, topOf(name.device));
  return (
    <>
      <h3>{t("stoppedTitle")}</h3>
      <p>
        {t(`stops.${code}`, { name: text })} {name && <ShowButton name={name} onShow={onShow} />}
      </p>
    </>
  );
}

function ShowButton({ name, onShow }: { name: LiveName; onShow: LiveStatusProps["onShow"] }) {
  const t = useTranslations("liveSimulation");
  if (!onShow) return null;
  return (
    <button type="button" className={styles.show} onClick={() => onShow(name)}>
      {t("show")}
    </button>
  );
}
