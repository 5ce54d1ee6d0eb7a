"use client";
// Waivers of the project: those that apply, and those whose finding is gone or has changed.
import { useTranslations } from "next-intl";
import { useEditor } from "@/components/schematic/editor-context";
import { FindingText } from "@/components/schematic/panels/finding-text";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { hasText } from "@/lib/base/has-text";
import type { ListedWaiver } from "@/lib/core/schematic/erc/waivers";
import styles from "./rules-dialog.module.css";

export function WaiverList({ waivers }: { waivers: readonly ListedWaiver[] }) {
  const t = useTranslations("schematic.erc");
  const findings = useTranslations("schematic.findings");
  const names = useTranslations("schematic.ruleNames");
  const editor = useEditor();
  if (waivers.length === 0) return <p className={styles.hint}>{t("noWaivers")}</p>;
  return (
    <ul className={styles.waivers}>
      {waivers.map(({ waiver: { id, rule, reason }, finding }) => (
        <li key={id}>
          <div>
            {finding ? <FindingText finding={finding} /> : <b>{hasText(names, rule) ? names(rule) : rule}</b>}
            <q>{reason}</q>
          </div>
          <Tag kind={finding ? "info" : "neutral"}>{t(finding ? "open" : "ended")}</Tag>
          {!editor.isReadOnly && (
            <Button size="sm" variant="quiet" onClick={() => editor.commit("unwaive", (edit) => edit.remove(id))}>
              {findings("takeBack")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
