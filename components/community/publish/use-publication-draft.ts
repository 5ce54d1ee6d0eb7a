"use client";
// Draft of a publication: what was typed before, else what is published, else the project's own name.
import { useState } from "react";
import {
  draftKey,
  draftOf,
  EMPTY_DRAFT,
  type PublicationDraft,
  readDraft,
} from "@/components/community/publish/publication-draft";
import type { OwnPublication } from "@/lib/contracts/community-publish";
import { useDraft } from "@/stores/drafts/use-draft";

interface Known {
  projectId: string;
  projectName: string;
  /** Null for a project that was never published. */
  publication: OwnPublication | null;
}

export interface PublicationInput {
  /** Null until storage was read. */
  draft: PublicationDraft | null;
  /** True if the draft differs from what is published. */
  isTyped: boolean;
  change: (change: Partial<PublicationDraft>) => void;
  /** Forgets what was typed. */
  reset: () => void;
}

export function usePublicationDraft({ projectId, projectName, publication }: Known): PublicationInput {
  const stored = useDraft<PublicationDraft>(draftKey(projectId), readDraft);
  const [typed, setTyped] = useState<PublicationDraft | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const published = publication ? draftOf(publication) : { ...EMPTY_DRAFT, title: projectName };
  const kept = isForgotten ? null : stored.values;
  const draft = typed ?? kept ?? published;
  return {
    draft: stored.isLoaded ? draft : null,
    isTyped: typed !== null || kept !== null,
    change(change) {
      const next = { ...draft, ...change };
      setTyped(next);
      stored.keep(next);
    },
    reset() {
      setTyped(null);
      setForgotten(true);
      stored.forget();
    },
  };
}
