// The endpoints of quotes of assembled boards.

import {
  addQuoteToCart,
  createBomQuote,
  deleteBomQuote,
  inquireBoard,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { uploadBom } from "@/lib/contracts/bom-upload";
import type { Deps } from "@/lib/server/deps";
import { serve, serveRaw } from "@/lib/server/http/serve";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import { create } from "./create";
import { inquire } from "./inquiry";
import { priceList } from "./list-price";
import * as quotes from "./service";
import { upload } from "./upload";

export const bomRoutes = (deps: Deps) => [
  serveRaw(uploadBom, (_parameters, context) => upload(deps, context)),
  serve(priceBomQuote, (input, context) => priceList(deps, input, context)),
  serve(createBomQuote, (input, context) => create(deps, input, context)),
  serve(inquireBoard, (input, context) => inquire(deps, input, context)),
  serve(listBomQuotes, (page, context) => quotes.list(deps, page, context)),
  serve(viewBomQuote, ({ quoteId }, context) => quotes.view(deps, quoteId, context)),
  serve(addQuoteToCart, (input, context) => quotes.addToCart(deps, input, context)),
  serve(reQuote, ({ quoteId }, context) => quotes.quoteAgain(deps, quoteId, context)),
  serve(deleteBomQuote, ({ quoteId }, context) => quotes.remove(deps, quoteId, context)),
];
