// State of a proposal as a tag.
import { useTranslations } from "next-intl";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { ProposalState as State } from "@/lib/contracts/community-copy";

const KINDS: Readonly<Record<State, TagKind>> = {
  open: "primary",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
};

export function ProposalState({ state }: { state: State }) {
  const t = useTranslations("community.proposals.states");
  return <Tag kind={KINDS[state]}>{t(state)}</Tag>;
}
