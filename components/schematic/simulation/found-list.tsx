"use client";
// Findings of reading and running the netlist: each leads to its part or net.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useOpenProject } from "@/components/schematic/editor-context";
import { findingNumber, numberedFindings, QUIET_FINDING } from "@/components/schematic/simulation/sheet/finding-marks";
import type { PlacedFinding } from "@/components/schematic/simulation/simulation-session";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { pathOfUnit } from "@/components/schematic/stage/part-place";
import { showNet, showObject } from "@/components/schematic/stage/show-place";
import { Button } from "@/components/ui/button";
import { optionsFor } from "@/lib/core/simulation-netlist/convergence-options";
import styles from "./simulation.module.css";

export function FoundList() {
  const t = useTranslations("simulation");
  const { findings } = useSimulationState();
  const shown = numberedFindings(findings);
  const generic = findings.filter(({ finding }) => finding.code === QUIET_FINDING);
  if (findings.length === 0) return null;
  return (
    <>
      <ul className={styles.findings} aria-label={t("findingsLabel")}>
        {shown.map((placed, at) => (
          <li key={at} data-severity={placed.finding.severity}>
            <Icon name={placed.finding.severity === "error" ? "error" : "warning"} size={16} />
            <FoundText placed={placed} index={at} />
          </li>
        ))}
      </ul>
      {generic.length > 0 && (
        <p className={styles.generic}>
          {t("generic", { count: generic.length, names: generic.map(({ finding }) => finding.subject).join(", ") })}
        </p>
      )}
    </>
  );
}

/** Options that may help, each with what it does to the circuit. */
function OptionButtons({ code }: Pick<PlacedFinding["finding"], "code">) {
  const t = useTranslations("simulation.options");
  const session = useSimulation();
  const { options, status } = useSimulationState();
  const offered = optionsFor(code).filter((option) => !options.has(option));
  if (offered.length === 0) return null;
  return (
    <ul className={styles.options} aria-label={t("label")}>
      {offered.map((option) => (
        <li key={option}>
          <Button size="sm" disabled={status === "running"} onClick={() => void session.tryOption(option, true)}>
            {t(`names.${option}`)}
          </Button>
          <small>{t(`effects.${option}`)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Those that the run had, to be taken back. */
export function OptionsInUse() {
  const t = useTranslations("simulation.options");
  const session = useSimulation();
  const { options, status } = useSimulationState();
  if (options.size === 0) return null;
  return (
    <ul className={styles.inUse} aria-label={t("inUse")}>
      {[...options].map((option) => (
        <li key={option}>
          <span>{t(`names.${option}`)}</span>
          <Button
            size="sm"
            variant="quiet"
            disabled={status === "running"}
            aria-label={t("remove", { name: t(`names.${option}`) })}
            onClick={() => void session.tryOption(option, false)}
          >
            {t("removeShort")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FoundText({ placed: { finding, place }, index }: { placed: PlacedFinding; index: number }) {
  const t = useTranslations("simulation");
  const project = useOpenProject();
  const { view } = useSimulation();
  const { code, subject, text } = finding;
  const [id] = place.componentIds;
  const { net } = place;
  function show(): void {
    view.chooseFinding(index);
    if (id !== undefined) showObject(project, { id, path: pathOfUnit(project.editor, id, place) });
    else if (net !== null) showNet(project, net);
  }
  return (
    <div>
      <p>
        {id !== undefined || net !== null ? `${findingNumber(index)} ` : ""}
        {t(`findings.${code}.title`, { subject: net ?? place.designator ?? subject })}
      </p>
      <p className={styles.advice}>{t(`findings.${code}.advice`)}</p>
      {text !== "" && <code>{text}</code>}
      <OptionButtons code={code} />
      {(id !== undefined || net !== null) && (
        <button type="button" className={styles.show} onClick={show}>
          {t("show")}
        </button>
      )}
    </div>
  );
}
