"use client";
// Saves the lists as a quote, sends an inquiry, or adds the quote to the cart.
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useAcceptProposals } from "@/components/bom/lines/best-matches";
import { blockedRows, proposedRows, unassociatedRows } from "@/components/bom/lines/bom-row";
import { nameProblem, remarkProblem } from "@/components/bom/board/order-fields";
import type { Bom } from "@/components/bom/use-bom";
import { sentBoard } from "@/components/bom/board/sent-board";
import { useWaiting } from "@/components/bom/lines/use-parked";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { toast } from "@/components/ui/toast";
import { useOnce } from "@/components/ui/use-once";
import { ApiError } from "@/lib/client/transport/api-error";
import { useAddQuoteToCart, useCreateBomQuote } from "@/lib/client/bom";
import { inOrder, type ParkedBoard, useBomBoardsStore } from "@/stores/bom-boards";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { useModals } from "@/stores/modals";
import { isSignedInNow } from "@/stores/account/session";

type Wish = "save" | "cart";

export interface SaveBom {
  /** Reason why it cannot be saved, or null. */
  obstacle: string | null;
  /** Everything has an automatic price, so that it may go to the cart. */
  isWhole: boolean;
  act: (wish: Wish) => void;
  isSaving: boolean;
  isAdding: boolean;
  /** Action that waits for confirmation, or null. */
  pending: Wish | null;
  confirm: () => void;
  dismiss: () => void;
}

export function useSaveBom(bom: Bom, park: () => ParkedBoard): SaveBom {
  const t = useTranslations("bom");
  const format = useFormatter();
  const draft = useBomDraftStore();
  const open = useModals((state) => state.open);
  const boards = useBomBoardsStore();
  const waiting = useWaiting();
  const create = useCreateBomQuote();
  const add = useAddQuoteToCart();
  const saving = useOnce();
  const [pending, setPending] = useState<Wish | null>(null);
  const nameWrong = nameProblem(useBomDraft((state) => state.projectName));
  const remarkWrong = remarkProblem(useBomDraft((state) => state.remark));
  const blocked = blockedRows(bom.rows).length;
  const { data: priced } = bom.price;
  const acceptProposals = useAcceptProposals(bom.rows);
  const [areProposalsAccepted, setProposalsAccepted] = useState(false);
  const isWhole = priced === undefined || isOfferedAtOnce(priced);

  async function make() {
    const { projectName, remark, isUnassociatedConfirmed } = draft.getState();
    const { others, at } = boards.getState();
    const all = await Promise.all(inOrder(others, at, park()).map(sentBoard));
    const [first, ...further] = all;
    if (!first) throw new Error("a quote of no board");
    return create.mutateAsync({
      ...first,
      others: further,
      unassociatedConfirmed: isUnassociatedConfirmed ? 1 : 0,
      projectName: projectName.trim(),
      remark: remark.trim(),
    });
  }

  /**
   * The list may have changed meanwhile: the server's refusal about lines without parts opens the same confirmation.
   */
  function explain(error: unknown, wish: Wish) {
    if (error instanceof ApiError && error.code === "PARTS_UNASSOCIATED") setPending(wish);
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

  const go = (wish: Wish) => void (wish === "cart" ? send(undefined) : saving.run(save));

  return {
    ...{ isWhole, pending: pending },
    obstacle: obstacleOf(),
    isSaving: saving.isBusy,
    isAdding: isBusy,
    act(wish) {
      if (!isSignedInNow()) return open("account");
      const { isUnassociatedConfirmed } = draft.getState();
      const unassociated = unassociatedRows(bom.rows).length + waiting.unassociated;
      if (unassociated > 0 && !isUnassociatedConfirmed) return setPending(wish);
      const isProposedElsewhere = waiting.proposed > 0 && !areProposalsAccepted;
      if (proposedRows(bom.rows).length > 0 || isProposedElsewhere) return setPending(wish);
      go(wish);
    },
    confirm() {
      if (unassociatedRows(bom.rows).length + waiting.unassociated > 0)
        draft.getState().say({ isUnassociatedConfirmed: true });
      // Suggestions of the open board become the customer's choice; parked boards keep the confirmation for this visit.
      acceptProposals();
      setProposalsAccepted(true);
      setPending(null);
      if (pending) go(pending);
    },
    dismiss: () => setPending(null),
  };

  function obstacleOf(): string | null {
    if (bom.rows.every(({ isPlaced }) => !isPlaced)) return t("save.nothing");
    if (blocked > 0) return t("save.blocked", { count: blocked });
    if (waiting.blocked > 0) return t("boards.blocked", { count: waiting.blocked });
    const wrong = nameWrong ?? remarkWrong;
    return wrong && t(`order.${wrong}`);
  }
}

type Priced = NonNullable<Bom["price"]["data"]>;

/** True if only confirmations are open, and nothing that engineers decide. */
const isOfferedAtOnce = ({ reviews, contradictions }: Pick<Priced, "reviews" | "contradictions">) =>
  contradictions.length === 0 && reviews.every((review) => review === "linesUnassociated");
