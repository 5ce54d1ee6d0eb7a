"use client";
// Quote of a parts list: upload, then the workspace.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BoardBar } from "@/components/bom/board/board-bar";
import type { BomSlots } from "@/components/bom/start/bom-slots";
import { BomStart } from "@/components/bom/start/bom-start";
import { useBomAddress } from "@/components/bom/use-bom-address";
import { useKeptBom } from "@/components/bom/use-kept-bom";
import { useSendList } from "@/components/bom/start/use-send-list";
import { Crumb } from "@/components/quote/crumb";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import styles from "./bom-quote.module.css";

const BomWorkspace = dynamic(() => import("@/components/bom/bom-workspace").then((file) => file.BomWorkspace), {
  ssr: false,
});
const SkipDialog = dynamic(() => import("@/components/bom/start/skip-dialog").then((file) => file.SkipDialog), {
  ssr: false,
});

export function BomQuote(props: BomSlots) {
  const t = useTranslations("bom");
  const hasFile = useBomDraft((draft) => draft.file !== null);
  const list = useSendList();
  const [isSkipping, setSkipping] = useState(false);
  useKeptBom();
  useBomAddress();
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb label={t("crumbLabel")} from={{ href: "/order/manufacturing/pcba", name: t("crumb") }} name={t("title")} />
      {hasFile ? (
        <BomWorkspace {...props} onSkip={() => setSkipping(true)} />
      ) : (
        <>
          <h1 className={styles.title}>{t("title")}</h1>
          <BoardBar park={null} />
          <BomStart list={list} onSkip={() => setSkipping(true)} />
        </>
      )}
      {isSkipping && <SkipDialog onClose={() => setSkipping(false)} />}
    </div>
  );
}
