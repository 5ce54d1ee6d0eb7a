// Queries and mutations of the admin. Every mutation invalidates all admin data: queues, counts, the log.

import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toBoardImage } from "@/lib/client/board-image";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";
import { withIntent } from "@/lib/client/intent";
import type { LinePictureOf } from "@/lib/client/order";
import { reload } from "@/lib/client/transport/reload";
import type { Access, Endpoint, InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { listRecordBoards } from "@/lib/contracts/admin-board";
import {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import { copyCustomerQuote, listSimilarQuotes, startCustomerQuote } from "@/lib/contracts/admin-quote";
import { searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import { addAdminNote, listStaff, setRecordOwner } from "@/lib/contracts/admin-record";
import { listAdminActs, listAdminMails, viewAdmin, viewAdminReport } from "@/lib/contracts/ops";
import { listAdminBooks, publishAdminBook, viewAdminBook } from "@/lib/contracts/ops-book";
import {
  applyAdminPartList,
  discardAdminPartList,
  listAdminPartLists,
  sendAdminPartList,
} from "@/lib/contracts/ops-part";
import { decideAdminComplaint, listAdminComplaints } from "@/lib/contracts/ops-complaint";
import {
  closeAdminCampaign,
  createAdminCampaign,
  giveAdminCoupon,
  listAdminCampaigns,
  listAdminCoupons,
} from "@/lib/contracts/ops-coupon";
import {
  cancelAdminOrder,
  confirmAdminTransfer,
  deliverAdminOrder,
  getAdminLinePicture,
  getAdminOrderFile,
  listAdminOrders,
  moveAdminOrder,
  moveAdminOrders,
  processAdminOrder,
  quoteAdminShipping,
  readAdminMessages,
  setAdminShipDate,
  shipAdminOrder,
  viewAdminOrder,
  writeAdminMessage,
} from "@/lib/contracts/ops-order";
import {
  correctOffer,
  countAdminQuote,
  readAdminJoints,
  getAdminQuoteFile,
  listAdminQuotes,
  offerAdminQuote,
  refuseAdminQuote,
  takeAdminQuote,
  viewAdminQuote,
} from "@/lib/contracts/ops-quote";
import { listAdminRefunds, markAdminRefund } from "@/lib/contracts/ops-refund";
import { useIsSignedIn } from "@/stores/account/session";
import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

export const opsKeys = {
  all: ["ops"] as const,
  of: (path: string, input: unknown) => [...opsKeys.all, path, input] as const,
};

/** The socket reports changes at once; polling covers a lost connection and what no event reports, as time passing. */
export const RECORD_EVERY_MS = 30_000;
const QUEUES_EVERY_MS = 60_000;

interface AdminOptions {
  isList?: boolean;
  isEnabled?: boolean;
  /** Polling interval; without one the data is reloaded after a mutation or when the page gets the focus. */
  everyMs?: number;
}

/** Lists keep the previous page while the next one loads; records do not. */
export function useAdmin<I extends Schema, O extends Schema, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  input: InputOf<Endpoint<I, O, A>>,
  { isList = false, isEnabled = true, everyMs }: AdminOptions = {},
) {
  return useQuery<OutputOf<Endpoint<I, O, A>>>({
    queryKey: opsKeys.of(endpoint.path, input),
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })) as OutputOf<Endpoint<I, O, A>>,
    placeholderData: isList ? keepPreviousData : undefined,
    enabled: useIsSignedIn() && isEnabled,
    // After an error polling stops; the page offers a retry.
    refetchInterval: ({ state }) => (everyMs === undefined || state.status === "error" ? false : everyMs),
  });
}

/** A mutation that takes an idempotency key is one intent, however often its button is pressed. */
export function useAct<I extends Schema, O extends Schema, A extends Access>(endpoint: Endpoint<I, O, A>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Endpoint<I, O, A>>) =>
      withIntent(`admin:${endpoint.path}`, input, (sent, idempotencyKey) => call(endpoint, sent, { idempotencyKey })),
    // Pending until the page shows the result.
    onSettled: () => reload(queryClient, { queryKey: opsKeys.all }),
  });
}

export const useAdminOverview = () => useAdmin(viewAdmin, {}, { isList: true, everyMs: QUEUES_EVERY_MS });

export const useAdminOrders = (filter: InputOf<typeof listAdminOrders>) =>
  useAdmin(listAdminOrders, filter, { isList: true, everyMs: QUEUES_EVERY_MS });
export const useAdminOrder = (id: string) => useAdmin(viewAdminOrder, { id }, { everyMs: RECORD_EVERY_MS });
export const useAdminShipping = (id: string, weightGrams: number | null) =>
  useAdmin(
    quoteAdminShipping,
    { id, weightGrams: weightGrams ?? 1 },
    { isList: true, isEnabled: weightGrams !== null },
  );
/** Board picture of a line as its customer sees it; mutations do not change it. Nothing is fetched for null. */
export const useAdminLinePicture = (of: LinePictureOf | null) =>
  useQuery({
    queryKey: ["ops-picture", of],
    queryFn:
      of === null
        ? skipToken
        : async ({ signal }) =>
            toBoardImage(await call(getAdminLinePicture, { id: of.id, position: of.position }, { signal })),
    enabled: useIsSignedIn() && of !== null,
    staleTime: Infinity,
  });
export const useMoveAdminOrder = () => useAct(moveAdminOrder);
export const useMoveAdminOrders = () => useAct(moveAdminOrders);
export const useProcessAdminOrder = () => useAct(processAdminOrder);
export const useShipAdminOrder = () => useAct(shipAdminOrder);
export const useDeliverAdminOrder = () => useAct(deliverAdminOrder);
export const useSetShipDate = () => useAct(setAdminShipDate);
export const useCancelAdminOrder = () => useAct(cancelAdminOrder);
export const useConfirmAdminTransfer = () => useAct(confirmAdminTransfer);
export const useWriteAdminMessage = () => useAct(writeAdminMessage);
export const useReadAdminMessages = () => useAct(readAdminMessages);

export const useAdminComplaints = (filter: InputOf<typeof listAdminComplaints>) =>
  useAdmin(listAdminComplaints, filter, { isList: true });
export const useDecideAdminComplaint = () => useAct(decideAdminComplaint);
export const useAdminRefunds = (filter: InputOf<typeof listAdminRefunds>) =>
  useAdmin(listAdminRefunds, filter, { isList: true });
export const useMarkAdminRefund = () => useAct(markAdminRefund);

export const useAdminQuotes = (filter: InputOf<typeof listAdminQuotes>) =>
  useAdmin(listAdminQuotes, filter, { isList: true, everyMs: QUEUES_EVERY_MS });
export const useAdminQuote = (id: string) => useAdmin(viewAdminQuote, { id }, { everyMs: RECORD_EVERY_MS });
export const useSimilarQuotes = (id: string) => useAdmin(listSimilarQuotes, { id });
export const useTakeAdminQuote = () => useAct(takeAdminQuote);
export const useCountAdminQuote = () => useAct(countAdminQuote);
export const useReadAdminJoints = () =>
  useMutation({
    mutationFn: (input: InputOf<typeof readAdminJoints>) => call(readAdminJoints, input, { isQuiet: true }),
  });
export const useOfferAdminQuote = () => useAct(offerAdminQuote);
export const useCorrectOffer = () => useAct(correctOffer);
export const useRefuseAdminQuote = () => useAct(refuseAdminQuote);

export const useRecordBoards = (of: InputOf<typeof listRecordBoards>) => useAdmin(listRecordBoards, of);
export const useAdminSearch = (keyword: string | null) =>
  useAdmin(searchAdmin, { keyword: keyword ?? "" }, { isList: true, isEnabled: keyword !== null });
export const useAdminCustomer = (id: string) => useAdmin(viewAdminCustomer, { id });
export const useStartCustomerQuote = () => useAct(startCustomerQuote);
export const useCopyCustomerQuote = () => useAct(copyCustomerQuote);
export const useStaff = () => useAdmin(listStaff, {});
export const useAddAdminNote = () => useAct(addAdminNote);
export const useSetRecordOwner = () => useAct(setRecordOwner);

export const useAdminCampaigns = (page: InputOf<typeof listAdminCampaigns>) =>
  useAdmin(listAdminCampaigns, page, { isList: true });
export const useCreateAdminCampaign = () => useAct(createAdminCampaign);
export const useCloseAdminCampaign = () => useAct(closeAdminCampaign);
export const useAdminCoupons = (filter: InputOf<typeof listAdminCoupons>) =>
  useAdmin(listAdminCoupons, filter, { isList: true });
export const useGiveAdminCoupon = () => useAct(giveAdminCoupon);

export const useAdminBooks = () => useAdmin(listAdminBooks, {});
export const useAdminBook = (version: string | null) =>
  useAdmin(viewAdminBook, { version: version ?? "" }, { isEnabled: version !== null });
export const usePublishAdminBook = () => useAct(publishAdminBook);

const ASKED_EVERY_MS = 2_000;

/** Polls while one of them is being processed. */
export const useAdminPartLists = () =>
  useQuery({
    queryKey: opsKeys.of(listAdminPartLists.path, {}),
    queryFn: ({ signal }) => call(listAdminPartLists, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === "reading" || state === "applying") ? ASKED_EVERY_MS : false,
  });
export const useSendAdminPartList = () => useAct(sendAdminPartList);
export const useApplyAdminPartList = () => useAct(applyAdminPartList);
export const useDiscardAdminPartList = () => useAct(discardAdminPartList);

export const useAdminMails = (filter: InputOf<typeof listAdminMails>) =>
  useAdmin(listAdminMails, filter, { isList: true });
export const useAdminActs = (filter: InputOf<typeof listAdminActs>) =>
  useAdmin(listAdminActs, filter, { isList: true });
export const useAdminReport = (span: InputOf<typeof viewAdminReport>) =>
  useAdmin(viewAdminReport, span, { isList: true });

export type AdminFileSource = { of: "order" | "quote"; id: string; fileUrl: string };

/** Downloads a file of a record. */
export function useAdminFile() {
  return useMutation({
    mutationFn: async ({ of, id, fileUrl }: AdminFileSource) =>
      saveFile(
        await (of === "order" ? call(getAdminOrderFile, { id, fileUrl }) : call(getAdminQuoteFile, { id, fileUrl })),
      ),
  });
}

export type AdminExport =
  | { list: "orders"; filter: InputOf<typeof exportAdminOrders> }
  | { list: "quotes"; filter: InputOf<typeof exportAdminQuotes> }
  | { list: "refunds"; filter: InputOf<typeof exportAdminRefunds> }
  | { list: "report"; filter: InputOf<typeof exportAdminReport> };

function fetchExport(input: AdminExport) {
  if (input.list === "orders") return call(exportAdminOrders, input.filter);
  if (input.list === "quotes") return call(exportAdminQuotes, input.filter);
  return input.list === "refunds" ? call(exportAdminRefunds, input.filter) : call(exportAdminReport, input.filter);
}

/** Downloads a list as CSV. */
export const useAdminExport = () =>
  useMutation({ mutationFn: async (input: AdminExport) => saveFile(await fetchExport(input)) });
