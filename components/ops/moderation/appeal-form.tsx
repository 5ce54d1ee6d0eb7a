"use client";
// Decision on an appeal; whoever made the first decision writes down why.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Segments } from "@/components/ui/segments";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { useDecideAppeal } from "@/lib/client/moderation";
import type { AdminCase } from "@/lib/contracts/moderation";

const OUTCOMES = ["uphold", "reverse"] as const;

export function AppealForm({ data: { caseId, isOwnDecision } }: { data: AdminCase }) {
  const t = useTranslations("moderation.form");
  const decide = useDecideAppeal();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>("uphold");
  async function send(values: FormData) {
    await decide.mutateAsync({ caseId, isReversed: outcome === "reverse" ? 1 : 0, note: typed(values, "note") });
    toast({ kind: "success", message: t("done") });
  }
  return (
    <Sheet title={t("appealTitle")}>
      <ActForm submit={t("decide")} onSubmit={send}>
        <Segments
          label={t("decision")}
          items={OUTCOMES.map((id) => ({ id, label: t(id) }))}
          value={outcome}
          onChange={setOutcome}
        />
        <NoteField
          name="note"
          label={t("appealNote")}
          hint={isOwnDecision ? t("ownNote") : t("noteHint")}
          maxLength={1_000}
          isRequired={isOwnDecision}
        />
      </ActForm>
    </Sheet>
  );
}
