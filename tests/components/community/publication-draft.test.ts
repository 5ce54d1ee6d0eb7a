import { describe, expect, it } from "vitest";
import {
  detailsOf,
  draftOf,
  EMPTY_DRAFT,
  problemsOf,
  type PublicationDraft,
  readDraft,
  versionOf,
} from "@/components/community/publish/publication-draft";
import { cleanTag } from "@/components/community/publish/tags-field";
import { editPublication, publishProject, publishVersion } from "@/lib/contracts/community-publish";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";

const FULL: PublicationDraft = {
  ...{ title: " Buck trainer ", introduction: "Shows **ripple**.", license: "MIT", tags: ["power"] },
  links: [
    { title: "Source", url: "https://example.com/buck" },
    { title: "", url: "" },
  ],
  attachments: [
    { attachmentId: "att_1", name: "lab.pdf", size: 10 },
    { fileUrl: "file_1", name: "scope.csv", size: 20 },
  ],
  ...{ coverUrl: "file_2", boardProjectId: "board_1", versionName: "1.1", note: " New C1 " },
};

describe("a draft", () => {
  it("survives as JSON, and what is no draft is none", () => {
    expect(readDraft(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
    for (const other of [null, 1, "draft", {}, { ...FULL, license: "beerware" }, { ...FULL, tags: [1] }])
      expect(readDraft(other)).toBeNull();
  });

  it("begins with what is published", () => {
    const draft = draftOf(COMMUNITY_ANSWERS.getOwnPublication);
    expect(draft).toMatchObject({ title: "Buck trainer, 5 V to 3.3 V", license: "CERN-OHL-P-2.0", coverUrl: null });
    expect(draft.attachments).toEqual([{ attachmentId: "att_1", name: "lab-sheet.pdf", size: 1_200_000 }]);
    expect(problemsOf(draft)).toEqual([]);
  });

  it("names what is missing in the order of the form", () => {
    expect(problemsOf(EMPTY_DRAFT)).toEqual(["title", "introduction", "license"]);
    expect(problemsOf({ ...FULL, title: "  " })).toEqual(["title"]);
  });

  it.each([
    ["http://example.com", "Source"],
    ["javascript:alert(1)", "Source"],
    ["example.com", "Source"],
    ["https://example.com", " "],
    ["", "Source"],
  ])("refuses the link %s with the title %j", (url, title) => {
    expect(problemsOf({ ...FULL, links: [{ title, url }] })).toEqual(["links"]);
  });

  it("is input that the contracts take", () => {
    const { license, ...details } = { license: "MIT" as const, ...detailsOf(FULL) };
    const published = publishProject.input.parse({ ...versionOf("prj_1", FULL), license, ...details });
    expect(published).toEqual({
      ...{ projectId: "prj_1", boardProjectId: "board_1", versionName: "1.1", note: "New C1", license: "MIT" },
      ...{ title: "Buck trainer", introduction: "Shows **ripple**.", tags: ["power"], coverUrl: "file_2", isDraft: 0 },
      links: [{ title: "Source", url: "https://example.com/buck" }],
      attachments: [{ attachmentId: "att_1" }, { fileUrl: "file_1" }],
    });
    expect(editPublication.input.parse({ projectId: "prj_1", license, ...details })).toMatchObject({ license: "MIT" });
    expect(publishVersion.input.parse(versionOf("prj_1", FULL))).toMatchObject({ note: "New C1" });
  });
});

it.each([
  ["  power   supply ", "power supply"],
  ["a,b", "a b"],
  ["#<script>/", "script"],
  ["电源，", "电源"],
  ["x".repeat(50), "x".repeat(30)],
])("the tag %j is kept as %j", (typed, tag) => {
  expect(cleanTag(typed)).toBe(tag);
});
