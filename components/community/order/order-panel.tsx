"use client";
// Orders a project as boards, assembled, or as a kit of parts, at today's price.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ORDER_ID } from "@/components/community/order/order-id";
import { OrderButton } from "@/components/community/order/order-button";
import { useOfferState } from "@/components/community/order/offer-state";
import { QuantityChoice } from "@/components/community/order/quantity-choice";
import { useUtcDate } from "@/components/community/use-utc-date";
import { Checkbox } from "@/components/ui/checkbox";
import { FailureState } from "@/components/ui/failure-state";
import { PriceLines } from "@/components/ui/price-lines";
import { PriceText } from "@/components/ui/price-text";
import { RadioRow } from "@/components/ui/radio-row";
import type { Money } from "@/lib/base/money";
import { LISTED_QUANTITY, type PublicationPrice } from "@/lib/contracts/community";
import { OFFER_KINDS, type Offered, type PublicationOffer } from "@/lib/contracts/community-offer";
import styles from "./order-panel.module.css";

interface OrderPanelProps {
  /** Prices of lists, shown until those of the panel are there, and without scripts. */
  listed: PublicationPrice | null;
  currency: Money["currency"];
}

export function OrderPanel({ listed, currency }: OrderPanelProps) {
  const t = useTranslations("community.order");
  const { offer, hasFailed, reload } = useOfferState();
  return (
    <section id={ORDER_ID} className={styles.panel} aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {offer ? (
        <Order offer={offer} />
      ) : (
        <>
          <Listed listed={listed} currency={currency} isBusy={!hasFailed} />
          {hasFailed && <FailureState title={t("failed")} text={t("failedText")} onRetry={reload} />}
        </>
      )}
    </section>
  );
}

function Listed({ listed, currency, isBusy }: OrderPanelProps & { isBusy: boolean }) {
  const t = useTranslations("community.order");
  const dateOf = useUtcDate();
  const amounts = { boards: listed?.boardsMicro, assembled: listed?.assembledMicro, kit: listed?.kitMicro };
  const quantity = listed?.quantity ?? LISTED_QUANTITY;
  return (
    <div aria-busy={isBusy || undefined}>
      <dl className={styles.listed}>
        {OFFER_KINDS.map((kind) => {
          const amountMicro = amounts[kind] ?? null;
          return (
            <div key={kind}>
              <dt>
                {t(`kinds.${kind}`)} <small>{t("pieces", { quantity })}</small>
              </dt>
              <dd>
                <PriceText money={amountMicro === null ? null : { currency, amountMicro }} unknown={t("unpriced")} />
              </dd>
            </div>
          );
        })}
      </dl>
      {listed && <p className={styles.asOf}>{t("asOf", { currency, date: dateOf(listed.priceTime) })}</p>}
    </div>
  );
}

type KindOffer = PublicationOffer["kinds"][number];

function Order({ offer }: { offer: PublicationOffer }) {
  const t = useTranslations("community.order");
  const name = useId();
  const { kind, setKind, isStale, usesAlternatives, setUsesAlternatives } = useOfferState();
  const chosen = offer.kinds.find((each) => each.kind === kind)?.offer ?? null;
  const hasReplaced = offer.alternatives > 0 || !usesAlternatives;
  return (
    <div aria-busy={isStale || undefined}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t("kind")}</legend>
        {offer.kinds.map((each) =>
          each.offer ? (
            <RadioRow
              key={each.kind}
              name={name}
              value={each.kind}
              isChosen={each.kind === kind}
              onChoose={() => setKind(each.kind)}
              title={t(`kinds.${each.kind}`)}
              note={<PriceText money={moneyOf(offer, each.offer.totalMicro)} />}
            >
              <KindText offered={each.offer} offer={offer} />
            </RadioRow>
          ) : (
            <Unavailable key={each.kind} kind={each} />
          ),
        )}
      </fieldset>
      <QuantityChoice quantities={offer.quantities} />
      {hasReplaced && (
        <div className={styles.alternatives}>
          <Checkbox
            label={t("useAlternatives")}
            checked={usesAlternatives}
            onChange={() => setUsesAlternatives(!usesAlternatives)}
          />
        </div>
      )}
      {chosen ? <Total offer={offer} offered={chosen} /> : <p className={styles.none}>{t("none")}</p>}
    </div>
  );
}

const moneyOf = ({ currency }: PublicationOffer, amountMicro: number): Money => ({ currency, amountMicro });

function KindText({ offer, offered }: { offer: PublicationOffer; offered: Offered }) {
  const t = useTranslations("community.order");
  const dateOf = useUtcDate();
  const { kind, shipDate, leadTimeDays } = offered;
  const date = dateOf(shipDate, "short");
  return (
    <>
      {t(`kindTexts.${kind}`)} {t("ships", { date, days: leadTimeDays })}
      {kind !== "boards" && offer.alternatives > 0 && (
        <span className={styles.stock}>{t("alternatives", { count: offer.alternatives })}</span>
      )}
    </>
  );
}

/** A kind that cannot be ordered, with the reasons. */
function Unavailable({ kind: { kind, obstacles } }: { kind: KindOffer }) {
  const t = useTranslations("community.order");
  return (
    <p className={styles.off}>
      <b>{t(`kinds.${kind}`)}</b>
      {obstacles.map((obstacle) => (
        <span key={obstacle}>{t(`obstacles.${obstacle}`)}</span>
      ))}
    </p>
  );
}

function Total({ offer, offered }: { offer: PublicationOffer; offered: Offered }) {
  const t = useTranslations("community.order");
  const { quantity, smtJoints, thtJoints } = offer;
  const { kind, totalMicro, unitPriceMicro, boardsMicro, partsMicro, assemblyMicro } = offered;
  const lines = [
    { key: "boards", name: t("lines.boards", { quantity }), amount: boardsMicro, rule: undefined },
    { key: "parts", name: t("lines.parts", { quantity }), amount: partsMicro, rule: undefined },
    {
      ...{ key: "assembly", name: t("lines.assembly"), amount: assemblyMicro },
      rule: t("lines.joints", { smt: smtJoints, tht: thtJoints }),
    },
  ].filter(({ key, amount }) => amount !== 0 || key === "boards");
  return (
    <>
      <div className={styles.lines}>
        <PriceLines
          lines={lines.map(({ key, name, rule, amount }) => ({ key, name, rule, money: moneyOf(offer, amount) }))}
          sum={moneyOf(offer, totalMicro)}
        />
      </div>
      <p className={styles.total} aria-live="polite">
        <b>
          <PriceText money={moneyOf(offer, totalMicro)} />
        </b>
        <span>
          <PriceText money={moneyOf(offer, unitPriceMicro)} /> {t("each")}
        </span>
      </p>
      <OrderButton kind={kind} totalMicro={totalMicro} />
    </>
  );
}
