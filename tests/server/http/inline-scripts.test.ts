import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashOf, hashPage, inlineScripts, isPageData } from "@/lib/server/http/inline-scripts";

describe("inline scripts of a page", () => {
  it("are those that a browser would run", () => {
    const html = `<!doctype html><script src="/_next/a.js" async=""></script><script>one()</script>
      <SCRIPT id="x" type="module">two()</SCRIPT ><script type="application/ld+json">{"a":1}</script>
      <script nonce="n">three("</p>")</script><script></script>`;
    expect(inlineScripts(html)).toEqual(["one()", "two()", 'three("</p>")']);
  });

  it.each([
    ['self.__next_f.push([1,"a:b\\n"])', true],
    ["(self.__next_f=self.__next_f||[]).push([0])", true],
    ['self.__next_f.push([1,"a"]);alert(1)', false],
    ["self.__next_f.push([1,alert(1)])", false],
    ["self.__next_f.push([1,`${alert(1)}`])", false],
    ['self.__next_f.push([1,"a"])\nalert(1)', false],
    ["alert(1)", false],
    ['x.__next_f.push([1,"a"])', false],
    ["(self.__next_f=self.__next_f||[]).push([0]),alert([1])", false],
  ])("%s only hands over data: %s", (script, isData) => {
    expect(isPageData(script)).toBe(isData);
  });

  it("are allowed when the build knows them or they only hand over data, and no others", () => {
    const html = `<script>theme()</script><script>self.__next_f.push([1,"x"])</script><script>alert(1)</script>`;
    expect(hashPage(html, new Set([hashOf("theme()")]))).toEqual({
      allowed: [hashOf("theme()"), hashOf('self.__next_f.push([1,"x"])')],
      refused: [hashOf("alert(1)")],
    });
    expect(hashOf("alert(1)")).toBe(createHash("sha256").update("alert(1)").digest("base64"));
  });
});
