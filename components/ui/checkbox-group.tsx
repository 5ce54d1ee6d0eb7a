// Checkboxes under one heading, each with an explanation, and what is wrong with the choice.
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import styles from "./checkbox-group.module.css";

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: readonly Value[];
  label: (value: Value) => ReactNode;
  text: (value: Value) => ReactNode;
  fault?: string;
  /** All chosen values, in the order of `values`. */
  onChange: (chosen: Value[]) => void;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, values, chosen, label, text, fault, onChange } = props;
  const toggled = (value: Value) => values.filter((each) => (each === value) !== chosen.includes(each));
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onChange(toggled(value))}
          label={<ExplainedLabel label={label(value)} text={text(value)} />}
        />
      ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Label of a checkbox with an explanation below it. */
export function ExplainedLabel({ label, text }: { label: ReactNode; text: ReactNode }) {
  return (
    <>
      {label}
      <small>{text}</small>
    </>
  );
}
