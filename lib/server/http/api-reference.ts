// The public API's reference, read out of its OpenAPI document and the table of scopes.

import * as z from "zod/mini";
import type { ApiField, ApiOperation } from "@/lib/contracts/api-reference";
import type { ApiScope } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { openApiDocument } from "./openapi";

const property = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.union([z.string(), z.number(), z.boolean()]))),
});
type Property = z.infer<typeof property>;

const properties = z._default(z.record(z.string(), property), {});
const objectSchema = z.object({ properties, required: z._default(z.array(z.string()), []) });
type ObjectSchema = z.infer<typeof objectSchema>;
/** Fields of all alternatives are shown; those that all of them require are required. */
const bodySchema = z.union([z.object({ oneOf: z.array(objectSchema) }), objectSchema]);

const operation = z.object({
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), required: z.boolean(), schema: property }),
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: bodySchema })) })),
  responses: z.object({ "200": z.object({ content: z.record(z.string(), z.unknown()) }) }),
});
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const fieldOf = (name: string, place: ApiField["place"], { type, enum: values = [] }: Property): ApiField => ({
  ...{ name, place, type: type ?? null, values: values.map(String), isRequired: false },
});

function whole(schema: z.infer<typeof bodySchema>): ObjectSchema {
  if (!("oneOf" in schema)) return schema;
  const [first, ...others] = schema.oneOf;
  return {
    properties: Object.assign({}, ...schema.oneOf.map((each) => each.properties)) as ObjectSchema["properties"],
    required: (first?.required ?? []).filter((name) => others.every(({ required }) => required.includes(name))),
  };
}

function fieldsOf({ parameters, requestBody }: z.infer<typeof operation>): ApiField[] {
  const sent = parameters.flatMap(({ name, in: place, schema, required }) =>
    place === "header" ? [] : [{ ...fieldOf(name, place, schema), isRequired: required }],
  );
  const named = new Set(sent.map(({ name }) => name));
  const [content] = Object.values(requestBody?.content ?? {});
  if (!content) return sent;
  const { properties: fields, required } = whole(content.schema);
  const inBody = Object.entries(fields)
    .filter(([name]) => !named.has(name))
    .map(([name, each]) => ({ ...fieldOf(name, "body", each), isRequired: required.includes(name) }));
  return [...sent, ...inBody];
}

function operationOf(name: EndpointName, scope: ApiScope): ApiOperation {
  const endpoint: Endpoint = REGISTRY[name];
  const { method, path, limit } = endpoint;
  const read = z.parse(described, openApiDocument([endpoint])).paths[path]?.[method.toLowerCase()];
  if (!read) throw new Error(`${name} is not described`);
  const fields = fieldsOf(read);
  const [body = null] = fields.some(({ place }) => place === "body")
    ? Object.keys(read.requestBody?.content ?? {})
    : [];
  return {
    ...{ name, scope, method, path, body, fields },
    answersFile: !("application/json" in read.responses["200"].content),
    // The calls of a key are repeatable, whichever they change something by.
    isIdempotent: method !== "GET" && endpoint.answer === "data",
    callsPerMinute: limit?.perMinute ?? null,
  };
}

/** Endpoints that a key may call, in the order of the table. */
export const apiReference = (): ApiOperation[] =>
  Object.entries(SCOPE_OF).map(([name, scope]) => operationOf(name as EndpointName, scope));
