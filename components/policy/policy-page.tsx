// Policy page: sections, and links to the other policies.
import { useFormatter, useMessages, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { COMPLAINT_DAYS, UNPAID_DAYS } from "@/lib/core/order/care";
import { CARRIERS } from "@/lib/core/order/carriers";
import { QUOTE_DAYS } from "@/lib/core/order/quote-validity";
import { Link } from "@/lib/i18n/link";
import { hasText } from "@/lib/base/has-text";
import { POLICIES, POLICY_KEYS, type Policy, policyHref } from "@/lib/i18n/policies";
import styles from "./policy-page.module.css";

/** Day of the last change of the texts. */
const UPDATED = "2026-11-23";

export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTranslations("policy");
  const format = useFormatter();
  const key = POLICY_KEYS[policy];
  const email = process.env.SUPPORT_EMAIL;
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-label={t("contents")} className={styles.nav}>
        <ul>
          {POLICIES.map((each) => (
            <li key={each}>
              <Link href={policyHref(each)} aria-current={each === policy ? "page" : undefined}>
                {t(`${POLICY_KEYS[each]}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.text}>
        <h1>{t(`${key}.title`)}</h1>
        <p className={styles.date}>
          {t("updated", { date: format.dateTime(new Date(`${UPDATED}T12:00:00Z`), { dateStyle: "long" }) })}
        </p>
        <Sections policy={policy} />
        {email && <p>{t.rich("contact", { email, link: mailLink(email) })}</p>}
      </article>
    </div>
  );
}

const mailLink = (email: string) =>
  function MailLink(words: ReactNode) {
    return (
      <a className="link" href={`mailto:${email}`}>
        {words}
      </a>
    );
  };

function Sections({ policy }: { policy: Policy }) {
  const key = POLICY_KEYS[policy];
  const { policy: texts } = useMessages();
  const t = useTranslations("policy");
  const format = useFormatter();
  const values = {
    complaintDays: COMPLAINT_DAYS,
    quoteDays: QUOTE_DAYS,
    unpaidDays: UNPAID_DAYS,
    carriers: format.list(CARRIERS, { type: "disjunction" }),
    refund: (words: ReactNode) => <PolicyLink policy="refund">{words}</PolicyLink>,
    cookies: (words: ReactNode) => <PolicyLink policy="cookies">{words}</PolicyLink>,
  };
  return Object.keys(texts[key].sections).map((section) => {
    const [title, text] = [`${key}.sections.${section}.title`, `${key}.sections.${section}.text`];
    return (
      <section key={section}>
        <h2>{hasText(t, title) && t(title)}</h2>
        <p>{hasText(t, text) && t.rich(text, values)}</p>
      </section>
    );
  });
}

function PolicyLink({ policy, children }: { policy: Policy; children: ReactNode }) {
  return (
    <Link className="link" href={policyHref(policy)}>
      {children}
    </Link>
  );
}
