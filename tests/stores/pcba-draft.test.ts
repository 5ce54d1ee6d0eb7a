import { expect, it } from "vitest";
import { completeAssembly } from "@/lib/core/pcba/specification";
import { createPcbaDraft } from "@/stores/drafts/pcba-draft";

it("who sends which parts follows the supply, and comes back with it", () => {
  const draft = createPcbaDraft(completeAssembly({ bomLines: 9 }));
  const parts = () => draft.getState().assembly.customerParts;
  expect(parts()).toBe(9);
  draft.getState().change({ supply: "partial" });
  // Half of nine, rounded up.
  expect(parts()).toBe(5);
  draft.getState().change({ customerParts: 2 });
  draft.getState().change({ smtJoints: 7 });
  expect(parts()).toBe(2);
  draft.getState().change({ supply: "turnkey" });
  expect(parts()).toBe(0);
});

it("what means nothing without something else goes back to the usual", () => {
  const draft = createPcbaDraft(
    completeAssembly({ thtJoints: 5, thtOpposite: true, leadForming: true, bgaCount: 1, bgaPitchMm: 0.4 }),
  );
  draft.getState().change({ thtJoints: 0, bgaCount: 0 });
  expect(draft.getState().assembly).toEqual(completeAssembly({}));
  draft.getState().change({ icProgramming: true, programmedIcs: 4 });
  draft.getState().reset();
  expect(draft.getState().assembly).toEqual(completeAssembly({}));
});
