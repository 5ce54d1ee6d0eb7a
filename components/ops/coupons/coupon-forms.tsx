"use client";
// Forms that create a campaign, and give a coupon to an account.
import { useTranslations } from "next-intl";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { readAmount } from "@/components/ops/record/money";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useCreateAdminCampaign, useGiveAdminCoupon } from "@/lib/client/ops";
import { couponKind } from "@/lib/contracts/coupon";
import styles from "../record/record.module.css";

const readCount = (values: FormData, name: string): number | null => {
  const said = typed(values, name);
  return /^\d{1,7}$/.test(said) ? Number(said) : null;
};

/** A range that is open at both ends is no condition. */
function readRange(values: FormData, name: string) {
  const [min, max] = [readCount(values, `${name}Min`), readCount(values, `${name}Max`)];
  return min === null && max === null ? null : { min, max };
}

const DESIGNS = ["any", "online", "uploaded"] as const;

function readDesign(values: FormData): boolean | null {
  const design = typed(values, "design");
  return design === "any" ? null : design === "online";
}

/** Terms of both kinds of coupon; null if an amount is invalid. */
function readTerms(values: FormData) {
  const amountMicro = readAmount(typed(values, "amount"));
  const threshold = typed(values, "threshold");
  const thresholdMicro = threshold === "" ? null : readAmount(threshold);
  if (amountMicro === null || (threshold !== "" && thresholdMicro === null)) return null;
  return {
    ...{ area: typed(values, "area") as "en-US", kind: couponKind.parse(typed(values, "kind")) },
    ...{ amountMicro, thresholdMicro, validDays: readCount(values, "validDays") ?? 0 },
    ...{ pcbNum: readRange(values, "pcbNum"), pcbSize: readRange(values, "pcbSize") },
    ...{ bomLines: readRange(values, "bomLines"), withDesign: readDesign(values) },
  };
}

function Terms() {
  const t = useTranslations("ops.coupons");
  const areas = useTranslations("ops.area");
  const count = (name: string, label: string, isRequired = false) => (
    <FormField label={label} isRequired={isRequired} isOptional={!isRequired}>
      {(control) => <Field {...control} name={name} isNumeric required={isRequired} maxLength={7} />}
    </FormField>
  );
  return (
    <>
      <div className={styles.row}>
        <FormField label={areas("label")}>
          {(control) => (
            <Select {...control} name="area">
              <option value="en-US">{areas("en-US")}</option>
              <option value="zh-CN">{areas("zh-CN")}</option>
            </Select>
          )}
        </FormField>
        <FormField label={t("kind")}>
          {(control) => (
            <Select {...control} name="kind">
              {couponKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className={styles.row}>
        {count("amount", t("amount"), true)}
        {count("threshold", t("threshold"))}
        {count("validDays", t("validDays"), true)}
      </div>
      <div className={styles.row}>
        {count("pcbNumMin", t("piecesFrom"))}
        {count("pcbNumMax", t("piecesTo"))}
        {count("pcbSizeMin", t("sizeFrom"))}
        {count("pcbSizeMax", t("sizeTo"))}
      </div>
      <div className={styles.row}>
        {count("bomLinesMin", t("linesFrom"))}
        {count("bomLinesMax", t("linesTo"))}
        <FormField label={t("design")}>
          {(control) => (
            <Select {...control} name="design">
              {DESIGNS.map((design) => (
                <option key={design} value={design}>
                  {t(`designs.${design}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
    </>
  );
}

/** Throws after showing the error if an amount is invalid. */
function useTerms() {
  const t = useTranslations("ops.coupons");
  return (values: FormData) => {
    const terms = readTerms(values);
    if (terms) return terms;
    toast({ kind: "error", message: t("notAmount") });
    throw new Error("not an amount");
  };
}

export function GiftForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("ops.coupons");
  const give = useGiveAdminCoupon();
  const termsOf = useTerms();
  async function send(values: FormData) {
    await give.mutateAsync({ ...termsOf(values), account: typed(values, "account"), note: typed(values, "note") });
    onDone();
  }
  return (
    <ActForm submit={t("giveNow")} onSubmit={send}>
      <FormField label={t("account")} isRequired>
        {(control) => <Field {...control} name="account" required maxLength={254} autoComplete="off" />}
      </FormField>
      <Terms />
      <NoteField name="note" label={t("note")} />
    </ActForm>
  );
}

export function CampaignForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("ops.coupons");
  const create = useCreateAdminCampaign();
  const termsOf = useTerms();
  const moment = (values: FormData, name: string) => new Date(`${typed(values, name)}T00:00:00`).toISOString();
  async function send(values: FormData) {
    await create.mutateAsync({
      ...termsOf(values),
      activityUrl: typed(values, "activityUrl"),
      title: { en: typed(values, "titleEn"), zh: typed(values, "titleZh") },
      limit: readCount(values, "limit") ?? 0,
      ...{ startsAt: moment(values, "startsAt"), endsAt: moment(values, "endsAt") },
    });
    onDone();
  }
  const text = (name: string, label: string, change: Record<string, unknown> = {}) => (
    <FormField label={label} isRequired>
      {(control) => <Field {...control} name={name} required autoComplete="off" {...change} />}
    </FormField>
  );
  return (
    <ActForm submit={t("makeNow")} onSubmit={send}>
      <div className={styles.row}>
        {text("titleEn", t("titleEn"), { maxLength: 100 })}
        {text("titleZh", t("titleZh"), { maxLength: 100 })}
      </div>
      <div className={styles.row}>
        {text("activityUrl", t("address"), { maxLength: 60, pattern: "[a-z0-9](-?[a-z0-9]){2,58}" })}
        {text("limit", t("limit"), { isNumeric: true, maxLength: 7 })}
      </div>
      <Terms />
      <div className={styles.row}>
        {text("startsAt", t("startsAt"), { type: "date" })}
        {text("endsAt", t("endsAt"), { type: "date" })}
      </div>
    </ActForm>
  );
}
