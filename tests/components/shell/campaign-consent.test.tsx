// @vitest-environment jsdom
// Campaign cookies: kept 90 days, after a yes alone (specification, section 9).
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CampaignChoice } from "@/components/content/campaign-choice";
import { CampaignConsent } from "@/components/shell/campaign-consent";
import { forgetSession } from "@/lib/client/transport/end-session";
import { messages } from "@/messages/en";
import { campaignMarks } from "@/stores/campaign-consent";
import { renderInMarket } from "../../support/render-in-market";

const words = messages.shell.campaign;
let written: string[] = [];

function arrive(search: string) {
  window.history.replaceState(null, "", `/${search}`);
  written = [];
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie));
  return renderInMarket(<CampaignConsent words={words} />);
}

const isAsked = () => screen.queryByRole("region", { name: words.label }) !== null;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("whoever comes by a campaign's link", () => {
  it("is asked, and with a yes its marks are kept for 90 days", async () => {
    const { user } = arrive("?mtm_campaign=spring%20sale&mtm_kwd=pcb&gad_source=1&project=7");
    await user.click(await screen.findByRole("button", { name: words.agree }));
    expect(written).toEqual([
      "mtm_campaign=spring%20sale; path=/; max-age=7776000; samesite=lax",
      "mtm_kwd=pcb; path=/; max-age=7776000; samesite=lax",
      "gad_source=1; path=/; max-age=7776000; samesite=lax",
    ]);
    expect(isAsked()).toBe(false);
    expect(localStorage.getItem("cookitAgree")).toBe("1");
  });

  it("is not asked again after a no, nor is anything kept; a forced logout leaves the answer", async () => {
    const { user, unmount } = arrive("?mtm_campaign=a");
    await user.click(await screen.findByRole("button", { name: words.refuse }));
    unmount();
    forgetSession();
    expect(localStorage.getItem("cookitAgree")).toBe("0");
    arrive("?mtm_campaign=b");
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([isAsked(), written]).toEqual([false, []]);
  });

  it("is not asked again after a yes: the newer marks are kept at once", async () => {
    localStorage.setItem("cookitAgree", "1");
    arrive("?gad_source=2");
    await waitFor(() => expect(written).toEqual(["gad_source=2; path=/; max-age=7776000; samesite=lax"]));
    expect(isAsked()).toBe(false);
  });
});

it("nobody else is asked anything", async () => {
  arrive("?source=gad&utm_campaign=a");
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([isAsked(), written]).toEqual([false, []]);
});

it("a key that no cookie may have is no mark", () => {
  expect([...campaignMarks("?mtm;a=1&mtm_a%3Db=1&mtm=x&gad_source=&MTM_a=1")]).toEqual([["mtm", "x"]]);
});

describe("the choice on the page about cookies", () => {
  const choice = messages.content.campaignChoice;

  /** Without the stand-in of `arrive`: the cookies of jsdom. */
  function keep(...cookies: string[]) {
    for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  }

  it("withdraws a consent: its cookies go, others stay, and newer marks are not kept", async () => {
    localStorage.setItem("cookitAgree", "1");
    keep("mtm_campaign=spring", "gad_source=1", "theme=dark");
    const { user } = renderInMarket(<CampaignChoice words={choice} />);
    expect(await screen.findByText(choice.agreed)).toBeVisible();
    await user.click(screen.getByRole("button", { name: choice.withdraw }));
    expect(screen.getByText(choice.refused)).toBeVisible();
    expect(document.cookie).toBe("theme=dark");
    expect(localStorage.getItem("cookitAgree")).toBe("0");
    keep("theme=; max-age=0");
  });

  it("has nothing to withdraw before an answer", async () => {
    renderInMarket(<CampaignChoice words={choice} />);
    expect(await screen.findByText(choice.open)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
