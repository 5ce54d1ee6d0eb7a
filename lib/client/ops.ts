// The desk: what its pages read, and what staff do. Every act makes all of it old: queues, counts, the log.

import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toBoardImage } from "@/lib/client/board-image";
import { call } from "@/lib/client/call";
import { saveFile } from "@/lib/client/download";
import { withIntent } from "@/lib/client/intent";
import type { LinePictureOf } from "@/lib/client/order";
import { reload } from "@/lib/client/reload";
import type { Access, Endpoint, InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { listRecordBoards } from "@/lib/contracts/admin-board";
import {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import { copyCustomerQuote, startCustomerQuote } from "@/lib/contracts/admin-quote";
import { searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import { addAdminNote, listStaff, setRecordOwner } from "@/lib/contracts/admin-record";
import { listDeskActs, listDeskMails, viewDesk, viewDeskReport } from "@/lib/contracts/ops";
import { listDeskBooks, publishDeskBook, viewDeskBook } from "@/lib/contracts/ops-book";
import { applyDeskPartList, discardDeskPartList, listDeskPartLists, sendDeskPartList } from "@/lib/contracts/ops-part";
import { decideDeskComplaint, listDeskComplaints } from "@/lib/contracts/ops-complaint";
import {
  closeDeskCampaign,
  createDeskCampaign,
  giveDeskCoupon,
  listDeskCampaigns,
  listDeskCoupons,
} from "@/lib/contracts/ops-coupon";
import {
  cancelDeskOrder,
  confirmDeskTransfer,
  deliverDeskOrder,
  getDeskLinePicture,
  getDeskOrderFile,
  listDeskOrders,
  moveDeskOrder,
  moveDeskOrders,
  processDeskOrder,
  quoteDeskShipping,
  readDeskMessages,
  setDeskShipDate,
  shipDeskOrder,
  viewDeskOrder,
  writeDeskMessage,
} from "@/lib/contracts/ops-order";
import {
  correctOffer,
  countDeskQuote,
  readDeskJoints,
  getDeskQuoteFile,
  listDeskQuotes,
  offerDeskQuote,
  refuseDeskQuote,
  takeDeskQuote,
  viewDeskQuote,
} from "@/lib/contracts/ops-quote";
import { listDeskRefunds, markDeskRefund } from "@/lib/contracts/ops-refund";
import { useIsSignedIn } from "@/stores/session";
import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

export const opsKeys = {
  all: ["ops"] as const,
  of: (path: string, input: unknown) => [...opsKeys.all, path, input] as const,
};

/** The socket reports changes at once; polling covers a lost connection and what no event reports, as time passing. */
export const RECORD_EVERY_MS = 30_000;
const QUEUES_EVERY_MS = 60_000;

interface DeskOptions {
  isList?: boolean;
  isEnabled?: boolean;
  /** Asked for again so often; without it after an act, or when the page is looked at again. */
  everyMs?: number;
}

/** Lists keep the former page while the next one loads; a record is its own from the start. */
function useDesk<I extends Schema, O extends Schema, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  input: InputOf<Endpoint<I, O, A>>,
  { isList = false, isEnabled = true, everyMs }: DeskOptions = {},
) {
  return useQuery<OutputOf<Endpoint<I, O, A>>>({
    queryKey: opsKeys.of(endpoint.path, input),
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })) as OutputOf<Endpoint<I, O, A>>,
    placeholderData: isList ? (keepPreviousData as never) : undefined,
    enabled: useIsSignedIn() && isEnabled,
    // A failure has been said once; the page offers to try again.
    refetchInterval: ({ state }) => (everyMs === undefined || state.status === "error" ? false : everyMs),
  });
}

/** An act with a key is one intent however often its button is pressed. */
function useAct<I extends Schema, O extends Schema, A extends Access>(endpoint: Endpoint<I, O, A>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Endpoint<I, O, A>>) =>
      withIntent(`desk:${endpoint.path}`, input, (sent, idempotencyKey) => call(endpoint, sent, { idempotencyKey })),
    // Busy until the page shows what became of it.
    onSettled: () => reload(queryClient, { queryKey: opsKeys.all }),
  });
}

export const useDeskOverview = () => useDesk(viewDesk, {}, { isList: true, everyMs: QUEUES_EVERY_MS });

export const useDeskOrders = (filter: InputOf<typeof listDeskOrders>) =>
  useDesk(listDeskOrders, filter, { isList: true, everyMs: QUEUES_EVERY_MS });
export const useDeskOrder = (id: string) => useDesk(viewDeskOrder, { id }, { everyMs: RECORD_EVERY_MS });
export const useDeskShipping = (id: string, weightGrams: number | null) =>
  useDesk(quoteDeskShipping, { id, weightGrams: weightGrams ?? 1 }, { isList: true, isEnabled: weightGrams !== null });
/** The board of a line as its customer sees it; acts do not change it. Nothing is asked for with null. */
export const useDeskLinePicture = (of: LinePictureOf | null) =>
  useQuery({
    queryKey: ["ops-picture", of],
    queryFn:
      of === null
        ? skipToken
        : async ({ signal }) =>
            toBoardImage(await call(getDeskLinePicture, { id: of.id, position: of.position }, { signal })),
    enabled: useIsSignedIn() && of !== null,
    staleTime: Infinity,
  });
export const useMoveDeskOrder = () => useAct(moveDeskOrder);
export const useMoveDeskOrders = () => useAct(moveDeskOrders);
export const useProcessDeskOrder = () => useAct(processDeskOrder);
export const useShipDeskOrder = () => useAct(shipDeskOrder);
export const useDeliverDeskOrder = () => useAct(deliverDeskOrder);
export const useSetShipDate = () => useAct(setDeskShipDate);
export const useCancelDeskOrder = () => useAct(cancelDeskOrder);
export const useConfirmDeskTransfer = () => useAct(confirmDeskTransfer);
export const useWriteDeskMessage = () => useAct(writeDeskMessage);
export const useReadDeskMessages = () => useAct(readDeskMessages);

export const useDeskComplaints = (filter: InputOf<typeof listDeskComplaints>) =>
  useDesk(listDeskComplaints, filter, { isList: true });
export const useDecideDeskComplaint = () => useAct(decideDeskComplaint);
export const useDeskRefunds = (filter: InputOf<typeof listDeskRefunds>) =>
  useDesk(listDeskRefunds, filter, { isList: true });
export const useMarkDeskRefund = () => useAct(markDeskRefund);

export const useDeskQuotes = (filter: InputOf<typeof listDeskQuotes>) =>
  useDesk(listDeskQuotes, filter, { isList: true, everyMs: QUEUES_EVERY_MS });
export const useDeskQuote = (id: string) => useDesk(viewDeskQuote, { id }, { everyMs: RECORD_EVERY_MS });
export const useTakeDeskQuote = () => useAct(takeDeskQuote);
export const useCountDeskQuote = () => useAct(countDeskQuote);
export const useReadDeskJoints = () =>
  useMutation({
    mutationFn: (input: InputOf<typeof readDeskJoints>) => call(readDeskJoints, input, { isQuiet: true }),
  });
export const useOfferDeskQuote = () => useAct(offerDeskQuote);
export const useCorrectOffer = () => useAct(correctOffer);
export const useRefuseDeskQuote = () => useAct(refuseDeskQuote);

export const useRecordBoards = (of: InputOf<typeof listRecordBoards>) => useDesk(listRecordBoards, of);
export const useAdminSearch = (keyword: string | null) =>
  useDesk(searchAdmin, { keyword: keyword ?? "" }, { isList: true, isEnabled: keyword !== null });
export const useAdminCustomer = (id: string) => useDesk(viewAdminCustomer, { id });
export const useStartCustomerQuote = () => useAct(startCustomerQuote);
export const useCopyCustomerQuote = () => useAct(copyCustomerQuote);
export const useStaff = () => useDesk(listStaff, {});
export const useAddAdminNote = () => useAct(addAdminNote);
export const useSetRecordOwner = () => useAct(setRecordOwner);

export const useDeskCampaigns = (page: InputOf<typeof listDeskCampaigns>) =>
  useDesk(listDeskCampaigns, page, { isList: true });
export const useCreateDeskCampaign = () => useAct(createDeskCampaign);
export const useCloseDeskCampaign = () => useAct(closeDeskCampaign);
export const useDeskCoupons = (filter: InputOf<typeof listDeskCoupons>) =>
  useDesk(listDeskCoupons, filter, { isList: true });
export const useGiveDeskCoupon = () => useAct(giveDeskCoupon);

export const useDeskBooks = () => useDesk(listDeskBooks, {});
export const useDeskBook = (version: string | null) =>
  useDesk(viewDeskBook, { version: version ?? "" }, { isEnabled: version !== null });
export const usePublishDeskBook = () => useAct(publishDeskBook);

const ASKED_EVERY_MS = 2_000;

/** Asks again while one of them is at work. */
export const useDeskPartLists = () =>
  useQuery({
    queryKey: opsKeys.of(listDeskPartLists.path, {}),
    queryFn: ({ signal }) => call(listDeskPartLists, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === "reading" || state === "applying") ? ASKED_EVERY_MS : false,
  });
export const useSendDeskPartList = () => useAct(sendDeskPartList);
export const useApplyDeskPartList = () => useAct(applyDeskPartList);
export const useDiscardDeskPartList = () => useAct(discardDeskPartList);

export const useDeskMails = (filter: InputOf<typeof listDeskMails>) => useDesk(listDeskMails, filter, { isList: true });
export const useDeskActs = (filter: InputOf<typeof listDeskActs>) => useDesk(listDeskActs, filter, { isList: true });
export const useDeskReport = (span: InputOf<typeof viewDeskReport>) => useDesk(viewDeskReport, span, { isList: true });

export type DeskFileOf = { of: "order" | "quote"; id: string; fileUrl: string };

/** Fetches a record's file and hands it to the browser's downloads. */
export function useDeskFile() {
  return useMutation({
    mutationFn: async ({ of, id, fileUrl }: DeskFileOf) =>
      saveFile(
        await (of === "order" ? call(getDeskOrderFile, { id, fileUrl }) : call(getDeskQuoteFile, { id, fileUrl })),
      ),
  });
}

export type AdminExport =
  | { list: "orders"; filter: InputOf<typeof exportAdminOrders> }
  | { list: "quotes"; filter: InputOf<typeof exportAdminQuotes> }
  | { list: "refunds"; filter: InputOf<typeof exportAdminRefunds> }
  | { list: "report"; filter: InputOf<typeof exportAdminReport> };

function fetchExport(asked: AdminExport) {
  if (asked.list === "orders") return call(exportAdminOrders, asked.filter);
  if (asked.list === "quotes") return call(exportAdminQuotes, asked.filter);
  return asked.list === "refunds" ? call(exportAdminRefunds, asked.filter) : call(exportAdminReport, asked.filter);
}

/** Fetches a list as CSV and hands it to the browser's downloads. */
export const useAdminExport = () =>
  useMutation({ mutationFn: async (asked: AdminExport) => saveFile(await fetchExport(asked)) });
