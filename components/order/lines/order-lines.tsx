"use client";
// Items of an order at the time of ordering.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LineDetails } from "@/components/order/lines/line-details";
import { OrderAmount } from "@/components/order/order-amount";
import { DfmNotes } from "@/components/quote/dfm-notes";
import { ItemWords } from "@/components/ui/item-words";
import { Sheet } from "@/components/ui/sheet";
import { changeLineAddress } from "@/lib/client/edit-address";
import type { OrderView } from "@/lib/contracts/order";
import { shownUnitOf } from "@/lib/core/pricing/shown-unit";
import { toQuery } from "@/lib/core/pcb/query";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import styles from "../order.module.css";

type OrderLine = OrderView["lines"][number];

/** Different boards quoted together, without a unit price. */
const isOfSeveralBoards = (line: OrderLine) => line.itemType === "BomQuote" && line.specification.boards !== undefined;

interface OrderLinesProps {
  order: OrderView;
  /** Renders the board picture of a line. */
  picture: (line: OrderLine, position: number) => ReactNode;
}

export function OrderLines({ order, picture }: OrderLinesProps) {
  const t = useTranslations("order.lines");
  const itemName = useItemName();
  const words = useItemWords();
  const { lines } = order;
  return (
    <Sheet title={t("title")} note={t("count", { count: lines.length })}>
      <ul>
        {lines.map((line, position) => (
          <li key={position} className={styles.line}>
            {picture(line, position)}
            <ItemWords name={itemName(line)} headingLevel={3}>
              <p>{words(line)}</p>
              {line.partNo && (
                <p>
                  {t("partNo")} <span className="mpn">{line.partNo}</span>
                </p>
              )}
            </ItemWords>
            <dl className={styles.values}>
              <div>
                <dt className="label">{t("quantity")}</dt>
                <dd className="num">{line.specification.quantity}</dd>
              </div>
              <div>
                <dt className="label">{t("unit")}</dt>
                <dd>
                  {isOfSeveralBoards(line) ? (
                    NOTHING
                  ) : (
                    <OrderAmount order={order} amountMicro={shownUnitOf(line, line.price.unitPriceMicro)} />
                  )}
                </dd>
              </div>
              <div>
                <dt className="label">{t("amount")}</dt>
                <dd>
                  <b>
                    <OrderAmount order={order} amountMicro={line.totalMicro} />
                  </b>
                </dd>
              </div>
            </dl>
            <DfmNotes dfm={line.dfm} />
            <LineLinks order={order} line={line} position={position} />
            <LineDetails line={line} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface LineLinksProps {
  order: OrderView;
  line: OrderLine;
  position: number;
}

/** Links to edit the line and to the DFM report of its files, as long as the customer has them. */
function LineLinks({ order, line, position }: LineLinksProps) {
  const t = useTranslations("order.lines");
  const change = order.lineChange && !isOffered(order, line) ? changeLineAddress(line, order.orderId, position) : null;
  const report = dfmAddress(line);
  if (change === null && report === null) return null;
  return (
    <p className={`${styles.report} no-print`}>
      {change !== null && (
        <Link className="link" href={change}>
          {t(order.lineChange === "now" ? "change" : "requestChange")}
        </Link>
      )}
      {report !== null && (
        <Link className="link" href={report}>
          {t("dfmReport")}
        </Link>
      )}
    </p>
  );
}

/** Boards with an offered price are fixed by their quote. */
const isOffered = ({ quotes }: OrderView, { itemType }: OrderLine) => itemType === "Custom" && quotes.length > 0;

function dfmAddress(line: OrderLine): string | null {
  if (line.itemType !== "Custom" || line.projectId === null) return null;
  const query = new URLSearchParams([["id", line.projectId], ...toQuery(line.specification)]);
  return `/order/dfm?${query.toString()}`;
}
