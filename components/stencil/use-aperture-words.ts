"use client";
// Size of an aperture as text: a diameter, or two sides.
import { useFormatter, useTranslations } from "next-intl";
import type { Aperture } from "@/lib/core/measure/openings/aperture";

export interface ApertureWords {
  size: (aperture: Pick<Aperture, "sidesMm" | "isRound">) => string;
  ratio: (value: number | null) => string;
}

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function useApertureWords(): ApertureWords {
  const t = useTranslations("stencil.check");
  const unknown = useTranslations("common")("unknown");
  const format = useFormatter();
  return {
    size({ sidesMm: [short, long], isRound }) {
      const [one, other] = [format.number(short, DIGITS), format.number(long, DIGITS)];
      return isRound ? t("round", { diameter: other }) : t("sides", { short: one, long: other });
    },
    // Never rounded up: 0.659 is below the limit of 0.66.
    ratio: (value) => (value === null ? unknown : format.number(Math.floor(value * 100 + 1e-7) / 100, DIGITS)),
  };
}
