"use client";
// Decision on a case: what happens to the content, why, and the words to its author.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { useDecideCase } from "@/lib/client/moderation";
import {
  type AdminCase,
  DECISIONS_OF,
  MODERATION_REASONS,
  type ModerationDecision,
  type ModerationReason,
} from "@/lib/contracts/moderation";

const SUSPENSION_DAYS = [1, 7, 30, 365];

export function DecisionForm({ data }: { data: AdminCase }) {
  const t = useTranslations("moderation.form");
  const words = useTranslations("moderation.decision");
  const reasons = useTranslations("discussion.reason");
  const decide = useDecideCase();
  const possible: readonly ModerationDecision[] = DECISIONS_OF[data.kind];
  const [decision, setDecision] = useState<ModerationDecision>("keep");
  const [reason, setReason] = useState<ModerationReason>(data.reason ?? "spam");
  const [message, setMessage] = useState("");
  async function send(values: FormData) {
    const days = typed(values, "days");
    const end = decision === "suspend" && days !== "" ? { days: Number(days) } : {};
    const said = decision === "keep" ? "" : message;
    await decide.mutateAsync({
      caseId: data.caseId,
      decision,
      reason,
      message: said,
      note: typed(values, "note"),
      ...end,
    });
    toast({ kind: "success", message: t("done") });
  }
  return (
    <Sheet title={t("decision")}>
      <ActForm submit={t("decide")} variant={decision === "keep" ? "primary" : "danger-fill"} onSubmit={send}>
        <FormField label={t("decision")}>
          {(control) => (
            <Select
              {...control}
              value={decision}
              onChange={({ target }) => setDecision(possible.find((each) => each === target.value) ?? "keep")}
            >
              {possible.map((each) => (
                <option key={each} value={each}>
                  {words(each)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField label={t("reason")}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ target }) => setReason(MODERATION_REASONS.find((each) => each === target.value) ?? "other")}
            >
              {MODERATION_REASONS.map((each) => (
                <option key={each} value={each}>
                  {reasons(each)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {decision === "suspend" && (
          <FormField label={t("days")}>
            {(control) => (
              <Select {...control} name="days" defaultValue="7">
                {SUSPENSION_DAYS.map((count) => (
                  <option key={count} value={count}>
                    {t("daysOption", { count })}
                  </option>
                ))}
                <option value="">{t("forever")}</option>
              </Select>
            )}
          </FormField>
        )}
        {decision !== "keep" && (
          <>
            <FormField label={t("message")} hint={t("messageHint")}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={5}
                  maxLength={2_000}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              )}
            </FormField>
            <Button size="sm" onClick={() => setMessage(data.templates[reason] ?? "")}>
              {t("template")}
            </Button>
          </>
        )}
        <NoteField name="note" label={t("note")} hint={t("noteHint")} maxLength={1_000} />
      </ActForm>
    </Sheet>
  );
}
