"use client";
// Field that adds a part to the comparison by its number.
import { useTranslations } from "next-intl";
import { type FormEvent, useDeferredValue, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { usePartSuggestions } from "@/lib/client/part";
import { mpnKey } from "@/lib/core/part/part";
import styles from "./compare.module.css";

export function AddCompared({ onAdd }: { onAdd: (id: string) => void }) {
  const t = useTranslations("part.compare");
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const suggestions = usePartSuggestions(useDeferredValue(typed));
  const rows = suggestions.data?.rows ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    const key = mpnKey(typed);
    const found = rows.find(({ mpn }) => mpnKey(mpn) === key) ?? (rows.length === 1 ? rows[0] : undefined);
    setRefused(!found);
    if (!found) return;
    setTyped("");
    onAdd(found.id);
  }

  return (
    <form className={styles.addMore} onSubmit={submit}>
      <Field
        list={listId}
        maxLength={60}
        value={typed}
        aria-label={t("addLabel")}
        aria-invalid={isRefused || undefined}
        placeholder={t("addPlaceholder")}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
      />
      <datalist id={listId}>
        {[...new Set(rows.map(({ mpn }) => mpn))].map((mpn) => (
          <option key={mpn} value={mpn} />
        ))}
      </datalist>
      <Button type="submit" disabled={typed.trim().length < 3}>
        {t("addAct")}
      </Button>
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {t("addNone")}
        </p>
      )}
    </form>
  );
}
