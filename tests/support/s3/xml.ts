// Answers of the S3 API, and the one request body that it reads.

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

type Content = string | number | boolean | Node[];
type Node = [name: string, content: Content];

const render = (nodes: Node[]): string =>
  nodes
    .map(
      ([name, content]) => `<${name}>${Array.isArray(content) ? render(content) : escaped(String(content))}</${name}>`,
    )
    .join("");

export const xmlDocument = (name: string, nodes: Node[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${render(nodes)}</${name}>`;

/** Parts of a CompleteMultipartUpload. */
export function readParts(body: Buffer): { number: number; etag: string }[] {
  return [...body.toString("utf8").matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&#34;", '"'),
  }));
}
