"use client";
// Results that are kept with the project: the last ones are added, others are compared with them, or removed.
import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { keptRun, openedRun } from "@/components/schematic/simulation/simulation-run";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { MEGABYTE } from "@/lib/base/units";
import { isExample } from "@/lib/contracts/project-example";
import {
  type KeptResults as Kept,
  openResults,
  useDeleteResults,
  useKeepResults,
  useKeptResults,
} from "@/lib/client/schematic/simulation-results";
import { ApiError } from "@/lib/client/transport/api-error";
import { mutateThen } from "@/lib/client/transport/mutate-then";
import styles from "./kept.module.css";

const KNOWN_ERRORS = ["FILE_TOO_LARGE", "TOO_MANY_RECORDS", "UPLOAD_QUOTA", "FILE_DAMAGED"] as const;

const codeOf = (error: unknown): (typeof KNOWN_ERRORS)[number] | "other" =>
  (error instanceof ApiError && KNOWN_ERRORS.find((code) => code === error.code)) || "other";

/** Nothing for those who may not edit the project. */
export function KeptResults() {
  const t = useTranslations("simulation.kept");
  const { right, projectId } = useOpenProject();
  const mayKeep = (right === "owner" || right === "edit") && !isExample(projectId);
  if (!mayKeep) return null;
  return (
    <section className={styles.kept} aria-label={t("title")}>
      <h3>{t("title")}</h3>
      <KeepForm />
      <KeptList />
    </section>
  );
}

function KeepForm() {
  const t = useTranslations("simulation.kept");
  const kinds = useTranslations("simulation.kinds");
  const { projectId, token, editor } = useOpenProject();
  const { runs } = useSimulationState();
  const keep = useKeepResults({ projectId, token });
  const [name, setName] = useState("");
  const [latest] = runs;
  if (!latest) return null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!latest) return;
    const nets = editor.netlist.nets.map((net) => net.name);
    const summary = [...new Set(latest.plots.map(({ analysis }) => kinds(analysis)))].join(", ");
    keep.mutate({ run: keptRun(latest, nets), name, summary }, { onSuccess: () => setName("") });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormField
        label={t("name")}
        hint={t("hint")}
        error={keep.isError ? t(`errors.${codeOf(keep.error)}`) : undefined}
      >
        {(control) => (
          <Field {...control} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
        )}
      </FormField>
      <Button type="submit" size="sm" isBusy={keep.isPending}>
        {t("keep")}
      </Button>
    </form>
  );
}

function KeptList() {
  const t = useTranslations("simulation.kept");
  const { projectId, token } = useOpenProject();
  const { data, isError, refetch } = useKeptResults({ projectId, token }, true);
  if (isError && !data)
    return (
      <div role="alert">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t("again")}
        </Button>
      </div>
    );
  if (!data)
    return (
      <p className={styles.note} role="status">
        {t("loading")}
      </p>
    );
  if (data.rows.length === 0) return <p className={styles.note}>{t("none")}</p>;
  return (
    <ul className={styles.list}>
      {data.rows.map((row) => (
        <KeptRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function KeptRow({ row }: { row: Kept }) {
  const t = useTranslations("simulation.kept");
  const format = useFormatter();
  const { projectId, token } = useOpenProject();
  const session = useSimulation();
  const { opened } = useSimulationState();
  const remove = useDeleteResults({ projectId, token });
  const [opening, setOpening] = useState<"busy" | ReturnType<typeof codeOf> | null>(null);
  const isOpen = opened.some(({ id }) => id === row.id);
  const name = row.name ?? t("unnamed");
  const day = (time: string): string => format.dateTime(new Date(time), { dateStyle: "medium" });
  async function open(): Promise<void> {
    setOpening("busy");
    try {
      const kept = await openResults({ projectId, token }, row.id);
      session.open(openedRun({ id: row.id, name: row.name ?? day(row.createTime), kept }));
      setOpening(null);
    } catch (error) {
      setOpening(codeOf(error));
    }
  }
  const facts = [
    day(row.createTime),
    row.summary,
    t("size", { megabytes: row.size / MEGABYTE }),
    row.expireTime === null ? "" : t("until", { date: day(row.expireTime) }),
  ];
  return (
    <li>
      <strong>{name}</strong>
      <small>{facts.filter(Boolean).join(" · ")}</small>
      {opening !== null && opening !== "busy" && <p role="alert">{t(`errors.${opening}`)}</p>}
      <div className={styles.actions} role="group" aria-label={name}>
        {isOpen ? (
          <Button size="sm" onClick={() => session.closeOpened(row.id)}>
            {t("close")}
          </Button>
        ) : (
          <Button size="sm" isBusy={opening === "busy"} onClick={() => void open()}>
            {t("open")}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          isBusy={remove.isPending}
          onClick={() => mutateThen(remove, row.id, () => session.closeOpened(row.id))}
        >
          {t("delete")}
        </Button>
      </div>
    </li>
  );
}
