// The last stencil quote of this browser, and its files.

import { fromStencilQuery, toStencilQuery } from "@/lib/core/pricing/stencil/query";
import { createFileKeeper } from "@/stores/drafts/kept-file";
import { createFormKeeper } from "@/stores/drafts/kept-form";

export const keptStencil = createFormKeeper("quote-stencil", { toQuery: toStencilQuery, fromQuery: fromStencilQuery });

export const keptStencilFile = createFileKeeper("stencil");
