"use client";
// Accepted findings with their reasons; each can be taken back.
import { useTranslations } from "next-intl";
import { useEditor } from "@/components/schematic/editor-context";
import { FindingText } from "@/components/schematic/panels/finding-text";
import { Button } from "@/components/ui/button";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import styles from "./findings.module.css";

export function WaivedFindings({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations("schematic.findings");
  const editor = useEditor();
  return (
    <details className={styles.waived}>
      <summary>{t("waived", { count: findings.length })}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.waiver?.id} ${finding.path} ${finding.at.x} ${finding.at.y}`}>
            <FindingText finding={finding} />
            <q>{finding.waiver?.reason}</q>
            {!editor.isReadOnly && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  const id = finding.waiver?.id;
                  if (id !== undefined) editor.commit("unwaive", (edit) => edit.remove(id));
                }}
              >
                {t("takeBack")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
