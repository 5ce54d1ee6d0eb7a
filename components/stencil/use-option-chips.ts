"use client";
// Chips of an option: label and price effect.
import { useTranslations } from "next-intl";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useEffectText } from "@/components/quote/use-effect-text";
import type { ChipOption } from "@/components/ui/chip-group";
import { STENCIL_OPTIONS, stencilSizes, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";

export type ChosenOption = Exclude<keyof StencilSpecification, "quantity">;
type Value = string | number | boolean;

/** In display order. */
function valuesOf(option: ChosenOption, specification: StencilSpecification): readonly Value[] {
  if (option === "size") return stencilSizes(specification).map(({ size }) => size);
  if (option === "framework" || option === "fiducials" || option === "solderBall") return [false, true];
  return STENCIL_OPTIONS[option];
}

export function useOptionChips({
  specification,
  effectOf,
}: StencilQuote): (option: ChosenOption) => ChipOption<Value>[] {
  const t = useTranslations("stencil.values");
  const effectText = useEffectText();

  function labelOf(option: ChosenOption, value: Value): string {
    if (option === "size") return String(value).replace("x", " × ");
    if (option === "thicknessUm") return t("thickness", { um: Number(value) });
    return t(`${option}.${value}` as "framework.true");
  }

  return (option) => {
    const values = valuesOf(option, specification);
    const effects = values.map((value) => effectOf({ [option]: value }));
    const hasCheaper = effects.some((effect) => effect !== null && effect < 0);
    return values.map((value, at) => ({
      value,
      label: labelOf(option, value),
      effect: effectText(effects[at] ?? null, value === specification[option], hasCheaper),
    }));
  };
}
