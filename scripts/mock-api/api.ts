// The mock API, generated from the contract registry: checks access, input and output like the product's server.

import * as z from "zod/mini";
import { type Endpoint, pathParameters } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { defaultLocale, type MarketArea } from "@/lib/core/market/area";
import { fileResponse, refusal, success } from "@/lib/server/http/answer";
import { readParameters } from "@/lib/server/http/body";
import type { FileAnswer } from "@/lib/server/http/context";
import { parseInput } from "@/lib/server/http/parse-input";
import { requestLocale, successMessage } from "@/lib/server/http/translate";
import { MOCK_NOW } from "./clock";
import { generate } from "./generate";
import type { Handlers, MockContext } from "./handler";
import type { Customer, MockState, StoredFile } from "./state";
import { ACCOUNT_HANDLERS } from "./handlers/account";
import { ADDRESS_HANDLERS } from "./handlers/address";
import { BOARD_HANDLERS } from "./handlers/board";
import { CART_HANDLERS } from "./handlers/cart";
import { COUPON_HANDLERS } from "./handlers/coupon";
import { ORDER_HANDLERS } from "./handlers/order";
import { PART_HANDLERS } from "./handlers/part";
import { QUOTE_HANDLERS } from "./handlers/quote";

interface Route {
  name: EndpointName;
  endpoint: Endpoint;
  pattern: RegExp;
}

interface Found extends Route {
  /** Path parameters, decoded. */
  parameters: Record<string, string>;
}

export interface MockApiSettings {
  state: MockState;
  area: MarketArea;
  /** Override the mock's handlers, for tests. */
  handlers?: Handlers;
}

type AnyHandler = (input: unknown, context: MockContext) => unknown;

/** A literal path takes precedence over one with a parameter. */
const ROUTES: readonly Route[] = (Object.entries(REGISTRY) as [EndpointName, Endpoint][])
  .map(([name, endpoint]) => {
    const source = endpoint.path.replace(/\./g, "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    return { name, endpoint, pattern: new RegExp(`^${source}/?$`) };
  })
  .sort((one, other) => pathParameters(one.endpoint.path).length - pathParameters(other.endpoint.path).length);

/** Null if no contract has the method and the path. */
export function findRoute(method: string, path: string): Found | null {
  for (const route of ROUTES) {
    const match = route.endpoint.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    const entries = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { ...route, parameters: Object.fromEntries(entries) as Record<string, string> };
  }
  return null;
}

function requireAccess({ access }: Endpoint, customer: Customer | null): void {
  if (access === "staff" && !customer?.isStaff) throw new AppError("UNKNOWN_ROUTE");
  if (access !== "public" && !customer) throw new AppError("UNAUTHENTICATED");
}

interface ReadInput {
  parameters: Record<string, unknown>;
  file: StoredFile | null;
}

async function readUpload(request: Request, field: string): Promise<ReadInput> {
  const form = await request.formData();
  const file = form.get(field);
  const texts = [...form.entries()].filter(([, value]) => typeof value === "string");
  const parameters = Object.fromEntries(texts);
  if (file === null || typeof file === "string") return { parameters, file: null };
  return { parameters, file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

async function readInput({ endpoint, parameters }: Found, request: Request): Promise<ReadInput> {
  if (!endpoint.fileField)
    return { parameters: await readParameters(request, parameters, endpoint.maxBodyBytes), file: null };
  const upload = await readUpload(request, endpoint.fileField);
  return { ...upload, parameters: { ...upload.parameters, ...parameters } };
}

const GENERATED_FILE: FileAnswer = { name: "mock.txt", mime: "text/plain", body: "A file of the mock API." };

/** Thrown if an answer breaks its own contract, which is a fault of the mock. */
export class InvalidAnswerError extends Error {
  constructor(name: EndpointName, error: z.core.$ZodError) {
    const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    super(`The mock's answer of ${name} breaks its contract:\n  ${issues.join("\n  ")}`);
    this.name = "InvalidAnswerError";
  }
}

function outputOf({ name, endpoint }: Route, data: unknown): unknown {
  const parsed = z.safeParse(endpoint.output, data);
  if (!parsed.success) throw new InvalidAnswerError(name, parsed.error);
  return parsed.data;
}

/** Answer of an endpoint without a handler, validated against its contract. */
export function generatedAnswer(name: EndpointName): unknown {
  const endpoint: Endpoint = REGISTRY[name];
  const route = { name, endpoint, pattern: /^/ };
  return endpoint.answer === "file" ? GENERATED_FILE : outputOf(route, generate(name, endpoint.output));
}

export type MockApi = (request: Request) => Promise<Response>;

export function createMockApi({ state, area, handlers = HANDLERS }: MockApiSettings): MockApi {
  /** The same key returns the same result. */
  async function once(key: string | null, work: () => Promise<unknown>): Promise<unknown> {
    if (key === null) return work();
    if (!state.answered.has(key)) state.answered.set(key, await work());
    return state.answered.get(key);
  }

  async function answer(found: Found, request: Request): Promise<Response> {
    const { name, endpoint } = found;
    const token = request.headers.get("authorization");
    const customer = state.sessions.get(token ?? "") ?? null;
    requireAccess(endpoint, customer);
    const locale = requestLocale(request.headers, defaultLocale(area));
    const { parameters, file } = await readInput(found, request);
    const input = parseInput(endpoint, parameters, locale);
    const handler = handlers[name] as AnyHandler | undefined;
    const context: MockContext = { state, customer, token, area, locale, now: MOCK_NOW, file };
    const key = endpoint.idempotent ? request.headers.get("idempotency-key") : null;
    const work = () => Promise.resolve(handler ? handler(input, context) : generatedAnswer(name));
    const data = await once(key && `${name} ${key}`, work);
    if (endpoint.answer === "file") return await fileResponse(data as FileAnswer, request);
    return success(outputOf(found, data), endpoint.success && successMessage(locale, endpoint.success));
  }

  return async (request) => {
    const locale = requestLocale(request.headers, defaultLocale(area));
    try {
      const found = findRoute(request.method, new URL(request.url).pathname);
      if (!found) throw new AppError("UNKNOWN_ROUTE");
      return await answer(found, request);
    } catch (error) {
      if (!(error instanceof AppError)) {
        console.error(error);
        return refusal({ code: "OPERATION_FAILED" }, locale);
      }
      return refusal({ code: error.code, values: error.options.values, data: error.options.data }, locale);
    }
  };
}

/** The other endpoints answer from their contracts. */
const HANDLERS: Handlers = {
  ...ACCOUNT_HANDLERS,
  ...ADDRESS_HANDLERS,
  ...BOARD_HANDLERS,
  ...QUOTE_HANDLERS,
  ...PART_HANDLERS,
  ...CART_HANDLERS,
  ...COUPON_HANDLERS,
  ...ORDER_HANDLERS,
};
