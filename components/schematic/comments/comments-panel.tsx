"use client";
// All comments of the drawing by sheet; a click shows the place.
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { useDocument } from "@/components/schematic/editor-context";
import { Dock } from "@/components/schematic/panels/dock";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { groupBy } from "@/lib/base/group-by";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import styles from "./comments.module.css";
import { useComments } from "./comments-state";

const sheetNames = ({ hierarchy }: SchematicEditor): ReadonlyMap<string, string> =>
  new Map(hierarchy.instances.map(({ sheet }) => [sheet.id, sheet.name]));

export function CommentsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("schematic.comments");
  const { threads, hasFailed, openId, open, showsResolved, setShowsResolved } = useComments();
  const page = useEditorPage();
  const names = useDocument(sheetNames);
  const shown = threads.filter(({ comment }) => showsResolved || !comment.isResolved);
  const hidden = threads.length - threads.filter(({ comment }) => !comment.isResolved).length;
  return (
    <Dock title={t("title")} onClose={onClose}>
      <div className={styles.head}>
        <Button size="sm" onClick={() => page.comment()}>
          {t("new")}
        </Button>
        {hidden > 0 && (
          <Checkbox
            label={t("showResolved", { count: hidden })}
            checked={showsResolved}
            onChange={({ target }) => setShowsResolved(target.checked)}
          />
        )}
      </div>
      {hasFailed && (
        <p className={styles.note} role="alert">
          {t("failed")}
        </p>
      )}
      {!hasFailed && shown.length === 0 && <p className={styles.note}>{t("none")}</p>}
      <ul className={styles.list}>
        {[...groupBy(shown, ({ comment }) => comment.sheetId)].map(([sheetId, group]) => (
          <Fragment key={sheetId}>
            <li className={styles.sheet}>{names.get(sheetId) ?? t("goneSheet")}</li>
            {group.map((thread) => (
              <li key={thread.comment.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={thread.comment.id === openId || undefined}
                  data-resolved={thread.comment.isResolved || undefined}
                  onClick={() => open(thread, true)}
                >
                  <span>{thread.comment.text}</span>
                  <small>{t("answers", { count: thread.answers.length })}</small>
                </button>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </Dock>
  );
}
