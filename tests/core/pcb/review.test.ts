import { expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { REVIEW_REASONS, reviewReasons } from "@/lib/core/pcb/review";
import en from "@/messages/en/pcb.json";

it("a person looks at twenty days and more, and at any other delivery; each has its sentence", () => {
  expect(reviewReasons(completeSpecification({}))).toEqual([]);
  expect(reviewReasons(completeSpecification({ leadTimeDays: 19 }))).toEqual([]);
  expect(reviewReasons(completeSpecification({ leadTimeDays: 20, deliveryMethod: "others" }))).toEqual([
    ...REVIEW_REASONS,
  ]);
  expect(Object.keys(en.reviews)).toEqual([...REVIEW_REASONS]);
});
