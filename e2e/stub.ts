// Stubbed answers that a healthy server never gives, by the contract of the call.
import type { Page, Request, Route } from "@playwright/test";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";

function isCallOf(name: EndpointName, request: Request): boolean {
  const { method, path } = REGISTRY[name];
  const pattern = new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
  return request.method() === method && pattern.test(new URL(request.url()).pathname);
}

/** `handle` receives every call of an endpoint; the others go on to the server. */
export async function stub(page: Page, name: EndpointName, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/api/**", (route) => (isCallOf(name, route.request()) ? handle(route) : route.fallback()));
}

export async function stubJson(
  page: Page,
  name: EndpointName,
  answer: { status?: number; json: unknown },
): Promise<void> {
  await stub(page, name, (route) => route.fulfill(answer));
}
