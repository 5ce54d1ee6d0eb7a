// The worker thread that holds the indexes over published content and answers searches and questions.

import { answerQuestions } from "@/lib/server/filled-thread/answer-questions";
import type { AreaDocument } from "./area-documents";
import { createSearchIndexes, type SearchAnswer, type SearchQuestion } from "./search-indexes";

answerQuestions<AreaDocument, SearchQuestion, SearchAnswer>(() => {
  const indexes = createSearchIndexes();
  return {
    add: (documents) => documents.forEach(indexes.add),
    index: () => indexes.answer,
  };
});
