"use client";
// Lines with conflicting sides: the customer chooses the right source.
import { useTranslations } from "next-intl";
import { type BomRow, designatorText } from "@/components/bom/lines/bom-row";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { LineEdit } from "@/lib/core/bom/edited-lines";
import type { Side } from "@/lib/core/bom/side";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "../quote/bom-quote.module.css";

const MAX_NAMED = 6;

export function SideQuestion({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("bom.sides");
  const draft = useBomDraftStore();
  const open = rows.filter(({ isPlaced, resolved }) => isPlaced && resolved.conflict !== null);
  if (open.length === 0) return null;
  const named = open.slice(0, MAX_NAMED).map(designatorText).join(t("comma"));
  const others = new Set(open.map(({ resolved }) => resolved.conflict?.source ?? "list"));
  const sources = new Set(open.map(({ resolved }) => (resolved.source === "coordinates" ? "coordinates" : "list")));
  function answer(sideOf: (row: BomRow) => Side | null) {
    const edits = open.flatMap((row): [string, LineEdit][] => {
      const side = sideOf(row);
      return side === null ? [] : [[row.key, { side }]];
    });
    draft.getState().editEach(Object.fromEntries(edits));
  }
  const [other = "list"] = others.size === 1 ? others : [];
  return (
    <Notice kind="warning" role="status">
      <b>{t("question", { count: open.length })}</b> {named}
      {open.length > MAX_NAMED && ` ${t("andMore", { count: open.length - MAX_NAMED })}`}
      <div className={`${styles.answers} no-print`}>
        <Button size="sm" onClick={() => answer(({ resolved }) => resolved.side)}>
          {sources.has("coordinates") ? t("useCoordinates") : t("useList")}
        </Button>
        <Button size="sm" onClick={() => answer(({ resolved }) => resolved.conflict?.side ?? null)}>
          {others.size === 1 ? t(other === "board" ? "useBoard" : "useList") : t("useOther")}
        </Button>
        <span className="label">{t("orEach")}</span>
      </div>
    </Notice>
  );
}
