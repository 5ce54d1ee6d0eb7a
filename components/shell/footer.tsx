// Footer: links, newsletter, facts, and the ICP filing if configured.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "@/components/icons/logo";
import { FooterSubscribe } from "@/components/shell/footer-subscribe";
import type { MenuGroup } from "@/lib/core/content/menu";
import { policyHref } from "@/lib/i18n/policies";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { type TrustMark, trustGroups } from "@/lib/i18n/trust-marks";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./footer.module.css";

export function Footer({ columns }: { columns: MenuGroup[] }) {
  const t = useTranslations("shell");
  const { area, locale } = useMarket();
  return (
    <footer className={styles.footer} aria-label={t("footer")}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Link href="/" className={styles.logo} aria-label={t("home")}>
              <Logo locale={locale} onInverse />
            </Link>
            {area === "en-US" ? <Subscription /> : <p className={styles.lead}>{t("footerLead")}</p>}
            <Support />
          </div>
          {columns.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </div>
        {area === "en-US" && <TrustBlock />}
        <FactBlock />
      </div>
    </footer>
  );
}

function FooterColumn({ column: { title, items } }: { column: MenuGroup }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.title} ${item.href}`}>
            <Link href={item.href}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown if a support address is configured. */
function Support() {
  const t = useTranslations("shell");
  const email = process.env.SUPPORT_EMAIL;
  if (!email) return null;
  return (
    <p className={styles.support}>
      {t("support")}: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

function Subscription() {
  const t = useTranslations("shell.subscribe");
  const tips = useTranslations("validation.contact");
  const words = {
    label: t("label"),
    placeholder: t("placeholder"),
    send: t("send"),
    tip: tips("mailbox"),
    done: t("done"),
    failed: t("failed"),
  };
  return (
    <div className="needs-script no-print">
      <p className={styles.lead}>{t("lead")}</p>
      <FooterSubscribe words={words} />
      <p className={styles.terms}>
        {t.rich("terms", { privacy: (chunks) => <Link href={policyHref("privacy-policy")}>{chunks}</Link> })}
      </p>
    </div>
  );
}

/** Payment methods, carriers, standards and social links: en-US only, as configured. */
function TrustBlock() {
  const t = useTranslations("shell.block");
  return (
    <dl className={styles.trust}>
      {trustGroups(process.env).map(({ key, marks }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          {marks.map((mark) => (
            <dd key={mark.name ?? mark.method}>
              <Mark mark={mark} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Mark({ mark: { name, method, href } }: { mark: TrustMark }) {
  const t = useTranslations("order.payments.method");
  const words = method ? t(method) : name;
  if (href === undefined) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}

function FactBlock() {
  const t = useTranslations("shell.block");
  const site = useTranslations("site");
  const shell = useTranslations("shell");
  const { area } = useMarket();
  const filing = area === "zh-CN" ? process.env.FILING_NUMBER : undefined;
  const { established, customers, countries } = SITE_FACTS;
  return (
    <dl className={styles.facts}>
      <Fact name={t("drawnBy")}>{site("name")}</Fact>
      <Fact name={t("since")}>{site("established", { year: String(established) })}</Fact>
      <Fact name={t("customers")}>{site("customers", { customers, countries })}</Fact>
      <Fact name={t("standards")}>{site("standards")}</Fact>
      <Fact name={t("copyright")}>{site("copyright", { from: String(established), to: String(SITE_FACTS.year) })}</Fact>
      {filing && <FilingNotice name={shell("filing")} number={filing} />}
    </dl>
  );
}

/** Filing registry of the ministry, to which the notice must link. */
const FILINGS = "https://beian.miit.gov.cn/";

function FilingNotice({ name, number }: { name: string; number: string }) {
  return (
    <Fact name={name}>
      <a href={FILINGS} target="_blank" rel="noopener noreferrer">
        {number}
      </a>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
