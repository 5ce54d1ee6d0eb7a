// Published projects of the community.

import * as z from "zod/mini";
import { listPublications } from "@/lib/contracts/community";
import { assistantTexts, escaped } from "@/lib/server/assistant/texts";
import { list } from "@/lib/server/community/read";
import { publicTool, resultOf } from "./tool";

const SHOWN = 6;

export const findProjects = publicTool({
  name: "find-projects",
  description: "Finds published projects of the community by keywords; all of them, most liked first, without one.",
  scope: "projects",
  input: z.strictObject({ keyword: z._default(z.string().check(z.maxLength(100)), "") }),
  async run({ keyword }, { deps, request }) {
    const t = assistantTexts(request.locale);
    const input = listPublications.input.parse({ keyword, pageSize: SHOWN, pageNum: 1, sort: "liked" });
    const { rows, total } = await list(deps, input, request);
    if (rows.length === 0) {
      return resultOf([{ kind: "text", markdown: t("projects.none", { keyword: escaped(keyword) }) }]);
    }
    const projects = rows.map(({ projectId, title, author, license }) => ({
      ...{ projectId, title, author, license, path: `/community/${projectId}` },
    }));
    return resultOf([
      { kind: "text", markdown: t("projects.found", { total }) },
      { kind: "projects", projects },
    ]);
  },
});
