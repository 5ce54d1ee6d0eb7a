// Reads the XML documents of design tools: elements, attributes and text. Nothing is fetched, no entity is declared,
// nothing recurses, and every size is limited.

import { err, ok, type Result } from "@/lib/base/result";

export type XmlElement = {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  /** All text directly within. */
  text: string;
  /** Line of the opening tag, from 1. */
  line: number;
};

/** DOCTYPE_REFUSED: a document type other than the one that may be named, or one that declares anything itself. */
export type XmlCode = "DOCTYPE_REFUSED" | "UNEXPECTED" | "UNFINISHED" | "TOO_DEEP" | "TOO_LARGE";

export type XmlOptions = {
  /** The one document type that is accepted, compared word by word. */
  doctype?: string;
  maxDepth?: number;
  /** Elements and attributes together. */
  maxItems?: number;
};

const MAX_DEPTH = 100;
const MAX_ITEMS = 10_000_000;
/** References to characters in a document. Each is a string of its own until its text is whole. */
const MAX_REFERENCES = 500_000;
const MAX_READ = 40;

const NAME = /[A-Za-z_:][\w:.-]*/y;
const ATTRIBUTE = /\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

/** The root element. Failures give `line` and `read`, the text that was found there. */
export function parseXml(text: string, options: XmlOptions = {}): Result<XmlElement, XmlCode> {
  return new XmlReader(text, options).read();
}

class XmlReader {
  readonly #text: string;
  readonly #doctype: string | undefined;
  readonly #maxDepth: number;
  readonly #maxItems: number;
  readonly #open: XmlElement[] = [];
  #root: XmlElement | undefined;
  #at = 0;
  #items = 0;
  #references = 0;
  /** Counted up to the line feed at `#lineEnd`, or to the end of the text. */
  #line = 0;
  #lineEnd = -1;

  constructor(text: string, { doctype, maxDepth = MAX_DEPTH, maxItems = MAX_ITEMS }: XmlOptions) {
    this.#text = text;
    this.#doctype = doctype;
    this.#maxDepth = maxDepth;
    this.#maxItems = maxItems;
    if (text.charCodeAt(0) === 0xfeff) this.#at = 1;
  }

  read(): Result<XmlElement, XmlCode> {
    while (this.#at < this.#text.length) {
      const code = this.#step();
      if (code !== null) return this.#failure(code);
    }
    return this.#root && this.#open.length === 0 ? ok(this.#root) : this.#failure("UNFINISHED");
  }

  #step(): XmlCode | null {
    const text = this.#text;
    const next = text.indexOf("<", this.#at);
    const end = next < 0 ? text.length : next;
    if (end > this.#at) {
      const code = this.#addText(text.slice(this.#at, end));
      if (code !== null) return code;
      this.#at = end;
      return null;
    }
    if (text.startsWith("<!--", next)) return this.#skipTo("-->", next + 4);
    if (text.startsWith("<?", next)) return this.#skipTo("?>", next + 2);
    if (text.startsWith("<![CDATA[", next)) return this.#characterData(next + 9);
    if (text.startsWith("<!", next)) return this.#documentType(next);
    return text.startsWith("</", next) ? this.#closeTag(next) : this.#openTag(next);
  }

  #addText(raw: string): XmlCode | null {
    const element = this.#open.at(-1);
    if (element) {
      if (!this.#canResolve(raw)) return "TOO_LARGE";
      element.text += resolved(raw);
    } else if (raw.trim() !== "") return "UNEXPECTED";
    return null;
  }

  /** Counts the references of a text, before any of them is read. */
  #canResolve(raw: string): boolean {
    for (let at = raw.indexOf("&"); at >= 0 && this.#references <= MAX_REFERENCES; at = raw.indexOf("&", at + 1))
      this.#references += 1;
    return this.#references <= MAX_REFERENCES;
  }

  #skipTo(mark: string, from: number): XmlCode | null {
    const end = this.#text.indexOf(mark, from);
    if (end < 0) return "UNFINISHED";
    this.#at = end + mark.length;
    return null;
  }

  #characterData(from: number): XmlCode | null {
    const end = this.#text.indexOf("]]>", from);
    const element = this.#open.at(-1);
    if (end < 0) return "UNFINISHED";
    if (!element) return "UNEXPECTED";
    element.text += this.#text.slice(from, end);
    this.#at = end + 3;
    return null;
  }

  #documentType(from: number): XmlCode | null {
    const end = this.#text.indexOf(">", from);
    const words = this.#text.slice(from, end + 1).replace(/\s+/g, " ");
    if (this.#root || this.#doctype === undefined || words !== this.#doctype) return "DOCTYPE_REFUSED";
    this.#at = end + 1;
    return null;
  }

  #openTag(from: number): XmlCode | null {
    NAME.lastIndex = from + 1;
    const name = NAME.exec(this.#text)?.[0];
    if (name === undefined || (this.#root && this.#open.length === 0)) return "UNEXPECTED";
    if (this.#open.length >= this.#maxDepth) return "TOO_DEEP";
    const element: XmlElement = { name, attributes: new Map(), children: [], text: "", line: this.#lineOf(from) };
    let at = NAME.lastIndex;
    for (;;) {
      if (++this.#items > this.#maxItems) return "TOO_LARGE";
      ATTRIBUTE.lastIndex = at;
      const match = ATTRIBUTE.exec(this.#text);
      if (!match) break;
      const value = match[2] ?? match[3] ?? "";
      if (!this.#canResolve(value)) return "TOO_LARGE";
      element.attributes.set(match[1] ?? "", resolved(value));
      at = ATTRIBUTE.lastIndex;
    }
    TAG_END.lastIndex = at;
    const closing = TAG_END.exec(this.#text);
    this.#at = at;
    if (!closing) return at >= this.#text.trimEnd().length ? "UNFINISHED" : "UNEXPECTED";
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    if (closing[1] !== "/") this.#open.push(element);
    this.#at = TAG_END.lastIndex;
    return null;
  }

  #closeTag(from: number): XmlCode | null {
    const end = this.#text.indexOf(">", from);
    if (end < 0) return "UNFINISHED";
    if (this.#open.pop()?.name !== this.#text.slice(from + 2, end).trim()) return "UNEXPECTED";
    this.#at = end + 1;
    return null;
  }

  /** Positions must be requested in ascending order, so that the text is scanned once. */
  #lineOf(at: number): number {
    while (this.#lineEnd < at) {
      const end = this.#text.indexOf("\n", this.#lineEnd + 1);
      this.#line++;
      this.#lineEnd = end < 0 ? this.#text.length : end;
    }
    return this.#line;
  }

  #failure(code: XmlCode) {
    const at = Math.min(this.#at, this.#text.length);
    const read = this.#text.slice(at, at + MAX_READ).split("\n", 1)[0] ?? "";
    return err(code, { line: this.#lineOf(at), read });
  }
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Resolves the five named characters and numeric references; any other name stays as it is written. */
function resolved(raw: string): string {
  if (!raw.includes("&")) return raw;
  return raw.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g, (all, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The children of the child `name`; empty where there is none. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return childOf(element, name)?.children ?? [];
}

/** An attribute as a number; NaN if it is not one, `otherwise` if it is missing. */
export function numberOf(element: XmlElement, name: string, otherwise = NaN): number {
  const value = element.attributes.get(name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  // Blanks count as 0 to Number; they are looked for only where it gives that.
  return number === 0 && value.trim() === "" ? NaN : number;
}
