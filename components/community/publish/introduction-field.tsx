"use client";
// Introduction in Markdown, with a preview.
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { UserText } from "@/components/community/user-text";
import { FormField } from "@/components/ui/form-field";
import { Segments } from "@/components/ui/segments";
import { TextArea } from "@/components/ui/text-area";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { Block } from "@/lib/core/content/markdown";
import styles from "./publish.module.css";

interface IntroductionFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

type Mode = "write" | "preview";

export function IntroductionField({ value, error, onChange }: IntroductionFieldProps) {
  const t = useTranslations("community.publishing");
  const [mode, setMode] = useState<Mode>("write");
  const left = PUBLICATION_LIMITS.introduction - [...value].length;
  return (
    <div className={styles.introduction}>
      <FormField label={t("introduction")} error={error} hint={t("introductionHint", { left })} isRequired>
        {(control) =>
          mode === "write" ? (
            <TextArea
              {...control}
              rows={9}
              maxLength={PUBLICATION_LIMITS.introduction}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <div {...control} className={styles.preview}>
              <Preview text={value} />
            </div>
          )
        }
      </FormField>
      <Segments
        className={styles.modes}
        label={t("introduction")}
        value={mode}
        items={[
          { id: "write", label: t("write") },
          { id: "preview", label: t("preview") },
        ]}
        onChange={setMode}
      />
    </div>
  );
}

/** The parser is loaded with the first preview. */
function Preview({ text }: { text: string }) {
  const t = useTranslations("community.publishing");
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void import("@/lib/core/content/user-markdown").then(
      ({ parseUserMarkdown }) => isCurrent && setBlocks(parseUserMarkdown(text)),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text.trim() === "" ? <p className={styles.note}>{t("noIntroduction")}</p> : <UserText blocks={blocks} />;
}
