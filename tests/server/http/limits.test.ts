import { expect, it } from "vitest";
import { createLimits } from "@/lib/server/http/limits";

const BUDGET = { points: 10, seconds: 60 };

it("a dear call takes more of a caller's budget, and of nobody else's", async () => {
  const limits = createLimits();
  await limits.take("lines", "ann", BUDGET, 7);
  await limits.take("lines", "ann", BUDGET, 3);
  await expect(limits.take("lines", "ann", BUDGET)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await limits.take("lines", "bob", BUDGET, 10);
  await limits.take("other", "ann", BUDGET, 10);
});
