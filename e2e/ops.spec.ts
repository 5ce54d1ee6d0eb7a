// The desk: an order is reviewed, made, weighed and sent, until its customer has it; for anybody else there is no desk.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, newCredentials, type Person, type Shop, signedInTest as test } from "@/e2e/fixtures";
import { SandboxPage } from "@/e2e/pages/sandbox-page";
import { seedReceiver } from "@/e2e/seed";
import { register } from "@/lib/contracts/account";
import { addToCart } from "@/lib/contracts/cart";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject } from "@/lib/contracts/gerber";
import { createOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { completeOrder } from "@/lib/contracts/order-care";
import { sampleArchive } from "@/tests/support/e2e-board";
import { TOKEN_KEY, USER_KEY } from "@/stores/browser-storage";
import type { Api } from "@/e2e/api";
import type { Browser, Page } from "@playwright/test";

/** Nobody becomes staff but by the command line, beside the data of the server under test. */
const DATA_DIR = process.env.E2E_DATA_DIR ?? "";

async function hire(api: Api, shop: Shop): Promise<Person> {
  const credentials = newCredentials();
  const { token, user } = await api.call(register, { account: credentials.email, password: credentials.password });
  const env = { ...process.env, DATA_DIR: path.join(DATA_DIR, shop.area) };
  await promisify(execFile)("node", ["--import", "tsx", "scripts/staff.ts", "add", credentials.email], { env });
  return { ...credentials, token, user };
}

async function openDesk(browser: Browser, origin: string, staff: Person): Promise<Page> {
  const entries = { [TOKEN_KEY]: staff.token, [USER_KEY]: JSON.stringify(staff.user) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  return context.newPage();
}

/** An order of one board with its files, not paid yet. */
async function placeWithFiles(origin: string, { api, person }: { api: Api; person: Person }): Promise<string> {
  const archive = sampleArchive("blinky");
  const form = new FormData();
  form.set("fileType", "8");
  form.set("file", new File([new Uint8Array(archive.buffer)], archive.name));
  const headers = { authorization: person.token };
  const sent = await fetch(new URL(uploadFile.path, origin), { method: "POST", headers, body: form });
  const { data } = (await sent.json()) as { data: { fileUrl: string } };
  const board = { gerberUrl: data.fileUrl, projectName: "Blinky" };
  const { projectId } = await api.call(createBoardProject, board, person.token);
  const { widthMm, heightMm, layers } = archive;
  const specification = { widthMm, heightMm, layers: layers as 2, quantity: 50 } as const;
  const item = { itemType: "Custom", projectId, specification } as const;
  const { cartItemId } = await api.call(addToCart, item, person.token);
  const receiverId = await seedReceiver({ api, person });
  const order = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
  return (await api.call(createOrder, order, person.token)).orderId;
}

test("an order goes from its payment to its customer's door, and nobody else finds the desk", async ({
  page,
  browser,
  shop,
  api,
  person,
  origin,
}) => {
  test.skip(process.env.E2E_BASE_URL !== undefined, "the data of another deployment cannot be reached");
  test.slow();
  const { t } = shop;
  const orderId = await placeWithFiles(origin, { api, person });
  const pay = async () => {
    const { payUrl } = await api.call(payOrder, { orderId }, person.token);
    await page.goto(new URL(payUrl, origin).href);
    await new SandboxPage(page, shop).choose("succeed");
  };
  await pay();

  const staff = await hire(api, shop);
  const desk = await openDesk(browser, origin, staff);
  // The customer has no desk, and staff have none before any page has told who they are.
  expect((await page.goto(shop.at("/ops")))?.status()).toBe(404);
  await desk.goto(shop.at("/my-center"));
  const hasPass = async () => (await desk.context().cookies()).some(({ name }) => name.endsWith("desk"));
  await expect.poll(hasPass).toBe(true);
  expect((await desk.goto(shop.at("/ops")))?.status()).toBe(200);
  await expect(desk.getByRole("link", { name: t("ops.overview.queue.review") })).toBeVisible();

  const press = (name: string) => desk.getByRole("button", { name, exact: true }).click();
  await desk.goto(shop.at(`/ops/orders/${orderId}`));
  await press(t("ops.act.to.Reviewed"));
  await press(t("ops.act.to.In Production"));
  await press(t("ops.act.to.Processed"));
  await expect.poll(async () => (await api.call(viewOrder, { id: orderId }, person.token)).status).toBe("Processed");
  await pay();

  await desk.reload();
  await desk.getByRole("textbox", { name: t("ops.act.carrier") }).fill("DHL");
  await desk.getByRole("textbox", { name: t("ops.act.tracking") }).fill("JD0001");
  await press(t("ops.act.to.Shipped"));
  await expect.poll(async () => (await api.call(viewOrder, { id: orderId }, person.token)).status).toBe("Shipped");
  await api.call(completeOrder, { id: orderId }, person.token);
  const order = await api.call(viewOrder, { id: orderId }, person.token);
  expect(order.status).toBe("Complete");
  expect(order.shipment).toMatchObject({ carrier: "DHL", trackingNumber: "JD0001" });
  await desk.context().close();
});
