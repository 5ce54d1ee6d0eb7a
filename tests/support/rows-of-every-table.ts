// Rows for every table of a database, whatever its schema is: by its own catalog, with awkward values.

import type { Random } from "@/tests/support/random";

export type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

type Column = { table: string; name: string; type: string; isRequired: boolean; default: string | null };
type Reference = { table: string; column: string; target: string; targetColumn: string };

/** Texts that an export may spoil: signs of COPY's format, of JSON, of CSV, line ends, an empty one, and others. */
const AWKWARD = ["\\N", "\\.", "tab\tand\nnew line\r\n", "quotes \" ' and \\", "", "板匠 😀", "\u0001"];

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
    pg_get_expr(d.adbin, d.adrelid) as default
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`;

const REFERENCES = `
  select k.conrelid::regclass::text as table, a.attname as column, k.confrelid::regclass::text as target,
    b.attname as "targetColumn"
  from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;

/** Adds `count` rows to each table; answers how many each one got, by its name. */
export async function fillEveryTable(query: Query, random: Random, count: number): Promise<Map<string, number>> {
  const columns = new Map<string, Column[]>();
  for (const column of await query<Column>(COLUMNS))
    columns.set(column.table, [...(columns.get(column.table) ?? []), column]);
  const references = await query<Reference>(REFERENCES);
  const ordered = parentsFirst([...columns.keys()], references);
  for (const table of ordered) {
    for (let row = 0; row < count; row++) await addRow(query, random, columns.get(table) ?? [], references, row);
  }
  return new Map(ordered.map((table) => [table, count]));
}

async function addRow(query: Query, random: Random, columns: Column[], references: Reference[], row: number) {
  const values: unknown[] = [];
  for (const column of columns) {
    const reference = references.find((each) => each.table === column.table && each.column === column.name);
    values.push(reference ? await parentKey(query, reference, column, row) : valueOf(column, random, row));
  }
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const places = columns.map(({ type }, at) => `$${at + 1}::${type}`).join(", ");
  await query(`insert into "${columns[0]?.table}" (${names}) values (${places})`, values);
}

/** The row that was added to the parent table as this one's like; an optional one is left out in every second row. */
async function parentKey(query: Query, { table, target, targetColumn }: Reference, column: Column, row: number) {
  if (!column.isRequired && (table === target || row % 2 === 1)) return null;
  const rows = await query<{ key: unknown }>(
    `select "${targetColumn}" as key from ${target} order by ctid desc offset $1 limit 1`,
    [row],
  );
  return rows[0]?.key ?? null;
}

function valueOf({ name, type, isRequired, default: preset }: Column, random: Random, row: number): unknown {
  if (!isRequired && row % 3 === 2) return null;
  const unique = `${row}-${random.below(1e9)}-${random.below(1e9)}`;
  if (type === "text") return `${unique} ${AWKWARD[row % AWKWARD.length]}`;
  if (type === "jsonb") return jsonOf(preset, unique, row);
  if (type === "integer") return random.below(4_000_000_000) - 2_000_000_000;
  if (type === "bigint") return String(BigInt(random.below(2 ** 31)) * 4_000_000n);
  if (type === "boolean") return random.isLuck(0.5);
  if (type === "double precision" || type === "real" || type === "numeric") return random.between(0, 1e9);
  if (type === "date") return `20${10 + random.below(80)}-0${1 + random.below(9)}-1${random.below(10)}`;
  if (type.startsWith("timestamp")) return new Date(random.below(2 ** 31) * 1000 + random.below(1000)).toISOString();
  if (type === "text[]") return [unique, ...AWKWARD];
  if (type.endsWith("[]")) return [1, 2, 3];
  throw new Error(`no value for ${name} of type ${type}`);
}

/** Of the kind that the column begins with, so that statements which read it find what they expect. */
function jsonOf(preset: string | null, unique: string, row: number): string {
  const content = { text: AWKWARD[row % AWKWARD.length], unique, number: 1e-7, nested: [null, { deep: "ü" }] };
  return JSON.stringify(preset?.startsWith("'[") ? [content] : content);
}

/** Throws where tables refer to each other in a ring; a reference to the table itself is none. */
function parentsFirst(tables: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      (table) =>
        !ordered.includes(table) &&
        references.every((each) => each.table !== table || each.target === table || ordered.includes(each.target)),
    );
    if (ready.length === 0) throw new Error("tables refer to each other in a ring");
    ordered.push(...ready);
  }
  return ordered;
}
