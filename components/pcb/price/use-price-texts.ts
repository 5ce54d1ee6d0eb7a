"use client";
// Formatted price: total, unit price, and label.
import { useLocale, useTranslations } from "next-intl";
import { useQuote } from "@/components/pcb/quote-source";
import { scaleMicro } from "@/lib/base/money";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { boardsInPiece, isPanel } from "@/lib/core/pcb/panel";
import { formatMoney } from "@/lib/i18n/format-money";

export interface PriceTexts {
  /** "--" if it cannot be manufactured. */
  total: string;
  /** "$0.60 each", "$2.40 a panel, $0.60 a board". */
  each: string;
  /** "50 boards, ships Friday, 27 November". */
  pieces: string;
  announcement: string;
}

export function usePriceTexts(shipsOn: (days: number) => string): PriceTexts {
  "use memo";
  const t = useTranslations("quote.price");
  const values = useTranslations("pcb.values");
  const unknown = useTranslations("common")("unknown");
  const tag = useLocale();
  const totalMicro = useQuote(({ price }) => price?.total.amountMicro);
  const unitMicro = useQuote(({ price }) => price?.unitPriceMicro);
  const currency = useQuote(({ book }) => book.currency);
  const arePanels = useQuote(({ specification }) => isPanel(specification));
  const boards = useQuote(({ specification }) => boardsInPiece(specification));
  const count = useQuote(({ specification }) => specification.quantity);
  const days = useQuote(({ specification }) => specification.leadTimeDays);
  const money = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  const total = totalMicro === undefined ? unknown : money(totalMicro);
  const unit = unitMicro === undefined ? unknown : money(shownUnitMicro(unitMicro));
  const kind = arePanels ? "panels" : "pieces";
  const words = values(kind, { count });
  const facts = { count, date: shipsOn(days) };
  const shipping = isScheduled({ leadTimeDays: days }) ? t("scheduled", { count: words }) : t(kind, facts);
  const board = unitMicro === undefined ? unknown : money(shownUnitMicro(scaleMicro(unitMicro, 1, boards)));
  const eachPanel = boards > 1 ? t("eachPanelAndBoard", { price: unit, board }) : t("eachPanel", { price: unit });
  return {
    total,
    each: arePanels ? eachPanel : t("each", { price: unit }),
    pieces: totalMicro === undefined ? words : shipping,
    announcement: totalMicro === undefined ? t("unsupported") : t("announce", { total, each: unit }),
  };
}
