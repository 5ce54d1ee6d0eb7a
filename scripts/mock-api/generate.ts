// Generates answers from an output schema: the same values for the same endpoint in every run.

import * as z from "zod/mini";
import { Random } from "@/tests/support/random";
import { hintedNumber, hintedObject, hintedString } from "./field-hints";

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  default?: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const ROWS = 3;

/** FNV-1a: each endpoint has its own seed, so that the order of calls has no effect. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

class Generator {
  readonly #random: Random;
  readonly #root: JsonSchema;
  #ids = 0;

  constructor(name: string, root: JsonSchema) {
    this.#random = new Random(seedOf(name));
    this.#root = root;
  }

  value(schema: JsonSchema, key: string): unknown {
    if (schema.$ref !== undefined) return this.value(this.#resolve(schema.$ref), key);
    if ("const" in schema) return schema.const;
    if (schema.enum) return this.#random.one(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.value(this.#option(options), key);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.value(part, key)));
    const { type } = schema;
    if (Array.isArray(type)) return this.value({ ...schema, type: type.find((each) => each !== "null") }, key);
    switch (type) {
      case "object":
        return this.#object(schema);
      case "array":
        return this.#array(schema, key);
      case "string":
        return this.#string(schema, key);
      case "integer":
      case "number":
        return this.#number(schema, key);
      case "boolean":
        return this.#random.isLuck(0.5);
      case "null":
        return null;
      default:
        return key;
    }
  }

  /** Null is valid in many places but shows nothing. */
  #option(options: readonly JsonSchema[]): JsonSchema {
    const telling = options.filter(({ type }) => type !== "null");
    return this.#random.one(telling.length > 0 ? telling : options);
  }

  #resolve(reference: string): JsonSchema {
    const name = reference.replace("#/$defs/", "");
    return reference === "#" ? this.#root : (this.#root.$defs?.[name] ?? {});
  }

  #object({ properties, additionalProperties, propertyNames }: JsonSchema): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(properties ?? {})) result[key] = this.value(schema, key);
    if (typeof additionalProperties === "object") {
      const keys = (propertyNames?.enum as string[] | undefined) ?? ["first", "second"];
      for (const key of keys) result[key] = this.value(additionalProperties, key);
    }
    Object.assign(result, hintedObject(result));
    // A list's total is the number of its rows.
    if (Array.isArray(result.rows) && typeof result.total === "number") result.total = result.rows.length;
    return result;
  }

  #array({ items = {}, minItems = 0, maxItems = ROWS }: JsonSchema, key: string): unknown[] {
    const length = Math.max(minItems, Math.min(maxItems, ROWS));
    return Array.from({ length }, () => this.value(items, key.replace(/s$/, "")));
  }

  #string({ format, minLength = 0, maxLength = Infinity }: JsonSchema, key: string): string {
    const text = hintedString(key, { format, random: this.#random, nextId: () => ++this.#ids });
    return text.padEnd(minLength, "0").slice(0, maxLength);
  }

  #number({ type, minimum = 0, maximum = 1_000 }: JsonSchema, key: string): number {
    const hinted = hintedNumber(key, this.#random);
    // The default bounds of an integer are those of a double, but negative values are not meant.
    const low = Math.min(Math.max(minimum, 0), maximum);
    const drawn = hinted ?? low + this.#random.below(Math.min(maximum - low, 1_000) + 1);
    const inside = Math.min(Math.max(drawn, minimum), maximum);
    return type === "integer" ? Math.round(inside) : inside;
  }
}

/** Data that `output` accepts, generated with the seed of `name`. */
export function generate(name: string, output: z.core.$ZodType): unknown {
  const schema = z.toJSONSchema(output, { io: "output", unrepresentable: "any" }) as JsonSchema;
  return new Generator(name, schema).value(schema, name);
}
