"use client";
// Objects under the clicked point, topmost first, and the facts of the selected one.
import { useTranslations } from "next-intl";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { litNet, netOf } from "@/components/gerber/viewer/light";
import { ObjectCard } from "@/components/gerber/viewer/object-card";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { Button } from "@/components/ui/button";
import { objectFacts } from "@/lib/core/board/object-facts";
import { findingOf } from "@/lib/core/board-view/object-sets";
import type { Hit } from "@/lib/core/board-view/pick";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./panels.module.css";

export function InspectPanel() {
  const t = useTranslations("viewer.inspect");
  const selection = useBoardViewer((viewer) => viewer.selection);
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  if (!selection) {
    return (
      <div className={styles.empty}>
        <p>{t("empty")}</p>
        <p>{t("emptyKeys")}</p>
      </div>
    );
  }
  const [x, y] = selection.at;
  return (
    <>
      <p className={`label ${styles.line}`} role="status">
        {t("at", { count: selection.hits.length, x: lengths.length(x), y: lengths.length(y) })}
      </p>
      <HitList hits={selection.hits} chosen={selection.chosen} />
      <ChosenObject hit={selection.hits[selection.chosen]} />
    </>
  );
}

function HitList({ hits, chosen }: { hits: readonly Hit[]; chosen: number }) {
  const t = useTranslations("viewer.inspect");
  const words = useObjectWords();
  const selection = useBoardViewer((viewer) => viewer.selection);
  const layers = useBoardViewer((viewer) => viewer.board?.scene.layers);
  const set = useBoardViewer((viewer) => viewer.set);
  return (
    <ul className={styles.hits} aria-label={t("list")}>
      {hits.map((hit, at) => {
        const layer = layers?.find(({ id }) => id === hit.layerId);
        if (!layer || !selection) return null;
        const facts = objectFacts(layer, hit.object);
        return (
          <li key={`${hit.layerId} ${hit.object}`}>
            <button
              type="button"
              aria-pressed={at === chosen}
              onClick={() => set({ selection: { ...selection, chosen: at }, lit: null })}
            >
              <i style={{ background: words.colour(layer) }} />
              <span>{words.title(facts)}</span>
              <small>{words.layer(layer)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function ChosenObject({ hit }: { hit: Hit | undefined }) {
  const board = useBoardViewer((viewer) => viewer.board);
  const layer = board?.scene.layers.find(({ id }) => id === hit?.layerId);
  if (!hit || !layer) return null;
  return (
    <>
      <ObjectCard layer={layer} facts={objectFacts(layer, hit.object)} isDark={layer.image.dark[hit.object] === 1} />
      <NetLine hit={hit} />
    </>
  );
}

/** The object's net: number of objects, and a button to highlight it. */
function NetLine({ hit }: { hit: Hit }) {
  const t = useTranslations("viewer.inspect");
  const { viewport } = useInstruments();
  const board = useBoardViewer((viewer) => viewer.board);
  const nets = useBoardViewer((viewer) => viewer.nets);
  const lit = useBoardViewer((viewer) => viewer.lit);
  const set = useBoardViewer((viewer) => viewer.set);
  const scene = board?.scene;
  const type = scene?.layers.find(({ id }) => id === hit.layerId)?.type;
  if (!scene || (type !== "copper" && type !== "drill")) return null;
  if (nets === null) return <p className={`label ${styles.line}`}>{t("netPending")}</p>;
  const net = netOf({ board, nets }, hit);
  if (!net) return <p className={`label ${styles.line}`}>{t("netNone")}</p>;
  const count = net.sets.reduce((sum, { objects }) => sum + objects.length, 0);
  const own = litNet(net);
  const isLit = lit?.key === own.key;
  return (
    <section className={styles.section}>
      <h3>{t("connected")}</h3>
      <p>{t("netSize", { count, layers: net.sets.length })}</p>
      {net.names.length > 1 && (
        <p className={styles.warning} role="note">
          {t("netShort", { names: net.names.join(", ") })}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant={isLit ? "secondary" : "primary"} onClick={() => set({ lit: isLit ? null : own })}>
          {t(isLit ? "netOff" : "netOn")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => viewport.show(findingOf(scene, net.sets).bounds)}>
          {t("netShow")}
        </Button>
      </div>
    </section>
  );
}
