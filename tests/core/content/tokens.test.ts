import { describe, expect, it } from "vitest";
import { fillTokens, tokensIn } from "@/lib/core/content/tokens";

describe("tokens", () => {
  it("are read with their key and arguments", () => {
    expect(tokensIn("From {{limit minTrace unit=mil}} for {{price layers=2 width=100.5}}.")).toEqual([
      { name: "limit", key: "minTrace", args: { unit: "mil" } },
      { name: "price", key: "", args: { layers: "2", width: "100.5" } },
    ]);
  });

  it("are replaced by values that Markdown takes as plain text", () => {
    expect(fillTokens("a {{x y}} b", () => "*1* | [2]")).toBe("a \\*1\\* \\| \\[2\\] b");
  });

  it("stay as they are where nothing answers them", () => {
    expect(fillTokens("a {{unknown}} b", () => null)).toBe("a {{unknown}} b");
  });
});
