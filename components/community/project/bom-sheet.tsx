"use client";
// Parts of one board with today's stock and price, and alternatives for those that are out of stock.
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { useOfferState } from "@/components/community/order/offer-state";
import { usePartFocus } from "@/components/community/part-focus";
import { useUtcDate } from "@/components/community/use-utc-date";
import { FailureState } from "@/components/ui/failure-state";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import type { bomOfVersion } from "@/lib/contracts/community";
import type { OfferLine, PublicationOffer } from "@/lib/contracts/community-offer";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import type * as z from "zod/mini";
import styles from "./bom-sheet.module.css";

type PublishedLine = z.infer<typeof bomOfVersion>;

/** `lines` are shown until prices and stock are there, and without scripts. */
export function BomSheet({ lines }: { lines: readonly PublishedLine[] }) {
  const t = useTranslations("community.bom");
  const dateOf = useUtcDate();
  const { offer, hasFailed, reload } = useOfferState();
  if ((offer?.lines ?? lines).length === 0) return null;
  return (
    <Sheet
      id="bom"
      title={
        <span className={styles.title}>
          {t("title")} {offer && <Readiness offer={offer} />}
        </span>
      }
      note={offer && t("asOf", { time: dateOf(offer.priceTime, "moment") })}
    >
      {offer ? (
        <Lines offer={offer} />
      ) : (
        <>
          <PlainLines lines={lines} isBusy={!hasFailed} />
          {hasFailed && <FailureState title={t("failed")} onRetry={reload} />}
        </>
      )}
    </Sheet>
  );
}

function PlainLines({ lines, isBusy }: { lines: readonly PublishedLine[]; isBusy: boolean }) {
  const t = useTranslations("community.bom");
  return (
    <div className={styles.scroll} aria-busy={isBusy || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("title")}</caption>
        <LinesHead />
        <tbody>
          {lines.map(({ designators, mpn, manufacturer, value, footprint, quantity }) => (
            <tr key={designators.join()}>
              <th scope="row">
                <Designators designators={designators} />
              </th>
              <td>
                <span className="mpn">{mpn || value}</span>
                <small>{[manufacturer, mpn === "" ? "" : value, footprint].filter(Boolean).join(", ")}</small>
              </td>
              <td>{NOTHING}</td>
              <td data-numeric className="num">
                {quantity}
              </td>
              <td data-numeric>{NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Readiness({ offer: { alternatives, missing } }: { offer: PublicationOffer }) {
  const t = useTranslations("community.bom");
  if (missing > 0) return <Tag kind="warning">{t("missing", { count: missing })}</Tag>;
  if (alternatives > 0) return <Tag kind="warning">{t("alternatives", { count: alternatives })}</Tag>;
  return <Tag kind="success">{t("inStock")}</Tag>;
}

function Lines({ offer }: { offer: PublicationOffer }) {
  const t = useTranslations("community.bom");
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("title")}</caption>
        <LinesHead />
        <tbody>
          {offer.lines.map((line) => (
            <Line key={line.designators.join()} line={line} offer={offer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LinesHead() {
  const t = useTranslations("community.bom");
  return (
    <thead>
      <tr>
        <th scope="col">{t("designators")}</th>
        <th scope="col">{t("part")}</th>
        <th scope="col">{t("stock")}</th>
        <th scope="col" data-numeric>
          {t("quantity")}
        </th>
        <th scope="col" data-numeric>
          {t("price")}
        </th>
      </tr>
    </thead>
  );
}

/** More are counted. */
const MAX_DESIGNATORS = 12;

function Designators({ designators }: { designators: readonly string[] }) {
  const t = useTranslations("community.bom");
  const focus = usePartFocus();
  const left = designators.length - MAX_DESIGNATORS;
  const shown = designators.slice(0, MAX_DESIGNATORS);
  const more = left > 0 && ` ${t("more", { count: left })}`;
  if (!focus)
    return (
      <>
        {shown.join(", ")}
        {more}
      </>
    );
  return (
    <>
      {shown.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ", "}
          <button type="button" className="link" title={t("showPart", { part })} onClick={() => focus.show(part)}>
            {part}
          </button>
        </Fragment>
      ))}
      {more}
    </>
  );
}

function Line({ line, offer }: { line: OfferLine; offer: PublicationOffer }) {
  const { designators, quantity, part, replaced, unitPriceMicro } = line;
  const isShort = part === null || replaced !== null;
  return (
    <tr data-short={isShort || undefined}>
      <th scope="row">
        <Designators designators={designators} />
      </th>
      <td>
        <NamedPart line={line} />
      </td>
      <td>
        <Stock line={line} needed={quantity * offer.quantity} />
      </td>
      <td data-numeric className="num">
        {quantity}
      </td>
      <td data-numeric>
        <PriceText money={unitPriceMicro === null ? null : { currency: offer.currency, amountMicro: unitPriceMicro }} />
      </td>
    </tr>
  );
}

/** The part that the author named. */
function NamedPart({ line: { part, replaced, mpn, manufacturer, value, footprint } }: { line: OfferLine }) {
  const named = replaced ?? part;
  if (!named)
    return (
      <>
        <span className="mpn">{mpn || value}</span>
        <small>{[manufacturer, mpn === "" ? "" : value, footprint].filter(Boolean).join(", ")}</small>
      </>
    );
  return (
    <>
      <Link className="link mpn" href={`/component/${encodeURIComponent(named.partId)}`}>
        {named.mpn}
      </Link>
      <small>{[named.manufacturer, named.description || named.packageName].filter(Boolean).join(", ")}</small>
    </>
  );
}

function Stock({ line: { part, replaced }, needed }: { line: OfferLine; needed: number }) {
  const t = useTranslations("community.bom");
  const format = new Intl.NumberFormat(useLocale());
  if (!part) return <span className={styles.short}>{t("notFound")}</span>;
  if (replaced)
    return (
      <>
        <span className={styles.short}>{t("outOfStock")}</span>
        <small>
          {t("proposed")}{" "}
          <Link className="link mpn" href={`/component/${encodeURIComponent(part.partId)}`}>
            {part.mpn}
          </Link>
          , {format.format(part.stock)}
        </small>
      </>
    );
  if (part.stock < needed)
    return <span className={styles.short}>{t("tooFew", { stock: format.format(part.stock) })}</span>;
  return <span className={`num ${styles.enough}`}>{format.format(part.stock)}</span>;
}
