"use client";
// A new API key: name, scopes, limit; then the key itself, once.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { CheckboxGroup, ExplainedLabel } from "@/components/ui/checkbox-group";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { FormField } from "@/components/ui/form-field";
import { Secret, ShownOnce } from "@/components/ui/shown-once";
import { toast } from "@/components/ui/toast";
import { useCreateApiKey } from "@/lib/client/api-key";
import { copyText } from "@/lib/client/copy";
import { fieldIssues, refusalText } from "@/lib/client/transport/field-issues";
import { API_SCOPES, type ApiScope, createApiKey, MAX_API_KEY_NAME } from "@/lib/contracts/api-key";
import { useMarket } from "@/lib/i18n/use-market";

const MICRO = 1_000_000;

interface Draft {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Whole units of the currency, as typed. */
  readonly limit: string;
  readonly isTest: boolean;
}

const EMPTY: Draft = { name: "", scopes: ["quote", "files"], limit: "", isTest: false };

/** Undefined where it is not a whole number of at most six digits. */
const limitOf = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) * MICRO : undefined;

type Faults = Readonly<Partial<Record<"name" | "scopes" | "dailyLimitMicro" | "all", string>>>;

export function NewKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("account.apiKeys");
  const create = useCreateApiKey();
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [key, setKey] = useState<string | null>(null);

  function close(): void {
    setDraft(EMPTY);
    setFaults({});
    setKey(null);
    onClose();
  }

  async function submit(): Promise<void> {
    const { name, scopes, limit, isTest } = draft;
    const input = { name, scopes: [...scopes], isTest, dailyLimitMicro: isTest ? undefined : limitOf(limit) };
    const checked = createApiKey.input.safeParse(input);
    if (!checked.success) {
      setFaults(Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    try {
      setKey((await create.mutateAsync(input)).key);
    } catch (error) {
      const issues = fieldIssues(error).map(({ field, message }) => [field, message]);
      setFaults(issues.length > 0 ? Object.fromEntries(issues) : { all: refusalText(error) });
    }
  }

  if (key !== null) return <ShownKey isOpen={isOpen} value={key} onClose={close} />;
  return (
    <FormDialog
      isOpen={isOpen}
      title={t("addTitle")}
      submit={t("create")}
      isBusy={create.isPending}
      fault={faults.all}
      onSubmit={submit}
      onClose={close}
    >
      <KeyFields draft={draft} faults={faults} onChange={(change) => setDraft({ ...draft, ...change })} />
    </FormDialog>
  );
}

interface KeyFieldsProps {
  draft: Draft;
  faults: Faults;
  onChange: (change: Partial<Draft>) => void;
}

function KeyFields({ draft, faults, onChange }: KeyFieldsProps) {
  const t = useTranslations("account.apiKeys");
  const validation = useTranslations("validation.apiKey");
  const { currency } = useMarket();
  const { name, scopes, limit, isTest } = draft;
  return (
    <>
      <FormField label={t("name")} hint={t("nameHint")} error={faults.name} isRequired>
        {(control) => (
          <Field
            {...control}
            value={name}
            maxLength={MAX_API_KEY_NAME}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <CheckboxGroup
        legend={t("scopesTitle")}
        values={API_SCOPES}
        chosen={scopes}
        label={(scope) => t(`scopes.${scope}`)}
        text={(scope) => t(`scopeTexts.${scope}`)}
        fault={faults.scopes && validation("scopeRequired")}
        onChange={(chosen) => onChange({ scopes: chosen })}
      />
      <Checkbox
        checked={isTest}
        onChange={() => onChange({ isTest: !isTest })}
        label={<ExplainedLabel label={t("isTest")} text={t("isTestText")} />}
      />
      {scopes.includes("orders:write") && !isTest && (
        <FormField label={t("limitTitle")} hint={t("limitHint")} error={faults.dailyLimitMicro} isRequired>
          {(control) => (
            <Field
              {...control}
              isNumeric
              inputMode="numeric"
              unit={currency}
              value={limit}
              onChange={(event) => onChange({ limit: event.target.value })}
            />
          )}
        </FormField>
      )}
    </>
  );
}

function ShownKey({ isOpen, value, onClose }: { isOpen: boolean; value: string; onClose: () => void }) {
  const t = useTranslations("account.apiKeys");
  async function copy(): Promise<void> {
    if (await copyText(value)) toast({ kind: "success", message: t("copied") });
  }
  const words = { title: t("shownTitle"), text: t("shownText"), copy: t("copy"), done: t("done") };
  return (
    <ShownOnce {...{ isOpen, value, words, onClose }} onCopy={() => void copy()}>
      <p>{t("usage")}</p>
      <Secret>{`Authorization: Bearer ${value}`}</Secret>
    </ShownOnce>
  );
}
