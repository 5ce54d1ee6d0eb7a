// @vitest-environment jsdom
// Notice that explains to people why they came to a page: shown once, and only with something to say.
import { beforeEach, expect, it } from "vitest";
import { leaveNotice, takeNotice } from "@/stores/account/arrival-notice";

beforeEach(() => sessionStorage.clear());

it("carries the end of a session over to the next page, which takes it once", () => {
  leaveNotice("session-ended");
  expect(takeNotice()).toBe("session-ended");
  expect(takeNotice()).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
});

it("carries nothing for a page that was refused", () => {
  leaveNotice("refused");
  expect(takeNotice()).toBeNull();
});

it("forgets what it does not know", () => {
  sessionStorage.setItem("arrivalNotice", "something else");
  expect(takeNotice()).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
});
