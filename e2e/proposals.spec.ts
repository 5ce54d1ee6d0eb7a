// Proposals by two people: a copy is changed and offered to the author, who compares it and decides.
import { present } from "@/lib/base/assert";
import type { Api } from "@/e2e/api";
import { expectNoFindings } from "@/e2e/axe";
import { another, confirm, drawing } from "@/e2e/community-people";
import { expect, type Person, signedInTest as test } from "@/e2e/fixtures";
import { hasOutbox } from "@/e2e/outbox";
import { CommunityPage } from "@/e2e/pages/community-page";
import { viewOwnRelation } from "@/lib/contracts/community-count";
import { publishProject, withdrawPublication } from "@/lib/contracts/community-publish";
import { getDocument, putDocument } from "@/lib/contracts/project";

const NEW_VALUE = "47k";
const MESSAGE = "Slower by half";

const listed = ({ main }: CommunityPage) => main.getByRole("listitem").filter({ hasText: MESSAGE });

async function publish(api: Api, author: Person, { origin, title }: { origin: string; title: string }) {
  const { projectId } = await drawing(api, author, origin);
  const texts = { title, introduction: "Blinks **once** a second.", license: "CERN-OHL-S-2.0" as const, tags: [] };
  await api.call(publishProject, { projectId, ...texts }, author.token);
  return projectId;
}

type Content = Awaited<ReturnType<typeof read>>["content"];

const read = (api: Api, person: Person, projectId: string) => api.call(getDocument, { projectId }, person.token);

const designatorOf = (object: Content["objects"][number]): string =>
  "designators" in object ? (Object.values(object.designators)[0] ?? "") : "";

const valueOf = ({ objects }: Content, designator: string): string | undefined => {
  const part = objects.find((object) => designatorOf(object) === designator);
  return part && "fields" in part ? part.fields.value?.text : undefined;
};

/** Gives the first resistor of the drawing another value; answers its designator. */
async function changeValue(api: Api, person: Person, projectId: string): Promise<string> {
  const { version, content } = await read(api, person, projectId);
  const designator = designatorOf(
    present(
      content.objects.find((object) => designatorOf(object).startsWith("R")),
      "a resistor",
    ),
  );
  const objects = content.objects.map((object) =>
    designatorOf(object) === designator && "fields" in object && object.fields.value
      ? { ...object, fields: { ...object.fields, value: { ...object.fields.value, text: NEW_VALUE } } }
      : object,
  );
  await api.call(putDocument, { projectId, version, content: { ...content, objects } }, person.token);
  return designator;
}

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.skip(!hasOutbox, "the codes of an external deployment are not accessible");

    for (const decision of ["accept", "decline"] as const)
      test(`a proposal is made, compared and answered: ${decision}`, async ({
        page,
        browser,
        market,
        api,
        person,
        origin,
      }) => {
        await confirm(api, person, market);
        const projectId = await publish(api, person, { origin, title: `Proposed ${person.email.slice(7, 15)}` });
        const before = await read(api, person, projectId);

        const proposer = await another(browser, { api, market, origin });
        const theirs = await new CommunityPage(proposer.page, market).openProject(projectId);
        await theirs.button("community.acts.copy").click();
        await expect(theirs.messages.getByRole("link", { name: market.t("community.acts.openCopy") })).toBeVisible();
        const { copies } = await api.call(viewOwnRelation, { projectId }, proposer.person.token);
        const designator = await changeValue(api, proposer.person, present(copies[0], "a copy").projectId);

        await theirs.openProject(projectId);
        await theirs.button("community.improve.propose").click();
        const asking = proposer.page.getByRole("dialog", { name: market.t("community.propose.title") });
        await expectNoFindings(proposer.page, "the dialog of a proposal");
        await asking.getByRole("textbox").fill(MESSAGE);
        await asking.getByRole("button", { name: market.t("community.propose.send") }).click();
        await expect(listed(theirs)).toContainText(market.t("community.proposals.states.open"));

        const own = await new CommunityPage(page, market).openProject(projectId);
        await own.main.getByRole("button", { name: market.t("community.proposals.review"), exact: true }).click();
        const deciding = page.getByRole("dialog");
        await expect(deciding.getByText(MESSAGE)).toBeVisible();
        const change = deciding.getByRole("listitem").filter({ hasText: designator });
        await expect(change.filter({ hasText: NEW_VALUE }).first()).toBeVisible();
        await expectNoFindings(page, "a proposal");
        await deciding.getByRole("textbox", { name: market.t("community.proposals.replyLabel") }).fill("Thank you");
        await deciding.getByRole("button", { name: market.t(`community.proposals.${decision}`), exact: true }).click();
        await expect(deciding).toBeHidden();

        const isAccepted = decision === "accept";
        const state = market.t(`community.proposals.states.${isAccepted ? "accepted" : "declined"}`);
        await expect(listed(own)).toContainText(state);
        const after = await read(api, person, projectId);
        expect(valueOf(after.content, designator)).toBe(isAccepted ? NEW_VALUE : valueOf(before.content, designator));

        await theirs.openProject(projectId);
        await expect(listed(theirs)).toContainText(state);
        await expect(listed(theirs)).toContainText(market.t("community.proposals.reply", { text: "Thank you" }));
        await proposer.close();
      });

    test("a project that is withdrawn while another reads it takes no more acts", async ({
      browser,
      market,
      api,
      person,
      origin,
    }) => {
      await confirm(api, person, market);
      const projectId = await publish(api, person, { origin, title: `Withdrawn ${person.email.slice(7, 15)}` });
      const reader = await another(browser, { api, market, origin });
      const site = await new CommunityPage(reader.page, market).openProject(projectId);
      await site.expectAlive(site.button("community.acts.copy"));
      await api.call(withdrawPublication, { projectId }, person.token);
      await site.button("community.acts.copy").click();
      // The page stays readable, and says that the act was refused.
      await expect(site.messages.getByRole("link", { name: market.t("community.acts.openCopy") })).toBeHidden();
      await expect(site.main.getByRole("heading", { level: 1 })).toBeVisible();
      const answer = await reader.page.reload();
      expect(answer?.status()).toBe(404);
      await expect(site.main.getByRole("heading", { name: market.t("community.missing.title") })).toBeVisible();
      await reader.close();
    });
  });
}
