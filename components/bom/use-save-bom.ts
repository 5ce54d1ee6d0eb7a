"use client";
// Makes a quote of the list on the page: to be kept, to be answered by a person, or to be ordered at once.
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { blockedRows, unassociatedRows } from "@/components/bom/bom-row";
import { nameProblem, remarkProblem } from "@/components/bom/order-fields";
import { quoteLine } from "@/components/bom/quote-lines";
import type { Bom } from "@/components/bom/use-bom";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api-error";
import { useAddQuoteToCart, useCreateBomQuote } from "@/lib/client/bom";
import { correctedCoordinates } from "@/lib/client/bom-upload";
import { useBomDraft, useBomDraftStore } from "@/stores/bom-draft";
import { useGerberView } from "@/stores/gerber-view";
import { useModals } from "@/stores/modals";
import { usePcbaDraft } from "@/stores/pcba-draft";
import { useQuoteDraft } from "@/stores/quote-draft";
import { useIsSignedIn } from "@/stores/session";

type Wish = "save" | "cart";

export interface SaveBom {
  /** Why it cannot be saved as it stands; null where it can. */
  obstacle: string | null;
  /** The engine prices all of it: it may go into the cart at once. */
  isWhole: boolean;
  act: (wish: Wish) => void;
  isSaving: boolean;
  isAdding: boolean;
  /** What is to be confirmed before it goes on; null where nothing is. */
  asked: Wish | null;
  confirm: () => void;
  dismiss: () => void;
}

export function useSaveBom(bom: Bom, placed: readonly PlacedRow[]): SaveBom {
  const t = useTranslations("bom");
  const format = useFormatter();
  const draft = useBomDraftStore();
  const isSignedIn = useIsSignedIn();
  const open = useModals((state) => state.open);
  const board = useQuoteDraft((state) => state.specification);
  const assembly = usePcbaDraft((state) => state.assembly);
  const projectId = useGerberView((view) => view.projectId);
  const create = useCreateBomQuote();
  const add = useAddQuoteToCart();
  const [asked, setAsked] = useState<Wish | null>(null);
  const nameWrong = nameProblem(useBomDraft((state) => state.projectName));
  const remarkWrong = remarkProblem(useBomDraft((state) => state.remark));
  const blocked = blockedRows(bom.rows).length;
  const { data: priced } = bom.price;
  const isWhole = priced === undefined || isOfferedAtOnce(priced.reviews);

  /** Null where nothing was made, and the person knows why. */
  async function make() {
    const { file, coordinates, moved, projectName, remark, isUnassociatedConfirmed } = draft.getState();
    const isMoved = Object.keys(moved).length > 0;
    const coordinateFile = isMoved ? [await correctedCoordinates(placed, coordinates[0]?.fileName)] : coordinates;
    return create.mutateAsync({
      board,
      assembly: { ...assembly, coordinates: coordinates.length > 0 },
      lines: bom.rows.map(quoteLine),
      unassociatedConfirmed: isUnassociatedConfirmed ? 1 : 0,
      projectId: projectId ?? undefined,
      projectName: projectName.trim(),
      remark: remark.trim(),
      bomUrl: file?.fileUrl,
      bomFileName: file?.fileName,
      coordinateFile: coordinateFile.length > 0 ? coordinateFile : undefined,
    });
  }

  /** The list may have changed on the way: the server's word on what has no part is asked about like our own. */
  function explain(error: unknown, wish: Wish) {
    if (error instanceof ApiError && error.code === "PARTS_UNASSOCIATED") setAsked(wish);
  }

  async function save() {
    try {
      const { quoteId, quoteNumber: number, expiresAt } = await make();
      const message =
        expiresAt === null
          ? t("save.asked", { number })
          : t("save.saved", { number, date: format.dateTime(Date.parse(expiresAt), { dateStyle: "long" }) });
      toast({ kind: "success", message, link: { href: `/my-center/quotes/${quoteId}`, label: t("save.open") } });
    } catch (error) {
      explain(error, "save");
    }
  }

  const { send, isBusy } = useWayToCart(async () => {
    try {
      const made = await make();
      if (made.status !== "Quoted") {
        toast({ kind: "info", message: t("save.asked", { number: made.quoteNumber }) });
        return false;
      }
      await add.mutateAsync({ quoteId: made.quoteId });
      return true;
    } catch (error) {
      explain(error, "cart");
      return false;
    }
  });

  const go = (wish: Wish) => void (wish === "cart" ? send(undefined) : save());

  return {
    ...{ isWhole, asked },
    obstacle: obstacleOf(),
    isSaving: create.isPending && !isBusy,
    isAdding: isBusy,
    act(wish) {
      if (!isSignedIn) return open("account");
      const { isUnassociatedConfirmed } = draft.getState();
      if (unassociatedRows(bom.rows).length > 0 && !isUnassociatedConfirmed) return setAsked(wish);
      go(wish);
    },
    confirm() {
      draft.getState().say({ isUnassociatedConfirmed: true });
      setAsked(null);
      if (asked) go(asked);
    },
    dismiss: () => setAsked(null),
  };

  function obstacleOf(): string | null {
    if (bom.rows.every(({ isPlaced }) => !isPlaced)) return t("save.nothing");
    if (blocked > 0) return t("save.blocked", { count: blocked });
    const wrong = nameWrong ?? remarkWrong;
    return wrong && t(`order.${wrong}`);
  }
}

type PlacedRow = Parameters<typeof correctedCoordinates>[0][number];
type Review = NonNullable<Bom["price"]["data"]>["reviews"][number];

/** What is only to be confirmed is no matter of our engineers. */
const isOfferedAtOnce = (reviews: readonly Review[]) => reviews.every((review) => review === "linesUnassociated");
