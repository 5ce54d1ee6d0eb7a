"use client";
// Boards of a record: picture, measured and ordered facts, DFM result, links to viewer and report.
import { useFormatter, useTranslations } from "next-intl";
import { Loaded } from "@/components/ops/frame/loaded";
import { SEVERITY_TAG } from "@/components/quote/severity-style";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useBoardPicture } from "@/lib/client/gerber";
import { useRecordBoards } from "@/lib/client/ops";
import type { AdminBoard } from "@/lib/contracts/admin-board";
import type { OWNED_RECORDS } from "@/lib/contracts/admin-record";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import { Link } from "@/lib/i18n/link";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./boards-sheet.module.css";

export function BoardsSheet({ record, id }: { record: (typeof OWNED_RECORDS)[number]; id: string }) {
  const t = useTranslations("ops.boards");
  const boards = useRecordBoards({ record, id });
  if (boards.data?.rows.length === 0) return null;
  return (
    <Sheet title={t("title")}>
      <Loaded query={boards} failed={t("failed")} rows={4}>
        {({ rows }) => rows.map((board) => <BoardBlock key={`${board.line} ${board.board}`} board={board} />)}
      </Loaded>
    </Sheet>
  );
}

function BoardBlock({ board }: { board: AdminBoard }) {
  const boardLabel = useBoardName();
  const { boardName, fileName, projectId, facts, questions } = board;
  return (
    <section className={styles.board}>
      <header className={styles.head}>
        <h3>{boardName ? boardLabel(boardName, board.board) : fileName}</h3>
        <Verdict board={board} />
        {projectId !== null && <Ways projectId={projectId} />}
      </header>
      <div className={styles.body}>
        {projectId !== null && <Sides projectId={projectId} />}
        {facts.length > 0 && <Facts facts={facts} />}
        {questions.length > 0 && <Questions questions={questions} />}
      </div>
    </section>
  );
}

/** Links open a new window, so that input on the record is kept. */
function Ways({ projectId }: { projectId: string }) {
  const t = useTranslations("ops.boards");
  const id = encodeURIComponent(projectId);
  return (
    <span className={`${styles.ways} no-print`}>
      <Link className={buttonClass({ size: "sm" })} href={`/gerber-viewer?project=${id}`} target="_blank">
        {t("viewer")}
      </Link>
      <Link className={buttonClass({ size: "sm" })} href={`/order/dfm?id=${id}`} target="_blank">
        {t("report")}
      </Link>
    </span>
  );
}

function Verdict({ board: { projectId, dfm } }: { board: AdminBoard }) {
  const t = useTranslations("ops.boards");
  const words = useTranslations("finding");
  if (projectId === null) return <Tag kind="warning">{t("unread")}</Tag>;
  if (dfm === null) return <Tag>{t("unchecked")}</Tag>;
  const worst = SEVERITIES.find((level) => dfm.counts[level] > 0);
  if (worst === undefined) return <Tag kind="success">{t("clean")}</Tag>;
  return (
    <>
      {SEVERITIES.filter((level) => dfm.counts[level] > 0).map((level) => (
        <Tag key={level} kind={SEVERITY_TAG[level]}>
          {words(`counts.${level}`, { count: dfm.counts[level] })}
        </Tag>
      ))}
    </>
  );
}

function Sides({ projectId }: { projectId: string }) {
  const t = useTranslations("ops.boards");
  const top = useBoardPicture({ projectId, side: "top" });
  const bottom = useBoardPicture({ projectId, side: "bottom" });
  return (
    <div className={styles.sides}>
      {[
        { side: "top" as const, svg: top.data },
        { side: "bottom" as const, svg: bottom.data },
      ].map(
        ({ side, svg }) =>
          svg !== undefined && (
            <figure key={side}>
              {/* An image: scripts in the drawing cannot run. */}
              <img alt={t(side)} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} />
              <figcaption>{t(side)}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}

/** Questions of the reading, and the customer's confirmations. */
function Questions({ questions }: Pick<AdminBoard, "questions">) {
  const t = useTranslations("ops.boards.questions");
  const words = useTranslations("gerber.warnings");
  const format = useFormatter();
  return (
    <section className={styles.questions} aria-label={t("title")}>
      <h4>{t("title")}</h4>
      <ul>
        {questions.map(({ code, confirmedAt }) => {
          const key = code as Parameters<typeof words>[0];
          return (
            <li key={code}>
              {words(words.has(key) ? key : "other", { count: 0, file: "", line: 0, what: "", email: "none" })}{" "}
              {confirmedAt === null ? (
                <Tag kind="warning">{t("open")}</Tag>
              ) : (
                <Tag kind="success">
                  {t("confirmed", { at: format.dateTime(new Date(confirmedAt), { dateStyle: "medium" }) })}
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const MM = ["size", "minTrace", "minSpacing", "minHole", "annularRing"];

/** True if the fact has a value on either side. */
const isTold = ({ measured, ordered }: AdminBoard["facts"][number]) =>
  measured !== null && (measured.some((value) => value > 0) || (ordered ?? []).some((value) => value > 0));

function Facts({ facts }: Pick<AdminBoard, "facts">) {
  const t = useTranslations("ops.boards");
  const format = useFormatter();
  const say = (fact: string, values: number[] | null) => {
    if (values === null) return "--";
    const text = values.map((value) => format.number(value, { maximumFractionDigits: 3 })).join(" × ");
    return MM.includes(fact) ? t("mm", { value: text }) : text;
  };
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <th scope="col">{t("fact")}</th>
          <th scope="col">{t("measured")}</th>
          <th scope="col">{t("ordered")}</th>
          <th scope="col">
            <span className="visually-hidden">{t("verdict")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.filter(isTold).map(({ fact, measured, ordered, state }) => (
          <tr key={fact} data-state={state}>
            <th scope="row">{t(`facts.${fact}`)}</th>
            <td className="num">{say(fact, measured)}</td>
            <td className="num">
              {fact === "goldFingers" && ordered ? t(ordered[0] ? "yes" : "no") : say(fact, ordered)}
            </td>
            <td>{state === "info" ? "" : t(state)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
