// Paths that reach the API: they alone take bodies.

import { describe, expect, it } from "vitest";
import { isApiPath } from "@/lib/server/http/gate";

describe("the paths of the API", () => {
  it.each(["/api/eda/order/list", "/import/kicad/edaData", "/mcp", "/mcp?x=1", "/mcp/"])("have %s", (url) => {
    expect(isApiPath(url)).toBe(true);
  });

  it.each(["/", "/mcps", "/en/mcp", "/apis", "/developers", "/api", "/MCP"])("have no %s", (url) => {
    expect(isApiPath(url)).toBe(false);
  });
});
