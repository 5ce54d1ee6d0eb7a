// Successful answers about parts lists and their quotes.

import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import type { Answer, Answers } from "./answer";
import { listedPart } from "./part-answers";
import { listedBoard, price, pricedAssembly, specification } from "./quote-answers";

const madeQuote: Answer<"inquireBoard"> = {
  quoteId: "quo_1",
  quoteNumber: "BQ261121-7K2MQ4",
  status: "Quoted",
  expiresAt: "2026-12-21T08:00:00.000Z",
};

const madeOfList: Answer<"createBomQuote"> = { ...madeQuote, reasons: [], openLines: [] };

const bomQuote: Answer<"listBomQuotes">["rows"][number] = {
  ...madeQuote,
  kind: "pcba",
  projectName: "amplifier",
  createDate: "2026-11-21T08:00:00.000Z",
  boardCount: 1,
  totalQuantity: 5,
  currency: "USD",
  totalMicro: 14_350_000,
  orderId: null,
  orderNumber: null,
  sourceQuoteId: null,
  projectId: null,
  hasPicture: false,
  board3dSnapshot: null,
  board: listedBoard,
  canAddToCart: true,
  canOrder: false,
  canDelete: true,
  canReQuote: true,
};

export const BOM_ANSWERS = {
  uploadBom: {
    bomUrl: "bom-file-1",
    sheets: [{ name: "BOM", rows: 2 }],
    sheet: 0,
    headerRow: 0,
    columns: [
      { index: 0, header: "Designator", meaning: "designator", confidence: 1, holdsMaker: false, isInverted: false },
      { index: 1, header: "MPN", meaning: "mpn", confidence: 1, holdsMaker: false, isInverted: false },
    ],
    preview: [
      ["Designator", "MPN"],
      ["R1", listedPart.mpn],
    ],
    lines: [
      {
        row: 2,
        designators: ["R1"],
        quantity: 1,
        mpn: listedPart.mpn,
        manufacturer: "",
        distributorParts: [],
        values: [],
        footprint: "",
        description: "",
        side: null,
        sideBy: null,
        sideConflict: null,
        rotationDeg: null,
        dnp: 2,
        problems: [],
        state: "Normal",
        candidates: [{ partId: listedPart.id, stage: "exact", confidence: 1, doubts: [] }],
        partId: listedPart.id,
        distributor: listedPart.distributor,
      },
    ],
    skipped: [],
    beyond: 0,
    parts: [listedPart],
    currency: "USD",
    count: { Normal: 1 },
    placements: null,
  },
  priceBomQuote: {
    ...pricedAssembly,
    pieces: 5,
    partList: [
      {
        board: 0,
        side: null,
        sideBy: null,
        sideConflict: null,
        placement: null,
        partId: listedPart.id,
        state: "Normal",
        supply: "turnkey",
        dnp: 2,
        isAssembled: true,
        stock: listedPart.stock,
        unitPriceMicro: 10_000,
        boughtQuantity: 20,
        amountMicro: 200_000,
        joints: 2,
        mounting: "smt",
        jointsBy: "catalogue",
        isSample: true,
      },
    ],
    count: { Normal: 1 },
    openLines: [],
    boards: [],
  },
  createBomQuote: madeOfList,
  inquireBoard: { ...madeQuote, status: "Inquiry Received", expiresAt: null },
  listBomQuotes: { rows: [bomQuote], total: 1, count: { Quoted: 1 } },
  viewBomQuote: {
    ...bomQuote,
    remark: "",
    sourceQuoteNumber: null,
    reasons: [],
    specification: { board: specification, assembly: DEFAULT_ASSEMBLY },
    isCounted: true,
    price,
    partList: [],
    files: [],
    events: [{ from: null, to: "Initial", at: bomQuote.createDate, actor: "customer", note: "" }],
  },
  addQuoteToCart: { cartItemId: "cart_1" },
  reQuote: { ...madeOfList, quoteId: "quo_2" },
  deleteBomQuote: {},
} satisfies Partial<Answers>;
