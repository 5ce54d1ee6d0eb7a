// The endpoints of content and of messages from visitors.

import {
  listArticles,
  listColumns,
  listLabels,
  listProducts,
  searchContent,
  sendContact,
  sendFeedback,
  viewArticle,
  viewStatistics,
  voteOnAnswer,
} from "@/lib/contracts/content";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as content from "./service";

export const contentRoutes = (deps: Deps) => [
  serve(viewArticle, (input, context) => content.view(input, context)),
  serve(listColumns, (_input, context) => content.columns(context)),
  serve(listLabels, (input, context) => content.labels(input, context)),
  serve(listArticles, (input, context) => content.articles(input, context)),
  serve(searchContent, (input, context) => content.search(input, context)),
  serve(listProducts, (_input, context) => content.products(context)),
  serve(viewStatistics, (input) => content.statistics(deps, input)),
  serve(voteOnAnswer, (input) => content.vote(deps, input)),
  serve(sendContact, (input, context) => content.contact(deps, input, context)),
  serve(sendFeedback, (input, context) => content.feedback(deps, input, context)),
];
