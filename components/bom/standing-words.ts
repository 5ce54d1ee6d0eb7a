// The states of a line as messages name them, and their look.
import type { TagKind } from "@/components/ui/tag";
import type { LineGroup } from "@/components/bom/line-filter";
import type { LineStanding } from "@/lib/core/bom/edited-lines";

export const STANDING_KEYS = {
  Normal: "Normal",
  Unassociated: "Unassociated",
  "Insufficient Stock": "InsufficientStock",
  "Price Missing": "PriceMissing",
  "Not matched": "NotMatched",
  "No Supply": "NoSupply",
  "Supply exception": "SupplyException",
  "Part Number Missing": "PartNumberMissing",
  own: "own",
  dnp: "dnp",
} as const satisfies Record<LineStanding, string>;

export const STANDING_KINDS: Readonly<Record<LineGroup, TagKind>> = {
  proposed: "warning",
  Normal: "success",
  Unassociated: "warning",
  "Insufficient Stock": "warning",
  "Price Missing": "warning",
  "Not matched": "error",
  "No Supply": "error",
  "Supply exception": "warning",
  "Part Number Missing": "error",
  own: "info",
  dnp: "neutral",
};
