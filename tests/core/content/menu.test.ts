// Menus read from Markdown.
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { parseMenu } from "@/lib/core/content/menu";

const read = (source: string, part: "header" | "footer" = "header") => parseMenu(parseMarkdown(source), part);

describe("a menu", () => {
  it("is a list of links, and of groups with links", () => {
    const { entries, faults } = read(
      "- [PCB](/pcb)\n- More\n  - [Help](/help)\n  - [Partner](https://partner.test/a)\n",
    );
    expect(entries).toEqual([
      { title: "PCB", href: "/pcb" },
      {
        title: "More",
        items: [
          { title: "Help", href: "/help" },
          { title: "Partner", href: "https://partner.test/a" },
        ],
        sections: [],
      },
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    ["a text beside the list", "Our menu\n\n- [PCB](/pcb)", "Our menu"],
    ["an entry without an address", "- PCB", "PCB"],
    ["words beside a link", "- see [PCB](/pcb)", "see PCB"],
    ["a link without words", "- [](/pcb)", "paragraph"],
    ["a mail address", "- [Mail](mailto:a@b.test)", "Mail"],
    ["an anchor of the page", "- [Top](#top)", "Top"],
    ["an address without TLS", "- [Old](http://old.test)", "Old"],
    ["a group under a link", "- [PCB](/pcb)\n  - [Help](/help)", "PCB"],
    ["a group within a section", "- More\n  - Less\n    - Least\n      - [Help](/help)", "Least"],
  ])("reports %s", (_what, source, fault) => {
    expect(read(source).faults).toEqual([fault]);
  });

  it("has sections within the groups of its header, and none in the footer", () => {
    const source = "- More\n  - [PCB](/pcb)\n  - Tools\n    - [Viewer](/viewer)\n    - [Help](/help)\n";
    const pcb = { title: "PCB", href: "/pcb" };
    const tools = [
      { title: "Viewer", href: "/viewer" },
      { title: "Help", href: "/help" },
    ];
    expect(read(source)).toEqual({
      entries: [{ title: "More", items: [pcb], sections: [{ title: "Tools", items: tools }] }],
      faults: [],
    });
    expect(read(source, "footer")).toEqual({
      entries: [{ title: "More", items: [pcb], sections: [] }],
      faults: ["Tools"],
    });
  });

  it("has only groups in the footer", () => {
    expect(read("- [PCB](/pcb)\n- Help\n  - [Help](/help)", "footer")).toEqual({
      entries: [{ title: "Help", items: [{ title: "Help", href: "/help" }], sections: [] }],
      faults: ["PCB"],
    });
  });
});
