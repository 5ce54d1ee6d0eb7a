"use client";
// Differences between the drawing and a kept version, with buttons that restore or remove it.
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useDocument, useOpenProject } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Delayed } from "@/components/ui/delayed";
import { groupBy } from "@/lib/base/group-by";
import { hasText } from "@/lib/base/has-text";
import { useDeleteVersion } from "@/lib/client/schematic/versions";
import type { ComparedObject, FieldChange } from "@/lib/core/schematic/edit/compare";
import { nameOf } from "@/lib/core/schematic/edit/diff-subject";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { boundsOf } from "@/lib/core/schematic/paint/bounds";
import styles from "./versions.module.css";
import { useVersionsShown } from "./versions-state";

/** More are seen on the sheet. */
const MAX_LISTED = 200;

export function Comparison({ id }: { id: string }) {
  const t = useTranslations("schematic.versions");
  const { compared, hasFailed, restore } = useVersionsShown();
  if (hasFailed)
    return (
      <p className={styles.note} role="alert">
        {t("failed")}
      </p>
    );
  if (!compared)
    return (
      <Delayed>
        <p className={styles.note} role="status">
          {t("loading")}
        </p>
      </Delayed>
    );
  return (
    <div className={styles.comparison}>
      <Counts compared={compared} />
      <Differences compared={compared} />
      <div className={styles.acts}>
        <Button size="sm" disabled={compared.length === 0} onClick={restore}>
          {t("restore")}
        </Button>
        <DeleteButton id={id} />
      </div>
    </div>
  );
}

function Counts({ compared }: { compared: readonly ComparedObject[] }) {
  const t = useTranslations("schematic.versions");
  if (compared.length === 0) return <p className={styles.note}>{t("same")}</p>;
  const count = (mark: ComparedObject["mark"]) => compared.filter((each) => each.mark === mark).length;
  const counts = { added: count("added"), removed: count("removed"), changed: count("changed") };
  return (
    <p className={styles.note} role="status">
      {t("counts", counts)}
    </p>
  );
}

function Differences({ compared }: { compared: readonly ComparedObject[] }) {
  const t = useTranslations("schematic.versions");
  const kinds = useTranslations("schematic.properties.kinds");
  const named = compared.filter(({ object }) => nameOf(object) !== null);
  const unnamed = groupBy(
    compared.filter(({ object }) => nameOf(object) === null),
    ({ mark, object }) => `${mark} ${object.kind}`,
  );
  return (
    <ul className={styles.differences}>
      {named.slice(0, MAX_LISTED).map((each) => (
        <Difference key={each.object.id} compared={each}>
          <span>{nameOf(each.object)}</span>
          <small>{each.mark === "changed" ? <Changes changes={each.changes} /> : kinds(each.object.kind)}</small>
        </Difference>
      ))}
      {[...unnamed.values()].map((group) => {
        const [first] = group;
        if (!first) return null;
        return (
          <Difference key={`${first.mark} ${first.object.kind}`} compared={first}>
            <span>{kinds(first.object.kind)}</span>
            <small>{t("times", { count: group.length })}</small>
          </Difference>
        );
      })}
      {named.length > MAX_LISTED && <li className={styles.note}>{t("more", { count: named.length - MAX_LISTED })}</li>}
    </ul>
  );
}

const SIGNS = { added: "+", removed: "−", changed: "~" } as const;

function Difference({ compared, children }: { compared: ComparedObject; children: ReactNode }) {
  const t = useTranslations("schematic.versions");
  const project = useOpenProject();
  const { mark, object } = compared;
  const paths = useDocument(({ hierarchy }) => hierarchy.instances);
  const path = paths.find(({ sheet }) => sheet.id === object.sheetId)?.path;
  return (
    <li>
      <button
        type="button"
        className={styles.difference}
        disabled={path === undefined}
        onClick={() => path !== undefined && showPlace(project, centerOf(project.editor, compared, path), path)}
      >
        <b data-mark={mark} title={t(`marks.${mark}`)}>
          <span aria-hidden="true">{SIGNS[mark]}</span>
          <span className="visually-hidden">{t(`marks.${mark}`)}</span>
        </b>
        {children}
      </button>
    </li>
  );
}

function centerOf(editor: SchematicEditor, { object }: ComparedObject, path: string): { x: number; y: number } {
  const { minX, minY, maxX, maxY } = boundsOf(object, editor.paintContext(path));
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/** "value 10k → 22k, moved" */
function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations("schematic.versions.fields");
  const versions = useTranslations("schematic.versions");
  const format = useFormatter();
  const words = changes.map(({ field, before, after }) => {
    const name = hasText(t, field) ? t(field) : field;
    return before === after ? name : versions("change", { field: name, before: before || "–", after: after || "–" });
  });
  return format.list(words, { type: "unit" });
}

function DeleteButton({ id }: { id: string }) {
  const t = useTranslations("schematic.versions");
  const { projectId, token, right } = useOpenProject();
  const { compare } = useVersionsShown();
  const remove = useDeleteVersion({ projectId, token });
  const [isAsking, setIsAsking] = useState(false);
  if (right !== "owner") return null;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
        {t("delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("deleteTitle")}
        text={t("deleteText")}
        confirm={t("delete")}
        isBusy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => compare(null), onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
