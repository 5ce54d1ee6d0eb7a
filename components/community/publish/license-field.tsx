"use client";
// License of a publication, each explained in plain words.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { LicenseTerms } from "@/components/community/license-terms";
import { RadioRow } from "@/components/ui/radio-row";
import { LICENSE_IDS, type LicenseId } from "@/lib/core/community/license";
import styles from "./publish.module.css";

interface LicenseFieldProps {
  license: LicenseId | "";
  error: string | undefined;
  onChange: (license: LicenseId) => void;
}

export function LicenseField({ license, error, onChange }: LicenseFieldProps) {
  const t = useTranslations("community");
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="visually-hidden">{t("publishing.license")}</legend>
      <p id={`${name}-hint`} className={styles.note}>
        {t("publishing.licenseHint")}
      </p>
      <div className={styles.licenses}>
        {LICENSE_IDS.map((each) => (
          <RadioRow
            key={each}
            name={name}
            value={each}
            isChosen={each === license}
            onChoose={() => onChange(each)}
            title={t(`licenses.${LICENSE_KEYS[each]}.short`)}
          >
            {each === license ? <LicenseTerms license={each} /> : t(`licenses.${LICENSE_KEYS[each]}.text`)}
          </RadioRow>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
