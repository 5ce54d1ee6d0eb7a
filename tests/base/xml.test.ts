import { describe, expect, it } from "vitest";
import { childOf, childrenOf, numberOf, parseXml, type XmlElement } from "@/lib/base/xml";

const DOCTYPE = '<!DOCTYPE eagle SYSTEM "eagle.dtd">';

function parsed(text: string): XmlElement {
  const result = parseXml(text, { doctype: DOCTYPE });
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.details)}`);
  return result.value;
}

describe("an XML document", () => {
  it("is elements with attributes, text and the lines of their tags", () => {
    const root = parsed(`\uFEFF<?xml version="1.0"?>\n${DOCTYPE}\n<!-- a > b -->\n<eagle version="9">
<a x='1.5' y = "a &lt; b &#65;&#x42; &unknown;"/><b>one <c/>two<![CDATA[<&]]></b>
</eagle>\n`);
    expect([root.name, root.line, root.attributes.get("version")]).toEqual(["eagle", 4, "9"]);
    const a = childOf(root, "a");
    expect([...(a?.attributes ?? [])]).toEqual([
      ["x", "1.5"],
      ["y", "a < b AB &unknown;"],
    ]);
    const b = childOf(root, "b");
    expect([b?.text, b?.line]).toEqual(["one two<&", 5]);
    expect(childrenOf(root, "b").map(({ name }) => name)).toEqual(["c"]);
    expect(childrenOf(root, "none")).toEqual([]);
  });

  it("has numbers in its attributes, or none", () => {
    const root = parsed('<a x="1.5" y="" z="q"/>');
    expect(["x", "y", "z", "w"].map((name) => numberOf(root, name, 7))).toEqual([1.5, NaN, NaN, 7]);
  });

  it.each([
    ['<!DOCTYPE eagle [<!ENTITY a "aaaa">]><eagle>&a;</eagle>', "DOCTYPE_REFUSED"],
    ['<!DOCTYPE eagle SYSTEM "file:///etc/passwd"><eagle/>', "DOCTYPE_REFUSED"],
    [`<eagle>${DOCTYPE}</eagle>`, "DOCTYPE_REFUSED"],
    ["", "UNFINISHED"],
    ["<a><b></b>", "UNFINISHED"],
    ["<a", "UNFINISHED"],
    ["<a><!-- </a>", "UNFINISHED"],
    ["<a></b>", "UNEXPECTED"],
    ["<a/><b/>", "UNEXPECTED"],
    ["words", "UNEXPECTED"],
    ["<a x=1/>", "UNEXPECTED"],
    ["<a><1/></a>", "UNEXPECTED"],
  ])("%j is refused", (text, code) => {
    expect(parseXml(text, { doctype: DOCTYPE })).toMatchObject({ ok: false, code });
  });

  it("is read in a time that grows with its length, also on a single line", { timeout: 3_000 }, () => {
    const root = parseXml(`<a>${'<b name="0123456789"/>'.repeat(200_000)}</a>`);
    expect(root.ok && root.value.children.length).toBe(200_000);
  });

  it("tells the line and what stands there", () => {
    expect(parseXml("<a>\n <b>\n </c>\n</a>")).toEqual({
      ok: false,
      code: "UNEXPECTED",
      details: { line: 3, read: "</c>" },
    });
  });

  it("is refused beyond its limits", () => {
    expect(parseXml("<a>".repeat(1_000_000))).toMatchObject({ ok: false, code: "TOO_DEEP" });
    expect(parseXml(`<a>${"<b/>".repeat(20)}</a>`, { maxItems: 20 })).toMatchObject({ ok: false, code: "TOO_LARGE" });
    // References by number are as many characters and no more; four million of them took 600 MB.
    expect(parsed(`<a>${"&#97;".repeat(400_000)}</a>`).text).toHaveLength(400_000);
    const many = `<a b="${"&#97;".repeat(300_000)}">${"&#97;".repeat(300_000)}</a>`;
    expect(parseXml(many)).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });
});
