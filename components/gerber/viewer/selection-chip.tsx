"use client";
// On small windows, where panels are closed: the selected object in one line, with a button for its facts.
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { Icon } from "@/components/icons/icon";
import { objectFacts } from "@/lib/core/board/object-facts";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./selection-chip.module.css";

export function SelectionChip({ onOpen }: { onOpen: () => void }) {
  const words = useObjectWords();
  const layers = useBoardViewer((viewer) => viewer.board?.scene.layers);
  const hit = useBoardViewer((viewer) => viewer.selection?.hits[viewer.selection.chosen]);
  const layer = layers?.find(({ id }) => id === hit?.layerId);
  if (!hit || !layer) return null;
  const facts = objectFacts(layer, hit.object);
  return (
    <button type="button" className={styles.chip} onClick={onOpen}>
      <i style={{ background: words.colour(layer) }} />
      <strong>{words.title(facts)}</strong>
      <span>{[facts.net, words.layer(layer)].filter(Boolean).join(", ")}</span>
      <Icon name="right" size={16} />
    </button>
  );
}
