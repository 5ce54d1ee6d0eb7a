"use client";
// Tabs of the boards of a quote with their prices.
import { useLocale, useTranslations } from "next-intl";
import { nameOfList } from "@/components/bom/lines/parked-input";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { formatMoney } from "@/lib/i18n/format-money";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { inOrder, type ParkedBoard, useBomBoards, useBomBoardsStore } from "@/stores/bom-boards";
import { EMPTY_BOM, useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { completePcba, DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import styles from "./board-bar.module.css";

interface BoardBarProps {
  /** Returns the open board as a parked one; null while its list is being loaded, and without one. */
  park: (() => ParkedBoard) | null;
  price?: ListedPrice;
}

interface Tab {
  name: string;
  pieces: number;
}

/** All boards in order. */
function useTabs(): { tabs: Tab[]; at: number } {
  const boardLabel = useBoardName();
  const others = useBomBoards((boards) => boards.others);
  const at = useBomBoards((boards) => boards.at);
  const name = useBomDraft(nameOfList);
  const board = useQuoteDraft((draft) => draft.specification);
  const waiting = others.map(({ list, specification }) => ({
    name: nameOfList(list),
    pieces: assembledPieces(specification.board),
  }));
  const all = inOrder(waiting, at, { name, pieces: assembledPieces(board) });
  return { at, tabs: all.map((tab, place) => ({ ...tab, name: boardLabel(tab.name, place) })) };
}

/** A new board starts with the settings of the whole quote. */
function useMoves(park: BoardBarProps["park"]) {
  const boards = useBomBoardsStore();
  const draft = useBomDraftStore();
  const supply = usePcbaDraft((state) => state.assembly.supply);
  const quantity = useQuoteDraft((state) => state.specification.quantity);
  const shared = () => {
    const { projectName, remark } = draft.getState();
    return { projectName, remark, isUnassociatedConfirmed: false };
  };
  return {
    add() {
      if (park === null) return;
      const specification = completePcba({ board: { quantity }, assembly: { ...DEFAULT_ASSEMBLY, supply } });
      boards.getState().add(park(), { list: { ...EMPTY_BOM, ...shared() }, specification, projectId: null });
    },
    goTo: (place: number) => boards.getState().goTo(place, park === null ? null : park(), shared()),
    remove(place: number) {
      const { at, others, goTo, remove } = boards.getState();
      if (place !== at) return remove(place);
      // The next board is opened instead, or the previous one.
      goTo(at < others.length ? at + 1 : at - 1, null, shared());
    },
  };
}

export function BoardBar({ park, price }: BoardBarProps) {
  const t = useTranslations("bom.boards");
  const { tabs, at } = useTabs();
  const { add, goTo, remove } = useMoves(park);
  const hasList = useBomDraft((draft) => draft.file !== null);
  const isSeveral = tabs.length > 1;
  // Leaving while a list is being loaded would lose it; an empty board may be left at any time.
  const mayLeave = park !== null || !hasList;
  if (!isSeveral && park === null) return null;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t("title")}>
      {isSeveral && (
        <ol className={styles.boards}>
          {tabs.map((tab, place) => (
            <BoardTab
              key={place}
              tab={tab}
              price={price?.boards[place]}
              isHere={place === at}
              isOff={!mayLeave}
              onOpen={() => goTo(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {park !== null && tabs.length < MAX_BOARDS_OF_QUOTE && (
        <Button size={isSeveral ? "md" : "sm"} variant="quiet" onClick={add}>
          <Icon name="plus" size={16} />
          {t("add")}
        </Button>
      )}
      {!isSeveral && park !== null && <p className={styles.hint}>{t("hint")}</p>}
    </nav>
  );
}

interface BoardTabProps {
  tab: Tab;
  price: ListedPrice["boards"][number] | undefined;
  isHere: boolean;
  isOff: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function BoardTab({ tab: { name, pieces }, price, isHere, isOff, onOpen, onRemove }: BoardTabProps) {
  const t = useTranslations("bom.boards");
  const tag = useLocale();
  return (
    <li className={styles.board} data-here={isHere || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-current={isHere || undefined}
        disabled={isOff && !isHere}
        onClick={isHere ? undefined : onOpen}
      >
        <b>{name}</b>
        <small className="num">
          {t("pieces", { count: pieces })}
          {price && ` · ${formatMoney(price.total, tag)}`}
        </small>
      </button>
      <Button
        variant="quiet"
        size="sm"
        isIconOnly
        aria-label={t("remove", { name })}
        title={t("remove", { name })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
