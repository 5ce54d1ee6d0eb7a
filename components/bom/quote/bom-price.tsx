"use client";
// Price of the quote, with the actions to save it or add it to the cart.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BomSlots } from "@/components/bom/start/bom-slots";
import type { Bom } from "@/components/bom/use-bom";
import type { SaveBom } from "@/components/bom/quote/use-save-bom";
import { Icon } from "@/components/icons/icon";
import { Bill } from "@/components/quote/bill";
import { ManualReview } from "@/components/quote/manual-review";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { PriceFoot } from "@/components/quote/price-foot";
import { PriceFrame } from "@/components/quote/price-frame";
import { Refusals } from "@/components/quote/refusals";
import { Button } from "@/components/ui/button";
import { PriceLines } from "@/components/ui/price-lines";
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { SCHEDULED_FROM_DAYS } from "@/lib/core/pcb/lead-time";
import { formatMoney } from "@/lib/i18n/format-money";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useBomBoards } from "@/stores/bom-boards";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./bom-price.module.css";

interface BomPriceProps {
  bom: Bom;
  save: SaveBom;
  /** Ship date of an order paid now, by number of working days. */
  shipsOn: (days: number) => string;
  /** Sends the lists to engineers unread. */
  onSkip: () => void;
}

const isMakeable = (data: ListedPrice | undefined): boolean => data !== undefined && data.violations.length === 0;

/** Boards that cannot be manufactured or contradict their files have no price. */
const hasPrice = (data: ListedPrice | undefined): data is ListedPrice =>
  data !== undefined && data.violations.length + data.contradictions.length === 0;

function useTexts({ price, boards }: Bom, shipsOn: (days: number) => string) {
  const t = useTranslations("bom.price");
  const unknown = useTranslations("common")("unknown");
  const tag = useLocale();
  const { data } = price;
  const isPriced = hasPrice(data);
  const isOpen = data !== undefined && data.reviews.length > 0;
  // All boards of the quote.
  const pieces = data?.pieces ?? boards;
  const money = (amountMicro: number) =>
    isPriced ? formatMoney({ currency: data.currency, amountMicro }, tag) : unknown;
  return {
    total: money(data?.total.amountMicro ?? 0),
    each: t("each", { price: money(shownUnitMicro(data?.unitPriceMicro ?? 0)) }),
    label:
      isPriced && !isOpen
        ? data.leadTimeDays >= SCHEDULED_FROM_DAYS
          ? t("scheduled", { count: pieces })
          : t("ships", { count: pieces, date: shipsOn(data.leadTimeDays) })
        : t("label", { count: pieces }),
  };
}

export function BomPrice({ bom, save, shipsOn, onSkip, fixes }: BomPriceProps & Pick<BomSlots, "fixes">) {
  const { total, label } = useTexts(bom, shipsOn);
  const { data, isCurrent } = bom.price;
  const isPriced = hasPrice(data);
  return (
    <>
      <PriceFrame
        {...{ label, total }}
        each={isPriced && <Each bom={bom} shipsOn={shipsOn} />}
        notes={<Notes bom={bom} fixes={fixes} />}
        lines={isPriced && <Lines price={data} />}
        action={bom.price.isUnread ? <Leave onSkip={onSkip} /> : <Action save={save} isMakeable={isMakeable(data)} />}
        isLong
      />
      <PriceAnnouncer text={isPriced && isCurrent ? `${label} ${total}` : ""} />
    </>
  );
}

/** Price bar at the bottom of the screen, on phones. */
export function BomFoot({ bom, save, shipsOn, onSkip }: BomPriceProps) {
  const { total, label } = useTexts(bom, shipsOn);
  const { data } = bom.price;
  const isPriced = hasPrice(data);
  return (
    <PriceFoot
      {...{ label, total }}
      each={isPriced && <Each bom={bom} shipsOn={shipsOn} />}
      lines={isPriced ? <Lines price={data} /> : null}
      action={
        bom.price.isUnread ? <Leave onSkip={onSkip} /> : <Action save={save} isMakeable={isMakeable(data)} isBare />
      }
    />
  );
}

function Each({ bom, shipsOn }: Pick<BomPriceProps, "bom" | "shipsOn">) {
  const t = useTranslations("bom.price");
  const { each } = useTexts(bom, shipsOn);
  return (
    <>
      {/* Boards of different kinds have no unit price. */}
      {bom.own === null && <p className="num">{each}</p>}
      <p className={styles.shipping}>{t("shipping")}</p>
    </>
  );
}

/** Lines that cost nothing are omitted. */
const Lines = ({ price: { lines, total, boards } }: { price: ListedPrice }) => (
  <>
    {boards.length > 1 && <EachBoard boards={boards} />}
    <Bill lines={lines.filter(({ amountMicro }) => amountMicro !== 0)} total={total} />
  </>
);

function EachBoard({ boards }: Pick<ListedPrice, "boards">) {
  const t = useTranslations("bom.boards");
  const boardLabel = useBoardName();
  return (
    <section className={styles.each}>
      <h3>{t("each")}</h3>
      <PriceLines
        lines={boards.map(({ boardName, pieces, total }, at) => ({
          key: String(at),
          name: boardLabel(boardName, at),
          rule: t("pieces", { count: pieces }),
          money: total,
        }))}
      />
      <p>{t("shared")}</p>
    </section>
  );
}

function Notes({ bom: { price }, fixes }: { bom: Bom; fixes: ReactNode }) {
  const t = useTranslations("bom");
  const retry = useTranslations("common")("retry");
  const { data, isCurrent, isFailed, isPaused, isUnread } = price;
  const others = useBomBoards((boards) => boards.others.length);
  const boardLabel = useBoardName();
  const toText = ({ message, board, boardName }: { message: string; board: number; boardName: string }) =>
    others > 0 ? t("boards.violation", { name: boardLabel(boardName, board), message }) : message;
  // Lines without a part are counted separately: they are confirmed, not priced.
  const open = data?.openLines.filter((at) => data.partList[at]?.partId !== null).length ?? 0;
  const reviews = data?.reviews.filter((review) => review !== "linesUnassociated") ?? [];
  const isPartial = reviews.length > 0 || (data?.contradictions.length ?? 0) > 0;
  if (isUnread) return <p className={styles.open}>{t("boards.unread")}</p>;
  if (isFailed || isPaused) {
    return (
      <p className={styles.failed} role="alert">
        {isPaused ? t("price.offline") : t("price.failed")}{" "}
        <Button size="sm" onClick={price.retry}>
          {retry}
        </Button>
      </p>
    );
  }
  return (
    <>
      <Refusals messages={data?.violations.map(toText) ?? []} />
      <ManualReview messages={data?.contradictions.map(toText) ?? []} fixes={fixes} />
      {reviews.map((review) => (
        <p key={review} className={styles.open}>
          {review === "linesOpen" ? t("price.open", { count: open }) : t(`price.reviews.${review}`)}
        </p>
      ))}
      {(hasPrice(data) || !isCurrent) && (
        <p
          className={`label ${styles.status}`}
          data-settled={isCurrent || undefined}
          data-partial={isPartial || undefined}
        >
          {t(isCurrent ? (isPartial ? "price.partial" : "price.confirmed") : "price.checking")}
        </p>
      )}
    </>
  );
}

/** If some boards are unread, nothing can be ordered directly. */
function Leave({ onSkip }: Pick<BomPriceProps, "onSkip">) {
  const t = useTranslations("bom.start");
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="lg" isBlock onClick={onSkip}>
        <Icon name="doc" />
        {t("skip")}
      </Button>
    </div>
  );
}

function Action({ save, isMakeable, isBare = false }: { save: SaveBom; isMakeable: boolean; isBare?: boolean }) {
  const t = useTranslations("bom.save");
  const isSignedIn = useIsSignedIn();
  const { obstacle, isWhole, isSaving, isAdding, act } = save;
  const isOff = obstacle !== null || !isMakeable;
  const size = { size: "lg", isBlock: !isBare } as const;
  return (
    <div className={styles.actions}>
      {isWhole ? (
        <>
          <Button
            variant="primary"
            {...size}
            isBusy={isAdding}
            disabled={isOff || isSaving}
            onClick={() => act("cart")}
          >
            <Icon name="cart" />
            {t("cart")}
          </Button>
          {!isBare && (
            <Button {...size} isBusy={isSaving} disabled={isOff || isAdding} onClick={() => act("save")}>
              <Icon name="doc" />
              {t("quote")}
            </Button>
          )}
        </>
      ) : (
        <Button variant="primary" {...size} isBusy={isSaving} disabled={isOff} onClick={() => act("save")}>
          <Icon name="doc" />
          {t("ask")}
        </Button>
      )}
      {!isBare && (
        <p className={`label ${styles.note}`} data-obstacle={obstacle !== null || undefined}>
          {obstacle ?? (isSignedIn ? t("note") : t("signIn"))}
        </p>
      )}
    </div>
  );
}
