// The API described for programs, made from the same contracts that serve it.

import * as z from "zod/mini";
import { type Endpoint, pathParameters } from "@/lib/contracts/endpoint";

const MIME = { form: "application/x-www-form-urlencoded", multipart: "multipart/form-data", json: "application/json" };

type Json = Record<string, unknown>;

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0" }) as Json;
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

function operationOf(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, "input");
  const operation: Json = {
    summary: endpoint.summary,
    parameters: parametersOf(endpoint, input),
    security: endpoint.access === "public" ? [] : [{ token: [] }],
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
    info: { title: "Boardwright", version: "1", description: "Quotes, orders and design data of Boardwright." },
    components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization" } } },
    paths,
  };
}
