"use client";
// Offers the last stencil quote of this browser to a returning user.
import { useState } from "react";
import { KeptNotice } from "@/components/quote/kept-notice";
import { useKeptForm } from "@/components/quote/use-kept-form";
import { toStencilQuery } from "@/lib/core/pricing/stencil/query";
import { useStencilWords } from "@/lib/i18n/use-stencil-words";
import { keptStencil } from "@/stores/drafts/kept-stencil";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";

export function KeptStencil() {
  const specification = useStencilDraft((draft) => draft.specification);
  const bookVersion = useStencilDraft((draft) => draft.bookVersion);
  const replace = useStencilDraft((draft) => draft.replace);
  const words = useStencilWords();
  const [isNew] = useState(() => toStencilQuery(specification).length === 0);
  const { kept, dismiss } = useKeptForm(keptStencil, {
    current: { specification, projectId: null, bookVersion },
    isNew,
  });
  if (!kept) return null;
  return (
    <KeptNotice
      summary={words(kept.specification)}
      atMs={kept.atMs}
      onTake={() => replace(kept.specification, kept.bookVersion)}
      onDismiss={dismiss}
    />
  );
}
