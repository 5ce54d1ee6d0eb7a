// Explanation of a license: its name, what it allows and demands, and its full text.
import { useTranslations } from "next-intl";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { type LicenseId, LICENSES } from "@/lib/core/community/license";
import styles from "./license-terms.module.css";

const term = (icon: IconName, text: string) => ({ icon, text });

export function LicenseTerms({ license }: { license: LicenseId }) {
  const t = useTranslations("community.licenses");
  const key = LICENSE_KEYS[license];
  const { mayCopy, mayUseCommercially, needsAttribution, isReciprocal, url } = LICENSES[license];
  const terms = [
    mayCopy ? term("check", t("terms.mayCopy")) : term("close", t("terms.mayNotCopy")),
    mayUseCommercially ? term("check", t("terms.mayUseCommercially")) : term("close", t("terms.mayNotUseCommercially")),
    ...(needsAttribution && mayCopy ? [term("info", t("terms.needsAttribution"))] : []),
    ...(isReciprocal ? [term("info", t("terms.isReciprocal"))] : []),
  ];
  return (
    <div className={styles.terms}>
      <p>
        <b>{t(`${key}.name`)}</b>
      </p>
      <p>{t(`${key}.text`)}</p>
      <ul>
        {terms.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
      </ul>
      {url && (
        <a className="link" href={url} rel="license noopener">
          {t("fullText")}
        </a>
      )}
    </div>
  );
}
