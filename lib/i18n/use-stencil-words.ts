// A stencil's specification as one line of words.
import { useTranslations } from "next-intl";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";

/** Answers the words of a specification, the most telling first. */
export function useStencilWords(): (specification: StencilSpecification) => string {
  const t = useTranslations("cart.specification");
  return ({ size, framework, side, thicknessUm, stencilType, fiducials, solderBall }) =>
    [
      t("stencilSize", { size: size.replace("x", " × ") }),
      t(framework ? "framed" : "frameless"),
      t(`side.${side}`),
      t("stencilThickness", { value: thicknessUm }),
      ...(stencilType === "electropolished" ? [t("electropolished")] : []),
      ...(fiducials ? [t("fiducials")] : []),
      ...(solderBall ? [t("solderBall")] : []),
    ].join(t("separator"));
}
