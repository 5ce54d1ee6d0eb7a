// The endpoints of the example projects and of the end of an import.

import * as contracts from "@/lib/contracts/project-example";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as examples from "./examples";
import { mark } from "./mark";

export const exampleRoutes = (deps: Deps) => [
  serve(contracts.listExamples, (_input, context) => Promise.resolve(examples.list(context))),
  serve(contracts.listArticleProjects, (input, context) => examples.listWithArticles(input, context)),
  serve(contracts.markBatch, (input, context) => mark(deps, input, context)),
];
