// A voltage divider as KiCad 9 saves it: two resistors, three labels, and a rule area, which has another form here.

const effects = "(effects (font (size 1.27 1.27)))";
const property = (name: string, value: string, x: number, y: number): string =>
  `(property "${name}" "${value}" (at ${x} ${y} 0) ${effects})`;

const pin = (number: string, y: number, angle: number): string =>
  `(pin passive line (at 0 ${y} ${angle}) (length 1.27) (name "~" ${effects}) (number "${number}" ${effects}))`;

const SYMBOL = `(symbol "Device:R" (pin_numbers (hide yes)) (pin_names (offset 0)) (exclude_from_sim no) (in_bom yes) (on_board yes)
  ${property("Reference", "R", 2.032, 0)} ${property("Value", "R", 0, 0)}
  (symbol "R_0_1" (rectangle (start -1.016 -2.54) (end 1.016 2.54) (stroke (width 0.254) (type default)) (fill (type none))))
  (symbol "R_1_1" ${pin("1", 3.81, 270)} ${pin("2", -3.81, 90)}))`;

const resistor = (designator: string, value: string, y: number): string =>
  `(symbol (lib_id "Device:R") (at 100.33 ${y} 0) (unit 1) (exclude_from_sim no) (in_bom yes) (on_board yes) (dnp no)
  (uuid "00000000-0000-4000-8000-00000000000${designator.slice(1)}")
  ${property("Reference", designator, 102.87, y - 1)} ${property("Value", value, 102.87, y + 1)}
  (pin "1" (uuid "00000000-0000-4000-8001-00000000000${designator.slice(1)}"))
  (pin "2" (uuid "00000000-0000-4000-8002-00000000000${designator.slice(1)}"))
  (instances (project "divider" (path "/10000000-0000-4000-8000-000000000000" (reference "${designator}") (unit 1)))))`;

const label = (text: string, y: number): string =>
  `(label "${text}" (at 100.33 ${y} 0) ${effects} (uuid "20000000-0000-4000-8000-${String(y * 100).padStart(12, "0")}"))`;

/** R1 from IN to OUT, R2 from OUT to GND, and a rule area around them. */
export const KICAD_DIVIDER = `(kicad_sch (version 20250114) (generator "eeschema") (generator_version "9.0")
  (uuid "10000000-0000-4000-8000-000000000000") (paper "A4")
  (title_block (title "Divider") (rev "1"))
  (lib_symbols ${SYMBOL})
  (wire (pts (xy 100.33 54.61) (xy 100.33 57.15)) (stroke (width 0) (type default)) (uuid "30000000-0000-4000-8000-000000000001"))
  ${label("IN", 46.99)} ${label("OUT", 54.61)} ${label("GND", 64.77)}
  (rule_area (polyline (pts (xy 90 40) (xy 115 40) (xy 115 70) (xy 90 70) (xy 90 40)) (stroke (width 0) (type dash)) (fill (type none)) (uuid "40000000-0000-4000-8000-000000000001")))
  ${resistor("R1", "10k", 50.8)} ${resistor("R2", "22k", 60.96)}
  (sheet_instances (path "/" (page "1"))) (embedded_fonts no))
`;
