import { useTranslations } from "next-intl";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";

/** Summary of a specification, most important options first. */
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
