// The request of an example as a command and as programs.

import type { ExampleRequest } from "./example-request";

/** In single quotes, which no example contains. */
const quoted = (text: string) => `'${text}'`;
const EXAMPLE_KEY = "a-key-of-your-own";

/** Reads the key from the variable BOARDWRIGHT_KEY, so that it is not kept in a shell's history. */
export function curlCode(request: ExampleRequest, origin: string): string {
  const { method, path, json, form, file, isIdempotent, answersFile } = request;
  const parts = [
    `curl ${method === "GET" || method === "POST" ? "" : `-X ${method} `}${quoted(`${origin}${path}`)}`,
    `-H "Authorization: Bearer $BOARDWRIGHT_KEY"`,
    ...(isIdempotent ? [`-H ${quoted(`Idempotency-Key: ${EXAMPLE_KEY}`)}`] : []),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...(file ? [`-F ${quoted(`${file.field}=@${file.name}`)}`] : []),
    ...(json ? [`-H ${quoted("Content-Type: application/json")}`, `-d ${quoted(JSON.stringify(json))}`] : []),
    ...(method === "POST" && !json && !form ? ["-X POST"] : []),
    ...(answersFile ? ["-OJ"] : []),
  ];
  return parts.join(" \\\n  ");
}

const indented = (value: unknown, spaces: number) =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(spaces)}`);

export function javascriptCode(request: ExampleRequest, origin: string): string {
  const { method, path, json, form, file, isIdempotent, answersFile } = request;
  const headers = [
    "    Authorization: `Bearer ${process.env.BOARDWRIGHT_KEY}`,",
    ...(isIdempotent ? [`    "Idempotency-Key": "${EXAMPLE_KEY}",`] : []),
    ...(json ? ['    "Content-Type": "application/json",'] : []),
  ];
  const formLines = file
    ? [
        'import { readFile } from "node:fs/promises";',
        "",
        "const form = new FormData();",
        ...Object.entries(form ?? {}).map(([name, value]) => `form.set("${name}", "${value}");`),
        `form.set("${file.field}", new Blob([await readFile("${file.name}")]), "${file.name}");`,
        "",
      ]
    : [];
  return [
    ...formLines,
    `const response = await fetch("${origin}${path}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...["  headers: {", ...headers, "  },"],
    ...(json ? [`  body: JSON.stringify(${indented(json, 2)}),`] : file ? ["  body: form,"] : []),
    "});",
    ...(answersFile
      ? [
          'if (response.headers.get("content-type")?.startsWith("application/json")) {',
          "  const { code, message } = await response.json();",
          "  throw new Error(`${code}: ${message}`);",
          "}",
          "const data = await response.blob();",
        ]
      : [
          "const { type, code, message, data } = await response.json();",
          'if (type === "error") throw new Error(`${code}: ${message}`);',
        ]),
    "console.log(data);",
  ].join("\n");
}

/** A value of JSON as Python writes it. */
function python(value: unknown, indent = 4): string {
  const pad = " ".repeat(indent);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map((each) => python(each, indent)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const lines = entries.map(([name, each]) => `${pad}    ${JSON.stringify(name)}: ${python(each, indent + 4)},`);
  return `{\n${lines.join("\n")}\n${pad}}`;
}

export function pythonCode(request: ExampleRequest, origin: string): string {
  const { method, path, json, form, file, isIdempotent, answersFile } = request;
  const headers = [
    `        "Authorization": f"Bearer {os.environ['BOARDWRIGHT_KEY']}",`,
    ...(isIdempotent ? [`        "Idempotency-Key": "${EXAMPLE_KEY}",`] : []),
  ];
  return [
    ...["import os", "", "import requests", ""],
    `response = requests.${method.toLowerCase()}(`,
    `    "${origin}${path}",`,
    ...["    headers={", ...headers, "    },"],
    ...(json ? [`    json=${python(json)},`] : []),
    ...(file ? [`    data=${python(form)},`, `    files={"${file.field}": open("${file.name}", "rb")},`] : []),
    "    timeout=60,",
    ")",
    ...(answersFile
      ? [
          'if response.headers["content-type"].startswith("application/json"):',
          `    raise RuntimeError("{code}: {message}".format(**response.json()))`,
          "print(len(response.content))",
        ]
      : [
          "answer = response.json()",
          'if answer["type"] == "error":',
          `    raise RuntimeError(f"{answer['code']}: {answer['message']}")`,
          'print(answer["data"])',
        ]),
  ].join("\n");
}
