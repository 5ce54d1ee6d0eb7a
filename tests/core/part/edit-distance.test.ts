// Optimal string alignment, against the whole table and against what is known of it.

import { describe, expect, it } from "vitest";
import { distanceWithin } from "@/lib/core/part/edit-distance";

describe("the distance of two words", () => {
  it.each<[string, string, number]>([
    ["", "", 0],
    ["", "AB", 2],
    ["KITTEN", "SITTING", 3],
    ["STM32", "STM23", 1],
    ["CA", "ABC", 3],
    ["LM358DR", "LM358DR", 0],
    ["LM358DR", "LM385DR", 1],
  ])("%j and %j", (one, other, distance) => {
    expect(distanceWithin(one, other, 9)).toBe(distance);
    expect(distanceWithin(other, one, 9)).toBe(distance);
  });

  it("is not reckoned beyond what was asked", () => {
    expect(distanceWithin("KITTEN", "SITTING", 2)).toBeNull();
    expect(distanceWithin("A", "ABCDEFGH", 3)).toBeNull();
    expect(distanceWithin("KITTEN", "SITTING", 3)).toBe(3);
  });

  it("is the number of changes that were made, or fewer", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const letter = () => "ABCDE0123456789"[random(15)] ?? "A";
    for (let round = 0; round < 500; round++) {
      const word = Array.from({ length: 4 + random(12) }, letter);
      const changed = [...word];
      const changes = random(4);
      for (let change = 0; change < changes; change++) changed[random(changed.length)] = letter();
      expect(distanceWithin(word.join(""), changed.join(""), changes)).not.toBeNull();
    }
  });
});
