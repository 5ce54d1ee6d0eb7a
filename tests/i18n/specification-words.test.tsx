// @vitest-environment jsdom
// Board specification in a line of text.

import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { OPTION_NAMES, OPTION_RECORDS } from "@/lib/core/pcb/options";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import en from "@/messages/en/pcb.json";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(cleanup);

function Words({ board }: { board: PcbSpecification }) {
  return <p>{useSpecificationWords()(board)}</p>;
}

const PLAIN = completeSpecification({ minTraceSpaceMil: 6 });
const RICH = completeSpecification({
  layers: 4,
  innerCopperUm: 17,
  outerCopperUm: 70,
  viaInPad: true,
  impedanceControl: "10%",
  goldFingerCount: "20",
  goldFingerChamferDeg: 30,
  halfcutCastellatedHoles: 2,
  minHoleMm: 0.2,
  peelableSoldermask: "top",
});

describe("a board in words", () => {
  it("says what everybody asks for, with copper in ounces", () => {
    renderInMarket(<Words board={PLAIN} />);
    expect(screen.getByText(/layers/)).toHaveTextContent(
      "2 layers, 100 × 100 mm, 1.6 mm thick, HASL, green solder mask, white silkscreen, 1 oz copper, 5 working days lead time",
    );
  });

  it("names each special option, and none that is at its default", () => {
    renderInMarket(<Words board={RICH} />);
    expect(screen.getByText(/layers/)).toHaveTextContent(
      "4 layers, 100 × 100 mm, 1.6 mm thick, ENIG 1 µin, green solder mask, white silkscreen, 2/0.5 oz copper, " +
        "Min. hole: 0.2 mm, Resin-filled vias, Via-in-pad, Impedance control: ±10%, " +
        "Castellated holes: 2 sides, Gold fingers, Number of gold fingers: 20, Gold finger chamfer: 30°, " +
        "Peelable solder mask: Top, 15 working days lead time",
    );
  });

  it("names every option that is not at its default, but for those that have a place in each line", () => {
    const rich = completeSpecification({ goldFingerCount: "20", deliveryMethod: "panelWithRail", layers: 8 });
    const named = OPTION_NAMES.filter((option) => option !== "leadTimeDays" && !OPTION_RECORDS[option].isInSummary);
    for (const option of named) {
      const record = OPTION_RECORDS[option];
      const other = "values" in record ? record.values.find((value) => value !== record.default) : "20";
      const board = { ...rich, laserDrill: true, goldFingers: true, [option]: other };
      renderInMarket(<Words board={board} />);
      expect(screen.getByText(/layers/)).toHaveTextContent(en.options[option]);
      cleanup();
    }
  });

  it("does so in Chinese", () => {
    const board = completeSpecification({ xOutAllowance: false, testType: "fixture", ulMarking: true });
    renderInMarket(<Words board={board} />, { tag: "zh-CN" });
    expect(screen.getByText(/层/)).toHaveTextContent("拼板打叉板：不接受，测试方式：测试架，UL 标记");
  });

  it("reads a board that was kept before the special options existed", () => {
    const { boardType, deliveryMethod, panelColumns, panelRows, layers, widthMm, heightMm, thicknessMm } = PLAIN;
    const { surfaceFinish, enigAuThickness, solderMaskColor, silkscreenColor } = PLAIN;
    const { outerCopperUm, innerCopperUm, leadTimeDays } = PLAIN;
    const first = { boardType, deliveryMethod, panelColumns, panelRows, layers, widthMm, heightMm, thicknessMm };
    const rest = { surfaceFinish, enigAuThickness, solderMaskColor, silkscreenColor };
    const kept = { ...first, ...rest, outerCopperUm, innerCopperUm, leadTimeDays };
    renderInMarket(<Words board={kept as PcbSpecification} />);
    expect(screen.getByText(/layers/)).toHaveTextContent("1 oz copper, 5 working days lead time");
  });
});
