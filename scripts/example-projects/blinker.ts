// LED blinker: a 555 timer as an astable multivibrator.

import { ProjectDrawing } from "./drawing";
import { NE555_MODEL } from "./models";
import { capacitor, electrolytic, LED_RED, NE555, resistor, XH_2 } from "./parts";
import { titleBlock } from "./title-block";

export function drawBlinker() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Blinker", titleBlock("LED blinker", "Astable multivibrator with a 555 timer"));

  sheet
    .part("J1", XH_2("9 V"), [34, 70], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J1.1", [44, 70], { y: 44 })
    .power("+9V", [44, 44])
    .flag([44, 50], 270)
    .wire("J1.2", { x: 44 }, { y: 82 })
    .ground([44, 82])
    .flag([44, 78], 270);

  sheet
    .part("R1", resistor("1k"), [74, 54], { rotation: 270 })
    .part("R2", resistor("68k"), [74, 70], { rotation: 270 })
    .part("C1", electrolytic("10µ"), [74, 90], { rotation: 270 })
    .wire("R1.1", { y: 44 })
    .power("+9V", [74, 44])
    .wire("R1.2", "R2.1")
    .wire("R2.2", "C1.1")
    .label("TIMING", [80, 80])
    .wire("C1.2", { y: 100 })
    .ground([74, 100]);

  sheet
    .part("U1", NE555, [108, 74], { name: [4, -9.2], value: [4, -8] })
    .wire("U1.8", { y: 44 })
    .power("+9V", [108, 44])
    .wire("U1.1", { y: 100 })
    .ground([108, 100])
    .wire("U1.6", { x: 92 }, { y: 80 }, { x: 74 })
    .wire("U1.2", { x: 92 }, { y: 74 })
    .wire("U1.7", { x: 122 }, { y: 62 }, { x: 74 })
    .wire("U1.4", { x: 96 }, { y: 50 }, { x: 108 })
    .part("C2", capacitor("10n"), [96, 90], { rotation: 270 })
    .wire("U1.5", { x: 96 }, "C2.1")
    .wire("C2.2", { y: 100 })
    .ground([96, 100]);

  sheet
    .part("R3", resistor("1k"), [140, 72])
    .part("D1", LED_RED, [154, 84], { rotation: 270 })
    .wire("U1.3", "R3.1")
    .label("OUT", [124, 72])
    .wire("R3.2", { x: 154 }, "D1.2")
    .wire("D1.1", { y: 100 })
    .ground([154, 100])
    .part("C3", capacitor("100n"), [56, 70], { rotation: 270 })
    .wire("C3.1", { y: 44 })
    .power("+9V", [56, 44])
    .wire("C3.2", { y: 82 })
    .ground([56, 82]);

  sheet
    .title([14, 14], "LED blinker")
    .note(
      [14, 18],
      "f = 1.44 / ((R1 + 2 R2) C1) = 1.44 / (137 kΩ × 10 µF) = 1.05 Hz",
      "Duty cycle = (R1 + R2) / (R1 + 2 R2) = 69 kΩ / 137 kΩ = 50.4 %",
      "LED current = (7.7 V − 2.0 V) / R3 = 5.7 mA",
    )
    .directive([166, 44], "V1 +9V 0 DC 9", ".tran 1m 5 uic", "", ...NE555_MODEL);
  return project.finish();
}
