"use client";
// Costs of an order: lines with their rules, totals, and shipping that is paid later.
import { useLocale, useTranslations } from "next-intl";
import { type PriceLine, PriceLines } from "@/components/ui/price-lines";
import { Sheet } from "@/components/ui/sheet";
import type { OrderView } from "@/lib/contracts/order";
import { isIncludedLine } from "@/lib/core/pricing/included";
import { formatMoney } from "@/lib/i18n/format-money";
import { useItemName } from "@/lib/i18n/use-item-name";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import { useTaxWords } from "@/lib/i18n/use-tax-words";
import styles from "./order.module.css";

export function OrderCost({ order }: { order: OrderView }) {
  const t = useTranslations("order.cost");
  const offer = useTranslations("order.offer");
  return (
    <Sheet title={t("title")}>
      {order.amountPayableMicro === null ? (
        <p className={`${styles.block} ${styles.quiet}`}>{offer("later")}</p>
      ) : (
        <>
          <div className={styles.block}>
            <OrderSum order={order} payableMicro={order.amountPayableMicro} />
          </div>
          {order.lines.map((line, at) => (
            <LineDetails key={at} line={line} currency={order.currency} isOpen={order.lines.length === 1} />
          ))}
        </>
      )}
      <LaterShipping order={order} />
      <Taxes order={order} />
    </Sheet>
  );
}

function OrderSum({ order, payableMicro }: { order: OrderView; payableMicro: number }) {
  const t = useTranslations("order.cost");
  const kind = useTranslations("order.type");
  const itemName = useItemName();
  const { currency } = order;
  const amount = (amountMicro: number) => ({ currency, amountMicro });
  const items: PriceLine[] = order.lines.map((line, at) => ({
    key: `line-${at}`,
    name: itemName(line),
    // A board and its stencil share a project.
    rule: line.projectName && kind(line.itemType),
    money: amount(line.totalMicro),
  }));
  const discount = { key: "coupon", name: t("coupon"), money: amount(-order.couponDiscountMicro) };
  const fee = { key: "fee", name: t("fee"), money: amount(order.transactionFeeMicro) };
  const sums: PriceLine[] = [
    ...(order.couponDiscountMicro === 0 ? [] : [discount]),
    { key: "subtotal", name: t("subtotal"), money: amount(order.subtotalMicro) },
    ...(order.transactionFeeMicro === 0 ? [] : [fee]),
  ];
  return (
    <>
      <PriceLines lines={items} total={{ name: t("merchandise"), money: amount(order.merchandiseTotalMicro) }} />
      <PriceLines lines={sums} total={{ name: t("payable"), money: amount(payableMicro) }} />
    </>
  );
}

interface LineDetailsProps {
  line: OrderView["lines"][number];
  currency: OrderView["currency"];
  isOpen: boolean;
}

function LineDetails({ line, currency, isOpen }: LineDetailsProps) {
  const t = useTranslations("order.cost");
  const itemName = useItemName();
  const words = usePriceWords();
  return (
    <details className={styles.block} open={isOpen}>
      <summary>{isOpen ? t("details") : t("detailsOf", { name: itemName(line) })}</summary>
      <PriceLines
        lines={line.price.lines.map(({ key, rule, amountMicro }) => ({
          key,
          name: words.name(key),
          rule: words.rule(rule, currency),
          money: { currency, amountMicro },
          isIncluded: isIncludedLine({ key, amountMicro, rule }),
        }))}
        sum={{ currency, amountMicro: line.totalMicro }}
      />
    </details>
  );
}

function Taxes({ order }: { order: OrderView }) {
  const taxText = useTaxWords(order.currency);
  if (order.taxes.length === 0) return null;
  return (
    <div className={`${styles.block} ${styles.quiet}`}>
      {order.taxes.map((line) => (
        <p key={line.key}>{taxText(line)}</p>
      ))}
    </div>
  );
}

function LaterShipping({ order }: { order: OrderView }) {
  const t = useTranslations("order.cost");
  const tag = useLocale();
  const { currency, shippingMethod, shippingEstimateMicro, shippingCostMicro, shippingDueMicro } = order;
  const text = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  const isWeighed = shippingCostMicro !== null && shippingDueMicro !== null;
  const isLowered = isWeighed && shippingDueMicro < shippingCostMicro;
  return (
    <dl className={`${styles.block} ${styles.payment}`}>
      <dt>
        {t("shipping", { method: t(`method.${shippingMethod}`) })}
        <small>
          {isLowered
            ? t("shippingLess", { cost: text(shippingCostMicro) })
            : t(isWeighed ? "shippingWeighed" : "shippingLater")}
        </small>
      </dt>
      <dd className="num">
        {isWeighed ? text(shippingDueMicro) : t("about", { amount: text(shippingEstimateMicro) })}
      </dd>
    </dl>
  );
}
