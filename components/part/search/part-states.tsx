// Tags of parts that are discontinued or not recommended for new designs.
import { useTranslations } from "next-intl";
import { Tag } from "@/components/ui/tag";
import type { ListedPart } from "@/lib/contracts/part";

export function PartStates({ part: { lifecycle } }: { part: Pick<ListedPart, "lifecycle"> }) {
  const t = useTranslations("part.lifecycles");
  if (lifecycle === "active") return null;
  return <Tag kind={lifecycle === "obsolete" ? "error" : "warning"}>{t(lifecycle)}</Tag>;
}
