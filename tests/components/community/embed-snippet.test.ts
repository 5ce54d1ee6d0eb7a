// @vitest-environment jsdom
import { expect, it } from "vitest";
import { embedSnippet } from "@/components/community/project/embed-snippet";

const SRC = "https://boardwright.example/zh/embed/prj_1";

it("is one frame with the address and the title of the project", () => {
  const { body } = new DOMParser().parseFromString(embedSnippet({ src: SRC, title: "Buck trainer" }), "text/html");
  expect(body.children).toHaveLength(1);
  const frame = body.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(SRC);
  expect(frame?.getAttribute("title")).toBe("Buck trainer");
});

it.each(['"><script>alert(1)</script>', "<b>bold</b>", "A & B", '" onload="alert(1)'])(
  "stays one frame for the title %s",
  (title) => {
    const { body } = new DOMParser().parseFromString(embedSnippet({ src: SRC, title }), "text/html");
    expect(body.querySelectorAll("*")).toHaveLength(1);
    const frame = body.querySelector("iframe");
    expect(frame?.getAttribute("title")).toBe(title);
    expect(frame?.hasAttribute("onload")).toBe(false);
  },
);
