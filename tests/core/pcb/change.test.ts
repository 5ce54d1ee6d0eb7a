import { describe, expect, it } from "vitest";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";

describe("a change of a specification", () => {
  it("keeps the standard lead time standard: two layers take 5 days, eight take 10", () => {
    const two = completeSpecification({});
    expect(two.leadTimeDays).toBe(5);
    expect(changeSpecification(two, { layers: 8 }).leadTimeDays).toBe(10);
    expect(changeSpecification(changeSpecification(two, { layers: 8 }), { layers: 2 })).toEqual(two);
  });

  it("keeps a quicker lead time where it is still offered, else takes the quickest that is", () => {
    // Eight layers: 10 days, at most 4 saved, so 6 is the quickest.
    const hurried = completeSpecification({ leadTimeDays: 3 });
    expect(changeSpecification(hurried, { layers: 4 }).leadTimeDays).toBe(3);
    expect(changeSpecification(hurried, { layers: 8 }).leadTimeDays).toBe(6);
  });

  it("takes quantity and lead time together, as a cell of the table does", () => {
    const changed = changeSpecification(completeSpecification({}), { quantity: 100, leadTimeDays: 4 });
    expect(changed).toMatchObject({ quantity: 100, leadTimeDays: 4 });
  });

  it("turns a lead time that is later than the standard into the standard one", () => {
    expect(changeSpecification(completeSpecification({ leadTimeDays: 40 }), {}).leadTimeDays).toBe(5);
  });

  it("keeps a scheduled ship date that was chosen, and ends it by another lead time", () => {
    const scheduled = completeSpecification({ leadTimeDays: 20 });
    expect(changeSpecification(scheduled, { layers: 8 })).toMatchObject({ layers: 8, leadTimeDays: 20 });
    expect(changeSpecification(scheduled, { leadTimeDays: 5 }).leadTimeDays).toBe(5);
  });

  it("promises a date again where only the size of the order had it scheduled", () => {
    // Above 20 m² eight layers take 20 days; five small boards of them take 10.
    const large = completeSpecification({ layers: 8, quantity: 5_000 });
    expect(large.leadTimeDays).toBe(20);
    expect(changeSpecification(large, { quantity: 5 }).leadTimeDays).toBe(10);
  });

  it("leaves no gold on a finish without, and no inner copper in two layers", () => {
    const rich = completeSpecification({ layers: 4, surfaceFinish: "ENIG", enigAuThickness: 3, innerCopperUm: 35 });
    expect(changeSpecification(rich, { surfaceFinish: "HASL" }).enigAuThickness).toBe(1);
    expect(changeSpecification(rich, { layers: 2 }).innerCopperUm).toBe(17);
  });
});
