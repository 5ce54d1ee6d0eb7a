"use client";
// Quote of a parts list: upload, then the workspace.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BoardBar } from "@/components/bom/board/board-bar";
import type { BomSlots } from "@/components/bom/start/bom-slots";
import { BomStart } from "@/components/bom/start/bom-start";
import { useKeptBom } from "@/components/bom/use-kept-bom";
import { useSendList } from "@/components/bom/start/use-send-list";
import { Breadcrumb } from "@/components/quote/breadcrumb";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { type Parameter, useAddressParameters } from "@/components/quote/use-address-parameters";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba } from "@/lib/core/pcba/specification";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
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
      <Breadcrumb
        label={t("crumbLabel")}
        from={{ href: "/order/manufacturing/pcba", name: t("crumb") }}
        name={t("title")}
      />
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

const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];
/** Derived from the list. */
const COUNTED = ["bomLines", "customerParts", "smtJoints", "thtJoints", "bgaCount", "supply"];

/** Keeps board and assembly options in the address; the list itself is too long for one. */
function useBomAddress(): void {
  const board = useQuoteDraft((draft) => draft.specification);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const parameters = toPcbaQuery({ board, assembly }).filter(([name]) => !COUNTED.includes(name));
  // The default supply with a list is turnkey, without one consigned.
  const supply: Parameter[] = assembly.supply === "turnkey" ? [] : [["supply", assembly.supply]];
  useAddressParameters(PARAMETERS, [...parameters, ...supply]);
}
