// Buck converter from 12 V to 5 V, 2 A.

import { ProjectDrawing } from "./drawing";
import { LM2596_MODEL } from "./models";
import { capacitor, electrolytic, inductor, LED_GREEN, LM2596, resistor, screwTerminal, SS34 } from "./parts";
import { titleBlock } from "./title-block";

export function drawBuck() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Converter", titleBlock("Buck converter", "12 V to 5 V, 2 A"));
  sheet
    .part("J1", screwTerminal(2, "12 V"), [20, 58], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .part("U1", LM2596, [92, 60], { name: [-7, -6], value: [1, -6] })
    .wire("J1.1", "U1.1")
    .wire([32, 58], { y: 50 })
    .power("+12V", [32, 50])
    .flag([38, 58])
    .wire("J1.2", { x: 26 }, { y: 78 })
    .ground([26, 78])
    .flag([26, 70], 270)
    .part("C1", electrolytic("220µ"), [48, 66], { rotation: 270 })
    .wire([48, 58], "C1.1")
    .wire("C1.2", [48, 78])
    .ground([48, 78])
    .part("C2", capacitor("10µ"), [64, 66], { rotation: 270 })
    .wire([64, 58], "C2.1")
    .wire("C2.2", [64, 78])
    .ground([64, 78])
    .wire("U1.5", { x: 78 }, { y: 78 })
    .ground([78, 78])
    .wire("U1.3", [92, 78])
    .ground([92, 78]);

  sheet
    .part("L1", inductor("33µ"), [132, 58])
    .wire("U1.2", "L1.1")
    .label("SW", [104, 58])
    .part("D1", SS34, [116, 66], { rotation: 90 })
    .wire([116, 58], "D1.1")
    .wire("D1.2", [116, 78])
    .ground([116, 78])
    .part("J2", screwTerminal(2, "5 V, 2 A"), [208, 58], { name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("L1.2", "J2.1")
    .wire("U1.4", { x: 106 }, { y: 86 }, { x: 142 }, { y: 58 })
    .part("C3", electrolytic("220µ"), [152, 66], { rotation: 270 })
    .wire([152, 58], "C3.1")
    .wire("C3.2", [152, 78])
    .ground([152, 78])
    .part("C4", capacitor("22µ"), [168, 66], { rotation: 270 })
    .wire([168, 58], "C4.1")
    .wire("C4.2", [168, 78])
    .ground([168, 78])
    .part("R1", resistor("1k"), [184, 66], { rotation: 270 })
    .part("D2", LED_GREEN, [184, 78], { rotation: 270 })
    .wire([184, 58], "R1.1")
    .wire("R1.2", "D2.2")
    .wire("D2.1", [184, 88])
    .ground([184, 88])
    .wire([176, 58], { y: 50 })
    .power("+5V", [176, 50])
    .wire("J2.2", { x: 200 }, { y: 78 })
    .ground([200, 78]);

  sheet
    .title([14, 14], "Buck converter, 12 V to 5 V, 2 A")
    .note(
      [14, 18],
      "Duty D = (Vout + VD) / (Vin − Vsat + VD) = 5.4 V / 11.4 V = 0.47 at 2 A",
      "Ripple current ΔI = (Vin − Vsat − Vout) D / (L1 f) = 6.0 V × 0.47 / (33 µH × 150 kHz) = 0.57 A",
      "Peak current = 2 A + ΔI / 2 = 2.3 A; input voltage 7 V to 30 V",
    )
    .directive([20, 96], "V1 +12V 0 DC 12", "R9 +5V 0 2.5", ".tran 200n 4m uic", "", ...LM2596_MODEL);
  return project.finish();
}
