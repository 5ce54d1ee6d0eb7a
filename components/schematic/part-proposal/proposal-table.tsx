"use client";
// Part, what the run asked of it, and the catalog's part for it.
import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { acceptedPart, type Proposal } from "@/components/schematic/part-proposal/use-proposals";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { Tag } from "@/components/ui/tag";
import type { Shortfall } from "@/lib/core/part-proposal/choose-part";
import { isReversed } from "@/lib/core/part-proposal/derating";
import type { RatingKey } from "@/lib/core/part-proposal/requirement";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS, type Unit } from "@/lib/core/waveform/unit";
import styles from "./part-proposal.module.css";

interface ProposalTableProps {
  proposals: readonly Proposal[];
  /** Without it nothing can be taken over. */
  onAccept?: (proposal: Proposal) => void;
}

const RATING_UNITS: Readonly<Record<RatingKey, Unit>> = {
  ...{ power: UNITS.watt, voltage: UNITS.volt, current: UNITS.ampere, saturationCurrent: UNITS.ampere },
};

const DIGITS = 3;

const amountText = (key: RatingKey, value: number): string => engineeringText(value, RATING_UNITS[key], DIGITS);

export function ProposalTable({ proposals, onAccept }: ProposalTableProps) {
  const t = useTranslations("partProposal.columns");
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("label")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("part")}</th>
            <th scope="col">{t("simulated")}</th>
            <th scope="col">{t("value")}</th>
            <th scope="col">{t("proposal")}</th>
            <th scope="col">{t("price")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("action")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {proposals.map((proposal) => (
            <Row key={proposal.part.designator} proposal={proposal} onAccept={onAccept} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ proposal, onAccept }: { proposal: Proposal; onAccept: ProposalTableProps["onAccept"] }) {
  const t = useTranslations("partProposal");
  const { part, requirement, answer } = proposal;
  const offered = answer?.kind === "proposed" ? answer : null;
  return (
    <tr>
      <th scope="row">
        <b>{part.designator}</b>
        <small>{part.valueText}</small>
      </th>
      <td>
        <ul className={styles.ratings}>
          {requirement.ratings
            .filter(({ key }) => key !== "saturationCurrent")
            .map(({ key, simulated }) => (
              <li key={key}>
                {t(`ratings.${key}`)} <span className="num">{amountText(key, simulated)}</span>
              </li>
            ))}
        </ul>
      </td>
      <td>
        <PreferredText proposal={proposal} />
      </td>
      <td>
        <Answer proposal={proposal} />
        {isReversed(part.kind, part.stress.reverse) && (
          <p className={styles.shortfall}>
            <Icon name="warning" size={16} />
            <span>{t("reversed", { voltage: amountText("voltage", part.stress.reverse) })}</span>
          </p>
        )}
      </td>
      <td>
        {offered && (
          <>
            <PriceText
              money={
                offered.chosen.part.price && {
                  amountMicro: offered.chosen.part.price.unitMicro,
                  currency: offered.currency,
                }
              }
            />
            <small>
              {offered.chosen.part.isSample ? (
                <Tag>{t("sample")}</Tag>
              ) : (
                t("stock", { count: offered.chosen.part.stock })
              )}
            </small>
          </>
        )}
      </td>
      <td>
        {onAccept && acceptedPart(proposal) && (
          <Button size="sm" aria-label={t("acceptOne", { part: part.designator })} onClick={() => onAccept(proposal)}>
            {t("accept")}
          </Button>
        )}
      </td>
    </tr>
  );
}

function PreferredText({ proposal: { requirement, part } }: { proposal: Proposal }) {
  const t = useTranslations("partProposal");
  const format = useFormatter();
  const { value } = requirement;
  if (part.mpn !== "" || value === null) return null;
  return (
    <>
      <span className="num">{value.text}</span>
      {Math.abs(value.errorPercent) > 1e-6 && (
        <small>
          {t("error", {
            percent: format.number(value.errorPercent, { signDisplay: "always", maximumFractionDigits: 2 }),
          })}
        </small>
      )}
    </>
  );
}

function Answer({ proposal: { answer, isPending, hasFailed, requirement, part } }: { proposal: Proposal }) {
  const t = useTranslations("partProposal");
  if (hasFailed) return <p>{t("notLoaded")}</p>;
  if (isPending || !answer) return <p>{t("searching")}</p>;
  if (answer.kind === "none") return <p>{t(part.mpn === "" ? "notFound" : "numberNotFound", { mpn: part.mpn })}</p>;
  const { part: found, shortfalls } =
    answer.kind === "proposed" ? { part: answer.chosen.part, shortfalls: answer.chosen.shortfalls } : answer;
  return (
    <>
      <b className="mpn">{found.mpn}</b>
      <small>
        {found.manufacturer}, {found.packageName}
      </small>
      {answer.kind === "known" && shortfalls.length === 0 && (
        <small>{t(requirement.ratings.length === 0 ? "unchecked" : "bears")}</small>
      )}
      {shortfalls.map((shortfall) => (
        <ShortfallText key={shortfall.key} shortfall={shortfall} />
      ))}
    </>
  );
}

/** "Voltage 38 V is above 80 % of 40 V." */
function ShortfallText({ shortfall: { key, simulated, factor, rated } }: { shortfall: Shortfall }) {
  const t = useTranslations("partProposal");
  const values = { rating: t(`ratings.${key}`), simulated: amountText(key, simulated), factor };
  return (
    <p className={styles.shortfall} data-severity={rated === null ? "notice" : "warning"}>
      <Icon name={rated === null ? "info" : "warning"} size={16} />
      <span>
        {rated === null
          ? t("unknownRating", values)
          : t(simulated > rated ? "exceeded" : "derated", { ...values, rated: amountText(key, rated) })}
      </span>
    </p>
  );
}
