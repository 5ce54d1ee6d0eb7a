// Example projects, which everybody may open and copy.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { type ArticleExampleRow, listArticleProjects } from "@/lib/contracts/project-example";
import { MAX_PAGE_SIZE } from "@/lib/contracts/values";

export type ExampleProject = ArticleExampleRow;

/** Their names and descriptions are in the language of the page. */
export function examplesOptions(locale: "en" | "zh") {
  return queryOptions({
    queryKey: ["example-project", locale] as const,
    queryFn: ({ signal }) => call(listArticleProjects, { pageSize: MAX_PAGE_SIZE }, { signal, isQuiet: true }),
    staleTime: Infinity,
  });
}

export const useExamples = (locale: "en" | "zh") => useQuery(examplesOptions(locale));
