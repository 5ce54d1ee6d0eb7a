// The API described for programs, made from the same contracts that serve it.

import * as z from "zod/mini";
import { API_VERSION, API_VERSIONS, VERSION_HEADER } from "@/lib/contracts/api-version";
import { type Endpoint, pathParameters } from "@/lib/contracts/endpoint";
import { scopeOf } from "@/lib/server/api-key/authenticate";

const MIME = { form: "application/x-www-form-urlencoded", multipart: "multipart/form-data", json: "application/json" };

type Json = Record<string, unknown>;

const SECURITY_SCHEMES = {
  token: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The token of a session, without a scheme",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "bw_…",
    description: "An API key of the account; it needs the scope that the operation names in x-api-key-scope",
  },
};

interface Described {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: { minimum?: number; maximum?: number; required?: string[] };
}

/** A transform takes nothing as well, so a field counts as required where leaving it out is refused. */
function describeRequired({ shape }: z.core.$ZodObjectDef, described: Described["jsonSchema"]): void {
  const required = Object.keys(shape).filter((name) => {
    const field = shape[name];
    return field !== undefined && !z.safeParse(field, undefined).success;
  });
  if (required.length > 0) described.required = required;
  else delete described.required;
}

/** The input of a transform has no type; the schema behind it describes the value better. */
function describeTransformed({ zodSchema, jsonSchema }: Described): void {
  // Bounds of every integer say nothing.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { def } = zodSchema._zod;
  if (def.type === "object") describeRequired(def, jsonSchema);
  if (def.type !== "pipe") return;
  const { in: taken, out: given } = def as z.core.$ZodPipeDef;
  if (taken._zod.def.type === "transform") Object.assign(jsonSchema, schemaOf(given, "input"));
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const override = io === "input" ? describeTransformed : undefined;
  return z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0", override }) as Json;
}

function parametersOf(endpoint: Endpoint, input: Json): Json[] {
  const properties = (input.properties ?? {}) as Json;
  const inPath = new Set(pathParameters(endpoint.path));
  const names = endpoint.method === "GET" ? Object.keys(properties) : [...inPath];
  const required = (input.required ?? []) as string[];
  return names.map((name) => ({
    name,
    in: inPath.has(name) ? "path" : "query",
    required: inPath.has(name) || required.includes(name),
    schema: properties[name] ?? { type: "string" },
  }));
}

/** Headers that calls of a key may bring. */
const headersOf = ({ method, answer }: Endpoint): Json[] => [
  { name: VERSION_HEADER, in: "header", required: false, schema: { type: "string", enum: [...API_VERSIONS] } },
  ...(method === "GET" || answer === "file"
    ? []
    : [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 100 } }]),
];

function answerOf(endpoint: Endpoint): Json {
  if (endpoint.answer === "file")
    return { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  const data = schemaOf(endpoint.output, "output");
  const envelope = {
    type: "object",
    required: ["type", "message"],
    properties: { type: { type: "string" }, message: { type: "string" }, code: { type: "string" }, data },
  };
  return { "application/json": { schema: envelope } };
}

/** With the file that a body may bring beside its fields. */
function bodyOf({ body, fileField }: Endpoint, input: Json): Json {
  const file = { type: "string", format: "binary" };
  const properties = { ...((input.properties ?? {}) as Json), ...(fileField && { [fileField]: file }) };
  return { content: { [MIME[body]]: { schema: fileField ? { ...input, properties } : input } } };
}

/** An empty object stands for a call without any of them. */
const securityOf = ({ access }: Endpoint, scope: string | undefined): Json[] => [
  access === "public" ? {} : { token: [] },
  ...(scope === undefined ? [] : [{ apiKey: [] }]),
];

function operationOf(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, "input");
  const scope = scopeOf(endpoint);
  const operation: Json = {
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint, input), ...(scope === undefined ? [] : headersOf(endpoint))],
    security: securityOf(endpoint, scope),
    // OpenAPI 3.0 has scopes for OAuth alone.
    ...(scope === undefined ? {} : { "x-api-key-scope": scope }),
    ...(endpoint.limit ? { "x-calls-per-minute": endpoint.limit.perMinute } : {}),
    responses: { "200": { description: endpoint.summary, content: answerOf(endpoint) } },
  };
  if (endpoint.method !== "GET") operation.requestBody = bodyOf(endpoint, input);
  return operation;
}

/** OpenAPI 3.0 of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: "3.0.3",
    info: { title: "Boardwright", version: API_VERSION, description: "Quotes, orders and design data of Boardwright." },
    components: { securitySchemes: SECURITY_SCHEMES },
    paths,
  };
}
