// The worker thread that counts and ranks what searches find, so that no request waits for others' counts.

import { PartSearchIndex, type SearchedPart } from "@/lib/core/part/search-index";
import { answerQuestions } from "./answer-questions";
import type { SearchAnswer, SearchQuestion } from "./search-worker-messages";

answerQuestions<SearchedPart, SearchQuestion, SearchAnswer>((parts) => {
  const index = new PartSearchIndex(parts);
  return (question) => {
    if (question.what === "sorts") return index.countSorts(question.keyword, question.parameters);
    if (question.what === "values") return index.countValues(question.keyword, question.filter, question.apart);
    return index.page(question.page);
  };
});
