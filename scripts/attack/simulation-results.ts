// Kept simulation results: those of others, links with less right, and files that are none.

import { type AttackCase, expectThat } from "./attack-case";
import { addSchematic, dataOf, uploadFile } from "./customer";
import type { Answer, Target } from "./target";
import { zipOf } from "./zip";

const GENERAL = 10;
const ZIP = zipOf({ "results.bin": "123" });

const results = (projectId: string): string => `/api/eda/project/${projectId}/simulation-results`;

async function keep(target: Target, token: string, projectId: string, more: object = {}): Promise<Answer> {
  const fileUrl = await uploadFile(target, token, ZIP, "results.zip", GENERAL);
  return target.call(results(projectId), { token, body: { fileUrl, ...more } });
}

export const simulationResultCases: AttackCase[] = [
  {
    id: "B01s",
    title: "Another's simulation results: listed, read, kept, removed, and by a link that only shows the drawing",
    run: async (target) => {
      const { token } = await target.signUp();
      const { projectId } = await addSchematic(target, token);
      const { id } = dataOf<{ id: string }>(await keep(target, token, projectId, { name: "Mine" }), "results");
      const other = (await target.signUp()).token;
      const own = await addSchematic(target, other);
      const share = { projectId, right: "copy" };
      const link = dataOf<{ token: string }>(
        await target.call("/api/eda/project/share", { token, method: "POST", body: share }),
        "a link",
      ).token;
      for (const query of ["", `?token=${link}`]) {
        const answers = [
          await target.call(results(projectId) + query, { token: other }),
          await target.call(`${results(projectId)}/${id}${query}`, { token: other }),
          await target.call(`${results(projectId)}/${id}${query}`, { method: "DELETE", token: other }),
          await keep(target, other, projectId, query === "" ? {} : { token: link }),
        ];
        for (const { body } of answers) expectThat(body.code === "NOT_FOUND", `answered ${String(body.code)}`);
      }
      const through = await target.call(`${results(own.projectId)}/${id}`, { token: other });
      expectThat(through.body.code === "NOT_FOUND", "results were read through another project");
      const theirs = await uploadFile(target, token, ZIP, "results.zip", GENERAL);
      const taken = await target.call(results(own.projectId), { token: other, body: { fileUrl: theirs } });
      expectThat(taken.body.code === "NOT_FOUND", "another's upload was taken");
      const kept = dataOf<{ rows: unknown[] }>(await target.call(results(projectId), { token }), "the list");
      expectThat(kept.rows.length === 1, "the owner's results changed");
    },
  },
  {
    id: "F28",
    title: "Pages, texts and more than twenty files as simulation results",
    run: async (target) => {
      const { token } = await target.signUp();
      const { projectId } = await addSchematic(target, token);
      const text = await uploadFile(target, token, Buffer.from("a,b\n1,2\n"), "a.csv", GENERAL);
      const refused = await target.call(results(projectId), { token, body: { fileUrl: text } });
      expectThat(refused.body.code === "WRONG_FILE_FORMAT", `a text: ${String(refused.body.code)}`);
      const first = dataOf<{ id: string }>(await keep(target, token, projectId), "results");
      const shown = await target.call(`${results(projectId)}/${first.id}`, { token });
      const type = String(shown.headers.get("content-type"));
      const disposition = String(shown.headers.get("content-disposition"));
      expectThat(type === "application/zip" && disposition.startsWith("attachment"), `${type}, ${disposition}`);
      const long = await keep(target, token, projectId, { name: "n".repeat(101) });
      expectThat(long.body.code === "INVALID_INPUT", `a name of 101 letters: ${String(long.body.code)}`);
    },
  },
];
