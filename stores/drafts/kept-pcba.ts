import { fromPcbaQuery, toPcbaQuery } from "@/lib/core/pcba/query";
import { createFormKeeper } from "@/stores/drafts/kept-form";

export const keptPcba = createFormKeeper("quote-pcba", { toQuery: toPcbaQuery, fromQuery: fromPcbaQuery });
