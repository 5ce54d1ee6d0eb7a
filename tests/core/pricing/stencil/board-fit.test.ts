import { describe, expect, it } from "vitest";
import { printsBoard, sizeForBoard } from "@/lib/core/pricing/stencil/board-fit";

const board = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });
const sheet = { framework: false, side: "Top" } as const;

describe("a stencil for a board", () => {
  it("is the first that prints it, either way round", () => {
    // 280 × 380 prints 200 × 360 or 260 × 300; 320 × 420 prints 240 × 400 or 300 × 340; 460 × 460 prints 380 × 440.
    expect(sizeForBoard(sheet, board(360, 200))).toBe("280x380");
    expect(sizeForBoard(sheet, board(260, 300))).toBe("280x380");
    expect(sizeForBoard(sheet, board(261, 300))).toBe("320x420");
    expect(sizeForBoard(sheet, board(300, 341))).toBe("460x460");
    // The first frame, 300 × 400, loses 160 mm each way.
    expect(sizeForBoard({ ...sheet, framework: true }, board(140, 240))).toBe("300x400");
    expect(sizeForBoard({ ...sheet, framework: true }, board(141, 240))).toBe("370x470");
  });

  it("has room for both sides where they share it, beside each other or one below the other", () => {
    const both = { framework: false, side: "Combine" } as const;
    // 100 × 180 twice is 200 × 180 or 100 × 360; 190 × 190 twice is 190 × 380, which 200 × 360 does not hold.
    expect(sizeForBoard(both, board(100, 180))).toBe("280x380");
    expect(sizeForBoard(both, board(190, 190))).toBe("320x420");
    expect(printsBoard({ ...both, size: "280x380" }, board(190, 190))).toBe(false);
    expect(printsBoard({ ...sheet, side: "Separate", size: "280x380" }, board(190, 190))).toBe(true);
  });

  it("is none for a board that no sheet prints, and for a size that is not made", () => {
    // The largest sheet prints 520 × 580.
    expect(sizeForBoard(sheet, board(521, 580))).toBeNull();
    expect(printsBoard({ ...sheet, size: "1x1" }, board(1, 1))).toBe(false);
  });
});
