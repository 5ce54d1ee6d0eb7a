"use client";
// Texts of a line: state with reason, match, problems.
import { useTranslations } from "next-intl";
import type { BomRow } from "@/components/bom/lines/bom-row";
import type { LineGroup } from "@/components/bom/lines/line-filter";
import { STATUS_KEYS } from "@/components/bom/lines/status-labels";
import type { UploadedLine } from "@/lib/contracts/bom-upload";
import type { LineStatus } from "@/lib/core/bom/edited-lines";

type Candidate = UploadedLine["candidates"][number];

export interface LineWords {
  status: (status: LineStatus) => string;
  group: (group: LineGroup) => string;
  reason: (row: BomRow) => string;
  /** Match method and doubts of a candidate in one sentence. */
  match: (candidate: Candidate) => string;
  problems: (row: BomRow) => string[];
}

export function useLineWords(): LineWords {
  const t = useTranslations("bom");
  return {
    status: (status) => t(`statuses.${STATUS_KEYS[status]}`),
    group: (group) => (group === "proposed" ? t("best.tag") : t(`statuses.${STATUS_KEYS[group]}`)),
    reason: ({ status, part, priced, needed, quantity }) => {
      const key = STATUS_KEYS[status];
      if (key !== "InsufficientStock") return t(`reasons.${key}`);
      const stock = priced?.stock ?? part?.stock ?? 0;
      return t("reasons.InsufficientStock", { stock, needed: Math.max(needed ?? quantity ?? 0, stock + 1) });
    },
    match: ({ stage, doubts }) =>
      [t(`stages.${stage}`), ...doubts.map((doubt) => t(`doubts.${doubt}`))].join(t("joint")),
    problems: ({ problems }) => problems.map((problem) => t(`problems.${problem}`)),
  };
}
