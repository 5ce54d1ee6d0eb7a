// @vitest-environment jsdom
// The page for developers: everything that a key may call, in both languages, and commands that work as they stand.

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DevelopersPage } from "@/components/developers/developers-page";
import { ReferencePage } from "@/components/developers/reference/reference-page";
import { API_SCOPES } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { REGISTRY } from "@/lib/contracts/registry";
import { WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { apiReference } from "@/lib/server/http/api-reference";
import accountEn from "@/messages/en/account.json";
import en from "@/messages/en/developers.json";
import accountZh from "@/messages/zh/account.json";
import zh from "@/messages/zh/developers.json";
import { renderInMarket } from "../../support/render-in-market";

const ORIGIN = "https://www.example.com";
const page = <DevelopersPage operations={apiReference()} origin={ORIGIN} />;

describe("the reference", () => {
  it("has each endpoint of the table of scopes, and each in both languages", () => {
    const names = Object.keys(SCOPE_OF).sort();
    expect(
      apiReference()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
    expect(Object.keys(en.operations).sort()).toEqual(names);
    expect(Object.keys(zh.operations).sort()).toEqual(names);
  });

  it("names the fields of an endpoint, its limit, and what has to be sent", () => {
    const operation = apiReference().find(({ name }) => name === "createOrder");
    expect(operation).toMatchObject({
      scope: "orders:write",
      isIdempotent: true,
      method: "POST",
      path: "/api/eda/order",
    });
    const required = operation?.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(required).toEqual(["cartItemIds", "receiverId", "shippingMethod"]);
    const upload = apiReference().find(({ name }) => name === "uploadFile");
    expect(upload?.fields.find(({ name }) => name === "fileType")).toMatchObject({ isRequired: true, place: "body" });
    const viewed = apiReference().find(({ name }) => name === "viewOrder");
    expect(viewed?.fields).toEqual([{ name: "id", place: "path", type: "string", values: [], isRequired: true }]);
  });

  it.each([
    ["en-US", en],
    ["zh-CN", zh],
  ] as const)("shows them to readers of %s without a script", (tag, words) => {
    renderInMarket(<ReferencePage operations={apiReference()} origin={ORIGIN} />, { tag });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.referencePage.title);
    const operations = document.querySelectorAll("details");
    expect(operations).toHaveLength(Object.keys(SCOPE_OF).length);
    const order = document.getElementById("createOrder");
    expect(order?.textContent).toContain(words.operations.createOrder);
    expect(order?.textContent).toContain("Idempotency-Key");
    expect(order?.textContent).toContain(`curl '${ORIGIN}/api/eda/order'`);
    expect(order?.textContent).toContain(words.referencePage.answer);
  });

  it.each([
    ["en-US", accountEn, "Quotes"],
    ["zh-CN", accountZh, "报价"],
  ] as const)("heads its sections for %s by the words of a key's scopes, each with its code", (tag, words, first) => {
    renderInMarket(<ReferencePage operations={apiReference()} origin={ORIGIN} />, { tag });
    const names = words.apiKeys.scopes;
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      API_SCOPES.map((scope) => `${names[scope]} ${scope}`),
    );
    expect(headings[0]?.textContent).toBe(`${first} quote`);
    const contents = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(contents.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      API_SCOPES.map((scope) => [names[scope], `#scope-${scope}`]),
    );
  });

  it("narrows to the endpoints that have all words", async () => {
    renderInMarket(<ReferencePage operations={apiReference()} origin={ORIGIN} />);
    const shown = () => [...document.querySelectorAll("details")].filter((each) => !each.hidden).map(({ id }) => id);
    const search = screen.getByRole("searchbox", { name: en.referencePage.search });
    await userEvent.type(search, "webhook secret");
    expect(shown()).toEqual(["createWebhook", "rotateWebhookSecret"]);
    expect(screen.getByRole("status").textContent).toBe("2 endpoints found");
    await userEvent.clear(search);
    expect(shown()).toHaveLength(Object.keys(SCOPE_OF).length);
  });

  it.each([
    ["en-US", en],
    ["zh-CN", zh],
  ] as const)("is led to in %s, beside the events of webhooks", (tag, words) => {
    renderInMarket(page, { tag });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.title);
    for (const event of WEBHOOK_EVENTS) expect(document.body.textContent).toContain(event);
    const scopes = screen.getByRole("table", { name: words.scopes.title });
    expect(within(scopes).getAllByRole("row")).toHaveLength(API_SCOPES.length + 1);
    expect(screen.getByRole("link", { name: words.document }).getAttribute("href")).toBe("/api/openapi.json");
  });

  it("tells agents where the MCP server is, in settings that are JSON", () => {
    renderInMarket(page);
    const cursor = screen.getByRole("region", { name: "Cursor: .cursor/mcp.json" }).textContent ?? "";
    expect(JSON.parse(cursor)).toMatchObject({ mcpServers: { boardwright: { url: `${ORIGIN}/mcp` } } });
    const code = screen.getByRole("region", { name: "VS Code: .vscode/mcp.json" }).textContent ?? "";
    expect(JSON.parse(code)).toMatchObject({ servers: { boardwright: { type: "http", url: `${ORIGIN}/mcp` } } });
  });

  it("lists nothing that a key may not call", () => {
    const paths = new Set(Object.keys(SCOPE_OF).map((name) => REGISTRY[name as keyof typeof REGISTRY].path));
    expect(apiReference().filter(({ path }) => !paths.has(path))).toEqual([]);
  });
});
