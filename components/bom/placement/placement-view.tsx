"use client";
// Parts over the board, with the form of the selected one.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Board3dOfProject } from "@/components/board3d/board3d-of-project";
import { View3dSwitch } from "@/components/board3d/view-3d-switch";
import { PlacementForm } from "@/components/bom/placement/placement-form";
import { PlacementPicture } from "@/components/bom/placement/placement-picture";
import type { Placements } from "@/components/bom/placement/use-placements";
import { Segments } from "@/components/ui/segments";
import { Select } from "@/components/ui/select";
import { appearanceOf } from "@/lib/client/board-appearance";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./placement-view.module.css";

const SIDES = ["top", "bottom"] as const;

export function PlacementView({ placements }: { placements: Placements }) {
  const t = useTranslations("bom.coordinates");
  const corrected = useBomDraft((draft) => Object.keys(draft.moved).length);
  const [side, setSide] = useState<"top" | "bottom">("top");
  const [is3d, set3d] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { parts, pictures } = placements;
  // A part without a side is shown on the top.
  const shown = parts.filter((part) => (part.side ?? "top") === side);
  const part = parts.find(({ designator }) => designator === chosen) ?? null;
  function choose(designator: string | null) {
    setChosen(designator);
    const found = parts.find((each) => each.designator === designator);
    if (found) setSide(found.side ?? "top");
  }
  return (
    <div className={styles.view}>
      <div>
        <div className={styles.bar}>
          <Segments
            label={t("sides")}
            items={SIDES.map((id) => ({ id, label: t(id) }))}
            value={side}
            onChange={setSide}
          />
          <View3dSwitch isOn={is3d} onChange={set3d} />
          {shown.length === 0 && <span className="label">{t("none")}</span>}
        </div>
        {is3d ? (
          <AssembledBoard parts={parts} />
        ) : (
          <PlacementPicture {...{ placements, side, shown, chosen }} onChoose={choose} />
        )}
        {!is3d && pictures === null && <p className={`label ${styles.note}`}>{t("outline")}</p>}
      </div>
      <div className={styles.side}>
        <label>
          <span>{t("choose")}</span>
          <Select value={chosen ?? ""} onChange={(event) => choose(event.target.value || null)}>
            <option value="">{t("choosePart")}</option>
            {parts.map(({ designator, isCorrected }) => (
              <option key={designator} value={designator}>
                {designator}
                {isCorrected ? " *" : ""}
              </option>
            ))}
          </Select>
        </label>
        {part ? <PlacementForm key={part.designator} part={part} /> : <p className="label">{t("pick")}</p>}
        {corrected > 0 && <p role="status">{t("corrected", { count: corrected })}</p>}
      </div>
    </div>
  );
}

/** 3D view with every part at its corrected position. */
function AssembledBoard({ parts }: Pick<Placements, "parts">) {
  const specification = useQuoteDraft((draft) => draft.specification);
  const projectId = useGerberView((view) => view.projectId);
  const named = useMemo(
    () =>
      parts.map(({ designator, footprint = "", value = "", side, at }) => ({
        ...{ designator, value, side, packageName: footprint },
        ...at,
      })),
    [parts],
  );
  const { thicknessMm } = specification;
  const appearance = appearanceOf({ board: specification });
  return <Board3dOfProject {...{ projectId, thicknessMm, appearance }} size={specification} parts={named} />;
}
