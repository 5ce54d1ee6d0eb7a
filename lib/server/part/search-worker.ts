// The worker thread that counts and ranks what searches find, so that no request waits for others' counts.

import { PartSearchIndex } from "@/lib/core/part/search-index";
import { SearchColumns, type SearchedPart } from "@/lib/core/part/search-columns";
import { answerQuestions } from "@/lib/server/filled-thread/answer-questions";
import type { SearchAnswer, SearchQuestion } from "./search-worker-messages";

/** Apart from what gathers the parts, so that an index does not keep the columns it was made of. */
function answersOf(index: PartSearchIndex) {
  return (question: SearchQuestion): SearchAnswer => {
    if (question.kind === "sorts") return index.countSorts(question.keyword, question.parameters);
    if (question.kind === "values") return index.countValues(question.keyword, question.filter, question.apart);
    return index.page(question.page);
  };
}

answerQuestions<SearchedPart, SearchQuestion, SearchAnswer>(() => {
  const columns = new SearchColumns();
  return { add: (parts) => columns.add(parts), index: () => answersOf(new PartSearchIndex(columns)) };
});
