// Published projects and people who discuss them, for API tests.

import { eq } from "drizzle-orm";
import { addDiscussionComment, listDiscussion } from "@/lib/contracts/discussion";
import type { InputOf } from "@/lib/contracts/endpoint";
import { createProject } from "@/lib/contracts/project";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { discussionComments } from "@/lib/server/db/tables/discussion";
import { DAY_MS, type TestApi } from "./api";

export interface Member {
  token: string;
  email: string;
  accountId: string;
}

export function openDiscussion(api: TestApi) {
  /** A person with a name and a confirmed address, whose account is a month old. */
  async function join(name: string, change: Partial<typeof accounts.$inferInsert> = {}): Promise<Member> {
    const person = await api.signUp();
    const since = new Date(api.clock.now.getTime() - 30 * DAY_MS);
    const known = { username: name, contactConfirmedAt: since, createdAt: since, ...change };
    await api.db.update(accounts).set(known).where(eq(accounts.id, person.accountId));
    return person;
  }

  /** Comments of long ago, so that the spam guard trusts the person. */
  async function trust(person: Member, projectId: string): Promise<void> {
    const at = new Date(api.clock.now.getTime() - 20 * DAY_MS);
    const rows = [1, 2, 3].map((each) => ({
      ...{ id: `old-${person.accountId}-${each}`, projectId, accountId: person.accountId },
      ...{ text: `Old ${each}`, textHash: `old-${each}`, createdAt: at },
    }));
    await api.db.insert(discussionComments).values(rows);
  }

  async function publish(author: Member, title = "Buck converter"): Promise<string> {
    const { projectId } = (await api.call(createProject, { projectType: 0 }, author)).data;
    const now = api.clock.now;
    await api.db.insert(publications).values({
      ...{ projectId, accountId: author.accountId, state: "published", title, introduction: "5 V from 12 V" },
      ...{ summary: "5 V from 12 V", license: "CC0-1.0", tags: [], tagsZh: [], coverName: "c", coverKey: "c" },
      ...{ coverMime: "image/png", projectType: 0, version: 1, versionName: "1.0", contents: [] },
      ...{ lineCount: 0, partCount: 0, searchText: "", publishedAt: now, updatedAt: now },
    });
    return projectId;
  }

  const tryComment = (person: Member, input: InputOf<typeof addDiscussionComment>) =>
    api.call(addDiscussionComment, input, person);

  /** A minute after the last one, and visible. */
  async function comment(person: Member, input: InputOf<typeof addDiscussionComment>) {
    api.advance(60_000);
    const answer = await tryComment(person, input);
    if (answer.type !== "success") throw new Error(`not written: ${answer.code}`);
    return answer.data;
  }

  const list = async (projectId: string, person?: Member) =>
    (await api.call(listDiscussion, { projectId }, person)).data;

  return { join, trust, publish, tryComment, comment, list };
}
