import { describe, expect, it } from "vitest";
import { readAccountLink } from "@/stores/account/account-link";
import { createEntries } from "@/stores/drafts/browser-storage";
import { keepGoogleTrip, takeGoogleTrip } from "@/stores/account/google-trip";
import { createMemoryStorage } from "./memory-storage";

describe("what an address brings behind its #", () => {
  it.each([
    ["#purpose=reset&account=a%40b.co&code=123", { kind: "reset", account: "a@b.co", code: "123" }],
    ["#purpose=confirm&account=a%2Bb%40c.de&code=x-_1", { kind: "confirm", account: "a+b@c.de", code: "x-_1" }],
    ["#state=s&id_token=a.b.c", { kind: "google", credential: "a.b.c", state: "s" }],
    ["#purpose=close&account=a&code=1", null],
    ["#purpose=reset&account=a", null],
    ["#main", null],
    ["", null],
  ])("%s", (hash, link) => {
    expect(readAccountLink(hash)).toEqual(link);
  });
});

describe("a trip to Google", () => {
  const entries = () => {
    const storage = createMemoryStorage();
    return createEntries(() => storage);
  };

  it("is taken once", () => {
    const session = entries();
    keepGoogleTrip({ state: "s", returnTo: "/zh/shopping-cart?x=1" }, session);
    expect(takeGoogleTrip(session)).toEqual({ state: "s", returnTo: "/zh/shopping-cart?x=1" });
    expect(takeGoogleTrip(session)).toBeNull();
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "never ends at %j",
    (returnTo) => {
      const session = entries();
      keepGoogleTrip({ state: "s", returnTo }, session);
      expect(takeGoogleTrip(session)).toBeNull();
    },
  );
});
