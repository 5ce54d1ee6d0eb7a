// Message keys and appearance of line states.
import type { TagKind } from "@/components/ui/tag";
import type { LineGroup } from "@/components/bom/lines/line-filter";
import type { LineStatus } from "@/lib/core/bom/edited-lines";

export const STATUS_KEYS = {
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
} as const satisfies Record<LineStatus, string>;

export const STATUS_KINDS: Readonly<Record<LineGroup, TagKind>> = {
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
