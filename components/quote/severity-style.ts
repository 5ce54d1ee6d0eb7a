// Icons and tags of the three severities.

import type { IconName } from "@/components/icons/icon-names";
import type { TagKind } from "@/components/ui/tag";
import type { Severity } from "@/lib/core/dfm/finding";

export const SEVERITY_ICON: Record<Severity, IconName> = { risk: "error", warning: "warning", notice: "info" };
export const SEVERITY_TAG: Record<Severity, TagKind> = { risk: "error", warning: "warning", notice: "info" };
