"use client";
// Orders selected in the list, with the step that all of them allow.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm } from "@/components/ops/record/act-form";
import { OrderLink } from "@/components/ops/record/order-link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useMoveAdminOrders } from "@/lib/client/ops";
import { BULK_STATES, type BulkMove as Moved, type AdminOrderRow } from "@/lib/contracts/ops-order";
import { mayMoveOrder } from "@/lib/core/order/states";
import styles from "./bulk-move.module.css";

const mayTake = ({ status }: AdminOrderRow, to: (typeof BULK_STATES)[number]) => mayMoveOrder(status, to, "staff");

export const isMovable = (row: AdminOrderRow) => BULK_STATES.some((to) => mayTake(row, to));

/** Selection of the page; rows of other pages are deselected. */
export function useSelection(rows: readonly AdminOrderRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ orderId }) => ids.has(orderId));
  const set = (given: readonly AdminOrderRow[]) => setIds(new Set(given.map(({ orderId }) => orderId)));
  return {
    chosen,
    has: ({ orderId }: AdminOrderRow) => ids.has(orderId),
    set,
    toggle: (row: AdminOrderRow) =>
      set(ids.has(row.orderId) ? chosen.filter(({ orderId }) => orderId !== row.orderId) : [...chosen, row]),
  };
}

type Selection = ReturnType<typeof useSelection>;

export function RowCheckbox({ row, selection }: { row: AdminOrderRow; selection: Selection }) {
  const t = useTranslations("ops.bulk");
  return (
    <span className={styles.pick}>
      <Checkbox
        label={<span className="visually-hidden">{t("selectOne", { number: row.orderNumber })}</span>}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </span>
  );
}

export function BulkMove({ rows, selection }: { rows: readonly AdminOrderRow[]; selection: Selection }) {
  const t = useTranslations("ops.bulk");
  const [answer, setAnswer] = useState<{ rows: Moved["rows"]; numbers: ReadonlyMap<string, string> } | null>(null);
  const movable = rows.filter(isMovable);
  const { chosen, set } = selection;
  if (movable.length === 0 && answer === null) return null;
  const isAll = movable.length > 0 && chosen.length === movable.length;
  return (
    <section className={`${styles.bulk} no-print`} aria-label={t("title")}>
      <div className={styles.bar}>
        <Checkbox
          label={chosen.length === 0 ? t("selectAll") : t("selected", { count: chosen.length })}
          checked={isAll}
          disabled={movable.length === 0}
          onChange={() => set(isAll ? [] : movable)}
        />
        {chosen.length > 0 && <Step selection={selection} onAnswer={setAnswer} />}
      </div>
      {answer && (
        <div className={styles.answer} role="status">
          <ul>
            {answer.rows.map(({ orderId, isMoved, message }) => (
              <li key={orderId} data-refused={!isMoved || undefined}>
                <OrderLink orderId={orderId} orderNumber={answer.numbers.get(orderId) ?? orderId} />
                <span>{isMoved ? t("moved") : t("notMoved", { reason: message })}</span>
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => setAnswer(null)}>
            {t("close")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface StepProps {
  selection: Selection;
  onAnswer: (answer: { rows: Moved["rows"]; numbers: ReadonlyMap<string, string> }) => void;
}

/** Selected orders with different statuses share no step. */
function Step({ selection: { chosen, set }, onAnswer }: StepProps) {
  const t = useTranslations("ops.bulk");
  const words = useTranslations("order.status");
  const move = useMoveAdminOrders();
  const to = BULK_STATES.find((state) => chosen.every((row) => mayTake(row, state)));
  if (to === undefined) return <small className={styles.hint}>{t("noCommon")}</small>;
  const values = { count: chosen.length, status: words(to) };
  async function submit(state: (typeof BULK_STATES)[number]) {
    const numbers = new Map(chosen.map(({ orderId, orderNumber }) => [orderId, orderNumber]));
    const orders = chosen.map(({ orderId: id, status: from }) => ({ id, from }));
    const { rows } = await move.mutateAsync({ orders, to: state });
    onAnswer({ rows, numbers });
    const refused = new Set(rows.flatMap(({ orderId, isMoved }) => (isMoved ? [] : [orderId])));
    set(chosen.filter(({ orderId }) => refused.has(orderId)));
  }
  return (
    <ActForm
      submit={t("move", values)}
      confirm={{ title: t("ask", values), text: t("askText") }}
      onSubmit={() => submit(to)}
    />
  );
}
