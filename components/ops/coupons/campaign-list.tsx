"use client";
// Campaigns with their claims, and ending one.
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import { AdminList } from "@/components/ops/frame/admin-list";
import { readAdminFilter } from "@/components/ops/frame/admin-params";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useCloseAdminCampaign, useAdminCampaigns } from "@/lib/client/ops";
import { MAX_PAGE_SIZE } from "@/lib/contracts/values";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import type { AdminCampaign } from "@/lib/contracts/ops-coupon";
import { formatDate } from "@/lib/i18n/format-date";

const isOver = ({ status }: AdminCampaign) => status === "over";

const useTitleLanguage = () => (useLocale().startsWith("zh") ? "zh" : "en");

function useColumns(onClose: (campaign: AdminCampaign) => void): TableColumn<AdminCampaign>[] {
  const t = useTranslations("ops.coupons");
  const tag = useLocale();
  const words = useAdminLabels();
  const language = useTitleLanguage();
  return [
    { key: "title", head: t("title"), cell: (campaign) => campaign.title[language] },
    { key: "address", head: t("address"), cell: (campaign) => campaign.activityUrl },
    {
      key: "status",
      head: t("state"),
      cell: (campaign) => (
        <Tag kind={campaign.status === "open" ? "success" : "neutral"}>{t(`status.${campaign.status}`)}</Tag>
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
  const [closing, setClosing] = useState<AdminCampaign | null>(null);
  const close = useCloseAdminCampaign();
  const list = useAdminCampaigns({ pageSize: MAX_PAGE_SIZE });
  async function send(values: FormData) {
    if (!closing) return;
    await close.mutateAsync({ campaignId: closing.campaignId, note: typed(values, "note") });
    setClosing(null);
  }
  return (
    <>
      <AdminList
        title={t("campaigns")}
        filter={readAdminFilter("/ops/coupons", new URLSearchParams())}
        empty={{ title: t("noCampaigns.title"), text: t("noCampaigns.text") }}
        search={null}
        columns={useColumns(setClosing)}
        rowKey={({ campaignId }) => campaignId}
        list={list}
        action={action}
      />
      <AdminDialog
        title={t("closeTitle", { title: closing ? closing.title[language] : "" })}
        isOpen={closing !== null}
        onClose={() => setClosing(null)}
        lead={t("closeText")}
      >
        <ActForm submit={t("closeNow")} variant="danger-fill" onSubmit={send}>
          <NoteField name="note" label={t("note")} />
        </ActForm>
      </AdminDialog>
    </>
  );
}
