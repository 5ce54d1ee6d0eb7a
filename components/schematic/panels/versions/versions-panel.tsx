"use client";
// Kept versions by day; one of them is compared with the drawing, restored, or removed.
import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, Fragment, useState } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { Dock } from "@/components/schematic/panels/dock";
import { Button } from "@/components/ui/button";
import { Delayed } from "@/components/ui/delayed";
import { Field } from "@/components/ui/field";
import { saveNow } from "@/lib/client/schematic/save-now";
import { type KeptVersion, useKeepVersion, useVersions } from "@/lib/client/schematic/versions";
import { Comparison } from "./comparison";
import styles from "./versions.module.css";
import { useVersionsShown } from "./versions-state";

export function VersionsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("schematic.versions");
  const { session } = useOpenProject();
  return (
    <Dock title={t("title")} onClose={onClose}>
      {session ? (
        <>
          <KeepForm />
          <VersionList />
        </>
      ) : (
        <p className={styles.note}>{t("editorsOnly")}</p>
      )}
    </Dock>
  );
}

/** What is kept is what the server has: the latest changes are saved first. */
function KeepForm() {
  const t = useTranslations("schematic.versions");
  const { projectId, token, session } = useOpenProject();
  const keep = useKeepVersion({ projectId, token });
  const [name, setName] = useState("");
  const [isSaved, setIsSaved] = useState(true);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "" || !session) return;
    const arrived = await saveNow(session);
    setIsSaved(arrived);
    if (arrived) keep.mutate(wanted, { onSuccess: () => setName("") });
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        aria-label={t("name")}
        placeholder={t("name")}
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="sm" isBusy={keep.isPending}>
        {t("keep")}
      </Button>
      {!isSaved && <p role="alert">{t("notSaved")}</p>}
    </form>
  );
}

function VersionList() {
  const t = useTranslations("schematic.versions");
  const format = useFormatter();
  const { projectId, token } = useOpenProject();
  const { data, isError, refetch } = useVersions({ projectId, token });
  if (isError && !data)
    return (
      <div className={styles.note} role="alert">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t("again")}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Delayed>
        <p className={styles.note} role="status">
          {t("loading")}
        </p>
      </Delayed>
    );
  if (data.rows.length === 0) return <p className={styles.note}>{t("none")}</p>;
  const dayOf = ({ createTime }: KeptVersion) => format.dateTime(new Date(createTime), { dateStyle: "medium" });
  return (
    <ol className={styles.versions}>
      {data.rows.map((version, at) => {
        const before = data.rows[at - 1];
        const isFirst = !before || dayOf(before) !== dayOf(version);
        return (
          <Fragment key={version.id}>
            {isFirst && <li className={styles.day}>{dayOf(version)}</li>}
            <VersionRow version={version} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function VersionRow({ version: { id, name, createTime, author } }: { version: KeptVersion }) {
  const t = useTranslations("schematic.versions");
  const format = useFormatter();
  const { comparedId, compare } = useVersionsShown();
  const isOpen = comparedId === id;
  return (
    <li>
      <button
        type="button"
        className={styles.version}
        aria-expanded={isOpen}
        onClick={() => compare(isOpen ? null : id)}
      >
        <span data-named={name !== null || undefined}>{name ?? t("unnamed")}</span>
        <small>
          {format.dateTime(new Date(createTime), { timeStyle: "short" })}
          {author !== "" && ` · ${author}`}
        </small>
      </button>
      {isOpen && <Comparison id={id} />}
    </li>
  );
}
