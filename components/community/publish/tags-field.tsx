"use client";
// Up to three tags, with those that other projects use as completions.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { useTags } from "@/lib/client/community";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import styles from "./publish.module.css";

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** A tag as it is kept: without signs that addresses and lists use. */
export const cleanTag = (typed: string): string =>
  typed
    .replace(/[,，#<>/]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, PUBLICATION_LIMITS.tag);

export function TagsField({ tags, onChange }: TagsFieldProps) {
  const t = useTranslations("community.publishing");
  const listId = useId();
  const [typed, setTyped] = useState("");
  const found = useTags(useDeferredValue(cleanTag(typed)));
  const isFull = tags.length >= PUBLICATION_LIMITS.tags;

  function add(text: string) {
    const tag = cleanTag(text);
    setTyped("");
    if (tag !== "" && !isFull && !tags.includes(tag)) onChange([...tags, tag]);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== ",")) return;
    event.preventDefault();
    add(typed);
  }

  return (
    <FormField label={t("tags")} hint={t("tagsHint", { max: PUBLICATION_LIMITS.tags })} isOptional>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  {tag}
                  <button
                    type="button"
                    aria-label={t("removeTag", { tag })}
                    onClick={() => onChange(tags.filter((each) => each !== tag))}
                  >
                    <Icon name="close" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Field
            {...control}
            list={listId}
            disabled={isFull}
            maxLength={PUBLICATION_LIMITS.tag}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
            onBlur={() => add(typed)}
          />
          <datalist id={listId}>
            {found.data?.rows.map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
