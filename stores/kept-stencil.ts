// The last stencil quote of this browser.

import { fromStencilQuery, toStencilQuery } from "@/lib/core/pricing/stencil/query";
import { createFormKeeper } from "@/stores/kept-form";

export const keptStencil = createFormKeeper("quote-stencil", { toQuery: toStencilQuery, fromQuery: fromStencilQuery });
