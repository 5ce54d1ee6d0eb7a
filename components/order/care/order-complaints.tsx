"use client";
// Complaints of an order with their results, and the form for one.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CareFiles } from "@/components/order/care/care-files";
import { WriteForm } from "@/components/order/care/write-form";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useComplain } from "@/lib/client/order-care";
import type { OrderView } from "@/lib/contracts/order";
import { type Complaint, complaintReason, complaintWish } from "@/lib/contracts/order-care";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./order-care.module.css";

const TAGS = { open: "warning", refunded: "success", remade: "success", declined: "neutral" } as const;

export function OrderComplaints({ order }: { order: OrderView }) {
  const t = useTranslations("order.complaint");
  const [isOpen, setOpen] = useState(false);
  if (order.complaints.length === 0 && !order.canComplain) return null;
  return (
    <Sheet title={t("title")}>
      {order.complaints.map((complaint) => (
        <Entry key={complaint.complaintId} order={order} complaint={complaint} />
      ))}
      {order.canComplain && (
        <div className={`${styles.offer} no-print`}>
          <p>{t("offer")}</p>
          <Button onClick={() => setOpen(true)}>{t("begin")}</Button>
        </div>
      )}
      <ComplaintDialog orderId={order.orderId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Sheet>
  );
}

function Entry({ order, complaint }: { order: OrderView; complaint: Complaint }) {
  const t = useTranslations("order.complaint");
  const tag = useLocale();
  const { reason, wish, text, at, state, answer, refundMicro, files } = complaint;
  return (
    <div className={styles.message}>
      <header>
        <b>{t(`reason.${reason}`)}</b>
        <Tag kind={TAGS[state]}>{t(`state.${state}`)}</Tag>
        <time className="num" dateTime={at}>
          {formatDate(at, tag, "moment")}
        </time>
      </header>
      <small>{t("wished", { wish: t(`wish.${wish}`) })}</small>
      <p>{text}</p>
      <CareFiles orderId={order.orderId} files={files} />
      {answer !== "" && (
        <p className={styles.verdict}>
          <b>{t("answer")}</b> {answer}
        </p>
      )}
      {refundMicro !== null && (
        <small>
          {t("refund", { amount: formatMoney({ currency: order.currency, amountMicro: refundMicro }, tag) })}
        </small>
      )}
    </div>
  );
}

interface ComplaintDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

function ComplaintDialog({ orderId, isOpen, onClose }: ComplaintDialogProps) {
  const t = useTranslations("order.complaint");
  const complain = useComplain(orderId);
  const [reason, setReason] = useState<Complaint["reason"]>("quality");
  const [wish, setWish] = useState<Complaint["wish"]>("remake");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("begin")}>
      <WriteForm
        label={t("text")}
        submit={t("send")}
        purpose="image"
        filesLabel={t("photos")}
        onSend={async (written) => {
          await complain.mutateAsync({ reason, wish, ...written });
          onClose();
        }}
      >
        <div className={styles.choices}>
          <label>
            <span>{t("reasonLabel")}</span>
            <Select value={reason} onChange={(event) => setReason(complaintReason.parse(event.target.value))}>
              {complaintReason.options.map((each) => (
                <option key={each} value={each}>
                  {t(`reason.${each}`)}
                </option>
              ))}
            </Select>
          </label>
          <label>
            <span>{t("wishLabel")}</span>
            <Select value={wish} onChange={(event) => setWish(complaintWish.parse(event.target.value))}>
              {complaintWish.options.map((each) => (
                <option key={each} value={each}>
                  {t(`wishes.${each}`)}
                </option>
              ))}
            </Select>
          </label>
        </div>
      </WriteForm>
    </Modal>
  );
}
