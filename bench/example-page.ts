// The schematic editor in Chromium with a copy of an example project, opened in a context that has nothing cached.
import type { Browser, Locator, Page } from "playwright-core";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { copyProject } from "../lib/contracts/project";
import schematic from "../messages/en/schematic.json";
import { TOKEN_KEY, USER_KEY } from "../stores/drafts/browser-storage";

const SIZE = { width: 1440, height: 900 };

export interface SeededExample {
  readonly projectId: string;
  readonly storage: Readonly<Record<string, string>>;
}

/** `name` as in "example-blinker". */
export async function seedExample(origin: string, name: string): Promise<SeededExample> {
  const api = createApi({ origin, address: "127.0.0.1", locale: "en" });
  const account = `bench-${name}@boardwright.example`;
  const { token, user } = await api.call(register, { account, password: "a long password for a bench" });
  const { projectId } = await api.call(copyProject, { projectId: name }, token);
  return { projectId, storage: { [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) } };
}

export interface ExamplePage {
  readonly page: Page;
  readonly sheet: Locator;
}

/** `prepare` runs before any script of the page. */
export async function openExample(
  browser: Browser,
  origin: string,
  { projectId, storage }: SeededExample,
  prepare: () => void = () => {},
): Promise<ExamplePage> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: SIZE, serviceWorkers: "block" },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(prepare);
  await page.goto(`/eda/sch?id=${projectId}`);
  const sheet = page.getByRole("group", { name: schematic.stage.label, exact: true });
  await sheet.waitFor();
  return { page, sheet };
}
