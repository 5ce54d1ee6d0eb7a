"use client";
// Fills the form from a complete Chinese address.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import type { ReceiverFields } from "@/lib/contracts/address";
import styles from "./address.module.css";

export type PastedFields = Partial<Pick<ReceiverFields, (typeof PASTED)[number]>>;

const PASTED = ["lastName", "phone", "state", "city", "district", "address", "company", "postcode"] as const;

/** Limit of the text; the rest is dropped. */
const LONGEST = 500;

async function read(text: string): Promise<PastedFields> {
  const { parseChineseAddress } = await import("@/lib/core/address/parse-chinese-address");
  const { name, ...parsed } = parseChineseAddress(text);
  const fields = { lastName: name, ...parsed };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

export function PasteAddress({ onRead }: { onRead: (fields: PastedFields) => void }) {
  const t = useTranslations("address");
  const id = useId();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<string | null>(null);

  async function fill(pasted: string) {
    try {
      const fields = await read(pasted);
      const found = PASTED.filter((name) => fields[name] !== undefined && name !== "address" && name !== "company");
      onRead(fields);
      setOutcome(
        found.length === 0 ? t("paste.nothing") : t("paste.found", { fields: found.map(label).join(t("paste.and")) }),
      );
    } catch {
      setOutcome(t("paste.failed"));
    }
  }

  const label = (name: (typeof PASTED)[number]) => t(name === "lastName" ? "field.fullName" : `field.${name}`);

  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{t("paste.label")}</label>
      <TextArea
        id={id}
        rows={2}
        maxLength={LONGEST}
        value={text}
        placeholder={t("paste.example")}
        aria-describedby={`${id}-outcome`}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => void fill(event.clipboardData.getData("text"))}
      />
      <div>
        <p id={`${id}-outcome`} role="status">
          {outcome}
        </p>
        <Button size="sm" disabled={text.trim() === ""} onClick={() => void fill(text)}>
          {t("paste.read")}
        </Button>
      </div>
    </div>
  );
}
