"use client";
// A case of the moderation: the content with its context and reports, and the decision.
import { useLocale, useTranslations } from "next-intl";
import { AppealForm } from "@/components/ops/moderation/appeal-form";
import { DecisionForm } from "@/components/ops/moderation/decision-form";
import { RecordFrame } from "@/components/ops/record/record-frame";
import { RecordGate } from "@/components/ops/record/record-parts";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useCase } from "@/lib/client/moderation";
import type { AdminCase } from "@/lib/contracts/moderation";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./case-page.module.css";

export function CasePage({ caseId }: { caseId: string }) {
  const t = useTranslations("moderation.case");
  const found = useCase(caseId);
  const back = { href: "/ops/moderation", label: t("back") };
  return (
    <RecordGate record={found} back={back}>
      {(data) => (
        <RecordFrame back={back} number={t("title")} head={<Head data={data} />} side={<Side data={data} />}>
          <Content data={data} />
          {data.context.length > 1 && <Context data={data} />}
          <Reports data={data} />
        </RecordFrame>
      )}
    </RecordGate>
  );
}

function Head({ data: { kind, state, isHeld } }: { data: AdminCase }) {
  const t = useTranslations("moderation");
  return (
    <>
      <Tag kind={state === "decided" ? "neutral" : "error"}>{t(`state.${state}`)}</Tag>
      <Tag>{t(`kind.${kind}`)}</Tag>
      {isHeld && <Tag kind="warning">{t("held")}</Tag>}
    </>
  );
}

function Content({ data: { content, current, title, projectId } }: { data: AdminCase }) {
  const t = useTranslations("moderation.case");
  return (
    <Sheet
      title={t("content")}
      isPadded
      note={
        projectId !== null && (
          <Link className="link" href={`/community/${projectId}`}>
            {title || t("open")}
          </Link>
        )
      }
    >
      <p className={styles.words}>{content}</p>
      {current === null && <p className={styles.note}>{t("gone")}</p>}
      {current !== null && current !== content && (
        <>
          <p className={styles.note}>{t("changed")}</p>
          <h3 className={styles.label}>{t("current")}</h3>
          <p className={styles.words}>{current}</p>
        </>
      )}
    </Sheet>
  );
}

function Context({ data: { context } }: { data: AdminCase }) {
  const t = useTranslations("moderation.case");
  const tag = useLocale();
  return (
    <Sheet title={t("context")}>
      <ol className={styles.list}>
        {context.map(({ commentsId, author, text, at, isSubject }) => (
          <li key={commentsId} data-subject={isSubject || undefined}>
            <b>{author}</b> <time dateTime={at}>{formatDate(at, tag, "moment")}</time>
            <p className={styles.words}>{text || t("gone")}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Reports({ data: { reported } }: { data: AdminCase }) {
  const t = useTranslations("moderation.case");
  const reasons = useTranslations("discussion.reason");
  const tag = useLocale();
  return (
    <Sheet title={t("reported")} note={reported.length}>
      {reported.length === 0 && <p className={styles.none}>{t("none")}</p>}
      <ol className={styles.list}>
        {reported.map(({ reason, text, reporter, at }, index) => (
          <li key={index}>
            <b>{reasons(reason)}</b> {reporter} <time dateTime={at}>{formatDate(at, tag, "moment")}</time>
            {text !== "" && <p className={styles.words}>{text}</p>}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Side({ data }: { data: AdminCase }) {
  return (
    <>
      <Author data={data} />
      {data.decided && <Decided data={data} />}
      {data.appeal && <Appeal data={data} />}
      {data.state === "open" && <DecisionForm data={data} />}
      {data.state === "appealed" && <AppealForm data={data} />}
    </>
  );
}

function Author({ data: { author, accountId, earlier, isSuspended, suspendedUntil } }: { data: AdminCase }) {
  const t = useTranslations("moderation.case");
  const words = useTranslations("moderation");
  const tag = useLocale();
  return (
    <Sheet title={words("author")} isPadded>
      <p>
        {author}{" "}
        {accountId !== null && (
          <Link className="link" href={`/ops/customers/${encodeURIComponent(accountId)}`}>
            {t("customer")}
          </Link>
        )}
      </p>
      <p className={styles.note}>{t("earlier", { count: earlier })}</p>
      {isSuspended && (
        <p className={styles.note}>
          {suspendedUntil === null
            ? t("suspended")
            : t("suspendedUntil", { date: formatDate(suspendedUntil, tag, "moment") })}
        </p>
      )}
    </Sheet>
  );
}

function Decided({ data: { decided, decision } }: { data: AdminCase }) {
  const t = useTranslations("moderation");
  const reasons = useTranslations("discussion.reason");
  const tag = useLocale();
  if (!decided || !decision) return null;
  return (
    <Sheet title={t("case.decided")} isPadded>
      <p>
        <b>{t(`decision.${decision}`)}</b>, {reasons(decided.reason)}
      </p>
      <p className={styles.note}>{t("case.by", { by: decided.by, date: formatDate(decided.at, tag, "moment") })}</p>
      {decided.message !== "" && (
        <>
          <h3 className={styles.label}>{t("case.message")}</h3>
          <p className={styles.words}>{decided.message}</p>
        </>
      )}
      {decided.note !== "" && (
        <div className={styles.internal}>
          <h3 className={styles.label}>{t("case.note")}</h3>
          <p className={styles.words}>{decided.note}</p>
        </div>
      )}
    </Sheet>
  );
}

function Appeal({ data: { appeal } }: { data: AdminCase }) {
  const t = useTranslations("moderation");
  const tag = useLocale();
  if (!appeal) return null;
  const { outcome, decidedAt } = appeal;
  return (
    <Sheet title={t("case.appeal")} isPadded note={formatDate(appeal.at, tag)}>
      <p className={styles.words}>{appeal.text}</p>
      {outcome && (
        <p>
          <b>{t(`outcome.${outcome}`)}</b>
        </p>
      )}
      {decidedAt && (
        <p className={styles.note}>{t("case.by", { by: appeal.by, date: formatDate(decidedAt, tag, "moment") })}</p>
      )}
      {appeal.note !== "" && <p className={styles.internal}>{appeal.note}</p>}
    </Sheet>
  );
}
