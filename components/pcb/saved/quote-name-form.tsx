"use client";
// Name field of a quote; errors are shown on submit.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { type NameProblem, tidyName } from "@/stores/drafts/saved-quotes";
import styles from "./saved-quotes.module.css";

interface QuoteNameFormProps {
  label: string;
  initial: string;
  /** Label of the button. */
  action: string;
  onName: (name: string) => NameProblem | null;
  onDone: (name: string) => void;
  onCancel?: () => void;
}

export function QuoteNameForm({ label, initial, action, onName, onDone, onCancel }: QuoteNameFormProps) {
  const t = useTranslations("quote.saved");
  const common = useTranslations("common");
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  return (
    <form
      noValidate
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        const found = onName(name);
        setProblem(found);
        if (found === null) onDone(tidyName(name));
      }}
    >
      <FormField label={label} error={problem === null ? undefined : t(`errors.${problem}`)}>
        {(control) => (
          <Field
            {...control}
            autoComplete="off"
            autoFocus={onCancel !== undefined}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </FormField>
      <Button type="submit">{action}</Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {common("cancel")}
        </Button>
      )}
    </form>
  );
}
