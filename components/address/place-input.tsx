"use client";
// State, city or district: a select, an input with suggestions, or a plain input.
import { useTranslations } from "next-intl";
import { type ComponentPropsWithRef, useId } from "react";
import type { PlaceOptions } from "@/components/address/use-place-options";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

interface PlaceInputProps {
  options: PlaceOptions;
  /** Value of the form; kept even if no list contains it. */
  value: string;
  autoComplete: string;
  input: Pick<ComponentPropsWithRef<"input">, "id"> & Record<string, unknown>;
}

export function PlaceInput({ options: { names, isWhole }, value, autoComplete, input }: PlaceInputProps) {
  const t = useTranslations("address");
  const list = useId();
  if (names.length === 0) return <Field {...input} autoComplete={autoComplete} />;
  if (!isWhole) {
    return (
      <>
        <Field {...input} list={list} autoComplete={autoComplete} />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    );
  }
  const offered = value === "" || names.includes(value) ? names : [value, ...names];
  return (
    <Select {...input} value={value} autoComplete={autoComplete}>
      <option value="">{t("choosePlace")}</option>
      {offered.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
