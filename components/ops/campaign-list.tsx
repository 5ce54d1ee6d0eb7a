"use client";
// Campaigns with what was claimed of each, and ending one.
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/act-form";
import { DeskDialog } from "@/components/ops/desk-dialog";
import { DeskList } from "@/components/ops/desk-list";
import { readDeskFilter } from "@/components/ops/desk-params";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useCloseDeskCampaign, useDeskCampaigns } from "@/lib/client/ops";
import { MAX_PAGE_SIZE } from "@/lib/contracts/values";
import { useDeskWords } from "@/components/ops/use-desk-words";
import type { DeskCampaign } from "@/lib/contracts/ops-coupon";
import { formatDate } from "@/lib/i18n/format-date";

const isOver = ({ standing }: DeskCampaign) => standing === "over";

const useTitleLanguage = () => (useLocale().startsWith("zh") ? "zh" : "en");

function useColumns(onClose: (campaign: DeskCampaign) => void): TableColumn<DeskCampaign>[] {
  const t = useTranslations("ops.coupons");
  const tag = useLocale();
  const words = useDeskWords();
  const language = useTitleLanguage();
  return [
    { key: "title", head: t("title"), cell: (campaign) => campaign.title[language] },
    { key: "address", head: t("address"), cell: (campaign) => campaign.activityUrl },
    {
      key: "standing",
      head: t("state"),
      cell: (campaign) => (
        <Tag kind={campaign.standing === "open" ? "success" : "neutral"}>{t(`standing.${campaign.standing}`)}</Tag>
      ),
    },
    { key: "kind", head: t("kind"), cell: (campaign) => t(`kinds.${campaign.kind}`), isWhole: true },
    { key: "area", head: t("area"), cell: (campaign) => words.area(campaign.area), isWhole: true },
    {
      key: "until",
      head: t("until"),
      cell: (campaign) => formatDate(campaign.endsAt, tag),
      isWhole: true,
    },
    {
      key: "claimed",
      head: t("claimed"),
      cell: ({ claimed, limit }) => `${claimed} / ${limit}`,
      isNumeric: true,
    },
    { key: "amount", head: t("amount"), cell: (campaign) => <PriceText money={campaign} />, isNumeric: true },
    {
      key: "close",
      head: <span className="visually-hidden">{t("close")}</span>,
      cell: (campaign) =>
        isOver(campaign) ? null : (
          <Button size="sm" onClick={() => onClose(campaign)}>
            {t("close")}
          </Button>
        ),
    },
  ];
}

export function CampaignList({ action }: { action: ReactNode }) {
  const t = useTranslations("ops.coupons");
  const language = useTitleLanguage();
  const [closing, setClosing] = useState<DeskCampaign | null>(null);
  const close = useCloseDeskCampaign();
  const list = useDeskCampaigns({ pageSize: MAX_PAGE_SIZE });
  async function send(values: FormData) {
    if (!closing) return;
    await close.mutateAsync({ campaignId: closing.campaignId, note: typed(values, "note") });
    setClosing(null);
  }
  return (
    <>
      <DeskList
        title={t("campaigns")}
        filter={readDeskFilter("/ops/coupons", new URLSearchParams())}
        search={null}
        columns={useColumns(setClosing)}
        rowKey={({ campaignId }) => campaignId}
        list={list}
        action={action}
      />
      <DeskDialog
        title={t("closeTitle", { title: closing ? closing.title[language] : "" })}
        isOpen={closing !== null}
        onClose={() => setClosing(null)}
        lead={t("closeText")}
      >
        <ActForm submit={t("closeNow")} variant="danger-fill" onSubmit={send}>
          <NoteField name="note" label={t("note")} />
        </ActForm>
      </DeskDialog>
    </>
  );
}
