"use client";
import { useTranslations } from "next-intl";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { Certainty } from "@/lib/core/board/layer";

const KINDS: Record<Certainty, TagKind> = { certain: "neutral", likely: "info", guess: "warning" };

export function CertaintyTag({ certainty }: { certainty: Certainty }) {
  const t = useTranslations("gerber.layers.certainties");
  return <Tag kind={KINDS[certainty]}>{t(certainty)}</Tag>;
}
