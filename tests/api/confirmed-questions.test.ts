// Questions about files are settled by the customer's confirmation, stored with the board and enforced by every
// endpoint.

import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "@/lib/base/result";
import { addToCart, listCart, openCheckout } from "@/lib/contracts/cart";
import { confirmQuestions, createBoardProject, getBoard, withdrawConfirmation } from "@/lib/contracts/gerber";
import { quotePcb } from "@/lib/contracts/pcb";
import { files, projects } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import { FOUR_LAYERS, FOUR_LAYERS_FACTS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

const ASKING = { ...FOUR_LAYERS_FACTS, questions: ["FILES_UNUSED", "OUTLINE_FRAME_NEAR", "FILE_UNREADABLE"] };
const READING = { facts: ASKING, layers: [], warnings: [], topSvg: "<svg/>", bottomSvg: "<svg/>" };

setUpApiTest({ deps: { readBoardFile: () => Promise.resolve(ok(standIn(READING))) } });

const asking = (person: Person, questions: string[]) =>
  shop.addProject(person, { facts: { ...FOUR_LAYERS_FACTS, questions } });
const confirm = (projectId: string, codes: string[], person?: Person) =>
  api.call(confirmQuestions, { projectId, codes }, person);
const add = (projectId: string, person: Person) =>
  api.call(addToCart, { itemType: "Custom", specification: FOUR_LAYERS, projectId }, person);
const codesIn = (data: unknown) =>
  (data as { contradictions: { code: string }[] }).contradictions.map(({ code }) => code);
const confirmedOf = async (projectId: string, person: Person) =>
  (await api.call(getBoard, { projectId }, person)).data.facts.confirmed?.map(({ code }) => code) ?? [];

describe("confirming what the files ask", () => {
  it("is the owner's alone", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await asking(ann, ["FILES_UNUSED"]);
    expect((await confirm(projectId, ["FILES_UNUSED"])).code).toBe("NOT_FOUND");
    expect((await confirm(projectId, ["FILES_UNUSED"], bob)).code).toBe("NOT_FOUND");
    expect((await confirm("missing", ["FILES_UNUSED"], ann)).code).toBe("NOT_FOUND");
    expect(await confirmedOf(projectId, ann)).toEqual([]);
  });

  it.each([
    [[], "INVALID_INPUT"],
    [[""], "INVALID_INPUT"],
    [["X".repeat(65)], "INVALID_INPUT"],
    [["SEVERAL_SETS"], "QUESTION_NOT_CONFIRMABLE"],
    [["FILE_UNREADABLE"], "QUESTION_NOT_CONFIRMABLE"],
    [["FILES_UNUSED", "FILE_UNREADABLE"], "QUESTION_NOT_CONFIRMABLE"],
    [["FILES_UNUSED", "__proto__"], "QUESTION_NOT_CONFIRMABLE"],
  ])("of %o is refused: %s", async (codes, code) => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED", "FILE_UNREADABLE"]);
    expect((await confirm(projectId, codes, ann)).code).toBe(code);
    expect(await confirmedOf(projectId, ann)).toEqual([]);
  });

  it("is kept with the board, its file and its time, and stays as it was first given", async () => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED", "OUTLINE_FRAME_NEAR"]);
    const { data } = await confirm(projectId, ["FILES_UNUSED", "FILES_UNUSED"], ann);
    const answer = { code: "FILES_UNUSED", sha256: "0".repeat(64), confirmedAt: expect.any(String) as string };
    expect(data.facts.confirmed).toEqual([answer]);
    const [first] = data.facts.confirmed ?? [];
    await confirm(projectId, ["OUTLINE_FRAME_NEAR", "FILES_UNUSED"], ann);
    const { facts } = (await api.call(getBoard, { projectId }, ann)).data;
    expect(facts.confirmed).toEqual([first, { ...answer, code: "OUTLINE_FRAME_NEAR" }]);
    expect(facts).toMatchObject(FOUR_LAYERS_FACTS);
  });

  it("leaves other boards as they are", async () => {
    const ann = await api.signUp();
    const [projectId, other] = [await asking(ann, ["FILES_UNUSED"]), await asking(ann, ["FILES_UNUSED"])];
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect(await confirmedOf(other, ann)).toEqual([]);
    expect(codesIn((await add(other, ann)).data)).toEqual(["filesDoubtful"]);
  });
});

describe("a confirmed board", () => {
  it("is priced, and is taken by cart, checkout and order; before it is by none", async () => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED", "OUTLINE_FRAME_NEAR"]);
    const quote = async () => (await api.call(quotePcb, { ...FOUR_LAYERS, projectId }, ann)).data;
    expect(codesIn(await quote())).toEqual(["filesDoubtful", "sizeDoubtful"]);
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect(codesIn(await quote())).toEqual(["sizeDoubtful"]);
    expect((await add(projectId, ann)).code).toBe("NEEDS_MANUAL_REVIEW");
    await confirm(projectId, ["OUTLINE_FRAME_NEAR"], ann);
    expect(await quote()).toMatchObject({ contradictions: [], total: { amountMicro: FOUR_LAYERS_MICRO } });
    const { cartItemId } = (await add(projectId, ann)).data;
    expect((await api.call(listCart, {}, ann)).data.rows).toHaveLength(1);
    expect((await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann)).type).toBe("success");
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).type).toBe("success");
  });

  it("in the cart is refused at checkout once its answer is gone", async () => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED"]);
    await confirm(projectId, ["FILES_UNUSED"], ann);
    const { cartItemId } = (await add(projectId, ann)).data;
    await api.db
      .update(projects)
      .set({ facts: { ...FOUR_LAYERS_FACTS, questions: ["FILES_UNUSED"] } })
      .where(eq(projects.id, projectId));
    const answers = [
      await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann),
      await shop.order(ann, { cartItemIds: [cartItemId] }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["NEEDS_MANUAL_REVIEW", "NEEDS_MANUAL_REVIEW"]);
  });

  it("that also contradicts its specification stays with our engineers", async () => {
    const ann = await api.signUp();
    const facts = { ...FOUR_LAYERS_FACTS, layers: 12, questions: ["FILES_UNUSED"] };
    const projectId = await shop.addProject(ann, { facts });
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect(codesIn((await add(projectId, ann)).data)).toEqual(["layersBeyond"]);
  });
});

describe("a confirmation that is taken back", () => {
  const withdraw = (projectId: string, code: string, person?: Person) =>
    api.call(withdrawConfirmation, { projectId, code }, person);

  it("opens the question and its price again, and may be given anew", async () => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED", "OUTLINE_FRAME_NEAR"]);
    await confirm(projectId, ["FILES_UNUSED", "OUTLINE_FRAME_NEAR"], ann);
    const { cartItemId } = (await add(projectId, ann)).data;
    const { data } = await withdraw(projectId, "FILES_UNUSED", ann);
    expect(data.facts.confirmed?.map(({ code }) => code)).toEqual(["OUTLINE_FRAME_NEAR"]);
    expect(await confirmedOf(projectId, ann)).toEqual(["OUTLINE_FRAME_NEAR"]);
    const quote = (await api.call(quotePcb, { ...FOUR_LAYERS, projectId }, ann)).data;
    expect(codesIn(quote)).toEqual(["filesDoubtful"]);
    // An item in the cart that depends on the answer can no longer be ordered.
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).code).toBe("NEEDS_MANUAL_REVIEW");
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).type).toBe("success");
  });

  it("is the owner's alone, and nothing where nobody confirmed", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await asking(ann, ["FILES_UNUSED"]);
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect((await withdraw(projectId, "FILES_UNUSED")).code).toBe("NOT_FOUND");
    expect((await withdraw(projectId, "FILES_UNUSED", bob)).code).toBe("NOT_FOUND");
    expect((await withdraw("missing", "FILES_UNUSED", ann)).code).toBe("NOT_FOUND");
    expect((await withdraw(projectId, "X".repeat(65), ann)).code).toBe("INVALID_INPUT");
    expect((await withdraw(projectId, "OUTLINE_FRAME_NEAR", ann)).type).toBe("success");
    expect(await confirmedOf(projectId, ann)).toEqual(["FILES_UNUSED"]);
  });

  it("is refused once it is ordered", async () => {
    const ann = await api.signUp();
    const projectId = await asking(ann, ["FILES_UNUSED"]);
    await confirm(projectId, ["FILES_UNUSED"], ann);
    const { cartItemId } = (await add(projectId, ann)).data;
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).type).toBe("success");
    expect((await withdraw(projectId, "FILES_UNUSED", ann)).code).toBe("CONFIRMATION_ORDERED");
    expect(await confirmedOf(projectId, ann)).toEqual(["FILES_UNUSED"]);
  });
});

describe("the same file, read again", () => {
  async function upload(person: Person, sha256: string): Promise<string> {
    const id = newId();
    const file = { fileType: 8, name: "amplifier.zip", size: 1234, mime: "application/zip" };
    const { key: storageKey } = await api.deps.store.put(Readable.from(["zip"]), { maxBytes: 100 });
    await api.db.insert(files).values({ id, accountId: person.accountId, storageKey, sha256, ...file });
    return id;
  }
  const read = async (gerberUrl: string, person: Person) =>
    (await api.call(createBoardProject, { gerberUrl, projectName: "Amplifier" }, person)).data;

  it("keeps its answers; another file asks anew", async () => {
    const ann = await api.signUp();
    const fileId = await upload(ann, "a".repeat(64));
    const { projectId } = await read(fileId, ann);
    await confirm(projectId, ["FILES_UNUSED"], ann);
    expect((await read(fileId, ann)).facts.confirmed?.map(({ code }) => code)).toEqual(["FILES_UNUSED"]);
    expect((await read(await upload(ann, "b".repeat(64)), ann)).facts.confirmed).toEqual([]);
  });
});
