// Published projects for API tests: a drawing of two resistors, with a board of 60 × 50 mm.

import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { InputOf } from "@/lib/contracts/endpoint";
import { createProject, putDocument } from "@/lib/contracts/project";
import { publishProject } from "@/lib/contracts/community-publish";
import { type SchematicContent, schematicFile } from "@/lib/contracts/schematic-file";
import { accounts } from "@/lib/server/db/tables/account";
import { projects } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import type { TestApi } from "./api";
import { FOUR_LAYERS_FACTS } from "./shop";
import { addStoredUpload } from "./uploads";

export type Person = Awaited<ReturnType<TestApi["signUp"]>>;

export const RESISTORS = ["RC0603FR-071KL", "RC0603FR-0768KL"] as const;

const BLINKER = schematicFile.parse(
  JSON.parse(readFileSync("lib/server/project/examples/blinker.json", "utf8")) as unknown,
);

type FileObject = SchematicContent["objects"][number];
type FileComponent = Extract<FileObject, { fields: unknown }>;

const isResistor = (object: FileObject): object is FileComponent =>
  "fields" in object && RESISTORS.some((mpn) => "mpn" in object.fields && object.fields.mpn?.text === mpn);

/** The two resistors of the blinker, and nothing else. */
export const TWO_RESISTORS: SchematicContent = { ...BLINKER, objects: BLINKER.objects.filter(isResistor) };

/** With another value of the first resistor. */
export const withValue = (content: SchematicContent, text: string, at = 0): SchematicContent => ({
  ...content,
  objects: content.objects.map((object, index) =>
    index === at && "fields" in object && object.fields.value
      ? { ...object, fields: { ...object.fields, value: { ...object.fields.value, text } } }
      : object,
  ),
});

export const valueOf = (content: SchematicContent, at = 0): string | undefined => {
  const object = content.objects[at];
  return object && "fields" in object ? object.fields.value?.text : undefined;
};

export function createCommunity(api: TestApi) {
  /** Whose email address is confirmed. */
  async function signUpConfirmed(username = "Mara"): Promise<Person> {
    const person = await api.signUp();
    const confirmed = { contactConfirmedAt: api.clock.now, username };
    await api.db.update(accounts).set(confirmed).where(eq(accounts.id, person.accountId));
    return person;
  }

  async function draw(who: Person, content: SchematicContent, projectName?: string): Promise<string> {
    const { projectId } = (await api.call(createProject, { projectType: 0, projectName }, who)).data;
    const saved = await api.call(putDocument, { projectId, version: 1, content }, who);
    if (saved.type !== "success") throw new Error(`not saved: ${saved.code}`);
    return projectId;
  }

  const storeText = async (text: string): Promise<string> =>
    (await api.deps.store.put(Readable.from([text]), { maxBytes: 1_000_000 })).key;

  /** A board with files and drawings of its own in the store. */
  async function addBoard(who: Person, change: Partial<typeof projects.$inferInsert> = {}): Promise<string> {
    const { accountId } = who;
    const upload = { name: "board.zip", content: `gerber of ${newId()}` };
    const fileId = await addStoredUpload(api, { accountId }, upload, { fileType: 8, mime: "application/zip" });
    const id = newId();
    const drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 50'><path d='m0 0h10'/></svg>";
    await api.db.insert(projects).values({
      ...{ id, accountId, fileId, name: `Board ${id}`, projectType: 2, facts: FOUR_LAYERS_FACTS },
      ...{ topPictureKey: await storeText(drawing), bottomPictureKey: await storeText(drawing) },
      ...change,
    });
    return id;
  }

  const details = {
    ...{ title: "Two resistors", introduction: "A **divider** to begin with.", license: "MIT" as const },
    tags: ["teaching", "analog"],
  };

  /** A drawing with a board, published. */
  async function publish(who: Person, change: Partial<InputOf<typeof publishProject>> = {}) {
    const projectId = change.projectId ?? (await draw(who, TWO_RESISTORS));
    const boardProjectId = "boardProjectId" in change ? change.boardProjectId : await addBoard(who);
    const input = { ...details, ...change, projectId, boardProjectId };
    const answer = await api.call(publishProject, input, who);
    if (answer.type !== "success") throw new Error(`not published: ${answer.code} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  return { signUpConfirmed, draw, addBoard, details, publish };
}
