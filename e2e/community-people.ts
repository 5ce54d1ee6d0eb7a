// People of the community's journeys: with a confirmed address, something to publish, and browsers of their own.
import type { Browser, Page } from "@playwright/test";
import type { Api } from "@/e2e/api";
import { expect, type Market, newCredentials, type Person } from "@/e2e/fixtures";
import { newestCode } from "@/e2e/outbox";
import { register } from "@/lib/contracts/account";
import { confirmContact, requestCode } from "@/lib/contracts/account-access";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject } from "@/lib/contracts/gerber";
import { copyProject } from "@/lib/contracts/project";
import { listExamples } from "@/lib/contracts/project-example";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";
import { sampleArchive } from "@/tests/support/e2e-board";

/** Without a confirmed address nobody publishes or comments. */
export async function confirm(api: Api, { email }: Pick<Person, "email">, market: Market): Promise<void> {
  await api.call(requestCode, { account: email, purpose: "confirm" });
  // Registering sends a code too, which may arrive behind this one's request and is void by then.
  await expect(async () => {
    await api.call(confirmContact, { code: newestCode(market.area, email), email });
  }).toPass({ timeout: 15_000, intervals: [500, 1_000, 2_000] });
}

/** A copy of the first example, and a board to publish with it. */
export async function drawing(
  api: Api,
  person: Person,
  origin: string,
): Promise<{ projectId: string; boardName: string }> {
  const { rows } = await api.call(listExamples, {});
  const { projectId } = await api.call(copyProject, { projectId: rows[0]?.projectId ?? "" }, person.token);
  const archive = sampleArchive("blinky");
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(archive.buffer)], archive.name));
  const sent = await fetch(new URL(uploadFile.path, origin), {
    ...{ method: "POST", headers: { authorization: person.token }, body: form },
  });
  const { data } = (await sent.json()) as { data: { fileUrl: string } };
  const board = { gerberUrl: data.fileUrl, projectName: "Blinky board" };
  await api.call(createBoardProject, board, person.token);
  return { projectId, boardName: board.projectName };
}

export interface Another {
  person: Person;
  page: Page;
  close: () => Promise<void>;
}

/** Another person in a browser of their own. */
export async function another(
  browser: Browser,
  { api, market, origin }: { api: Api; market: Market; origin: string },
): Promise<Another> {
  const credentials = newCredentials();
  const { token, user } = await api.call(register, { account: credentials.email, password: credentials.password });
  const person = { ...credentials, token, user };
  await confirm(api, person, market);
  const entries = { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  return { person, page: await context.newPage(), close: () => context.close() };
}
