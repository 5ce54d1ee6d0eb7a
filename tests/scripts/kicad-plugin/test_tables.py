import csv
import io
import unittest

import plugin_path  # noqa: F401
from plugins.bom import HEADER, bom_csv, bom_lines
from plugins.parts import Part, field, natural
from plugins.positions import position_lines


def part(reference, value="10k", footprint="Resistor_SMD:R_0603", fields=None, **change):
    known = {"x": 1.5, "y": -2.25, "rotation": 90.0, "side": "top", "in_bom": True, "in_positions": True, "dnp": False}
    return Part(reference, value, footprint, fields or {}, **dict(known, **change))


class Fields(unittest.TestCase):
    def test_finds_a_field_under_the_names_that_designers_use(self):
        for name in ("MPN", "mpn", "Manufacturer Part Number", "Mfr. Part #", "MANUFACTURER_PART_NUMBER", "Part Number"):
            expected = "" if name == "Mfr. Part #" else "RC0603"
            self.assertEqual(field(part("R1", fields={name: "RC0603"}), "mpn"), expected, name)
        for name in ("LCSC", "LCSC Part #", "LCSC Part", "JLCPCB Part #"):
            self.assertEqual(field(part("R1", fields={name: " C25804 "}), "lcsc"), "C25804", name)
        self.assertEqual(field(part("R1", fields={"制造商": "国巨"}), "manufacturer"), "国巨")

    def test_prefers_the_exact_name_and_ignores_empty_fields(self):
        fields = {"Part Number": "A", "MPN": "B"}
        self.assertEqual(field(part("R1", fields=fields), "mpn"), "B")
        self.assertEqual(field(part("R1", fields=dict(fields, MPN="~")), "mpn"), "A")
        self.assertEqual(field(part("R1"), "mpn"), "")

    def test_sorts_designators_as_people_do(self):
        names = ["R10", "C2", "R2", "C10", "R2A", "TP1", "2R"]
        self.assertEqual(sorted(names, key=natural), ["2R", "C2", "C10", "R2", "R2A", "R10", "TP1"])


class PartsList(unittest.TestCase):
    def test_groups_equal_parts(self):
        parts = [part("R10"), part("R2"), part("R3", "1k"), part("R4", fields={"MPN": "X"}), part("R5", dnp=True)]
        self.assertEqual(
            [(line[0], line[1], line[2], line[8]) for line in bom_lines(parts)],
            [("R2, R10", 2, "", ""), ("R3", 1, "", ""), ("R4", 1, "X", ""), ("R5", 1, "", "DNP")],
        )

    def test_counts_every_part_that_belongs_to_it_once(self):
        parts = [part("R%d" % n, "%dk" % (n % 3), in_bom=n % 5 > 0) for n in range(50)]
        lines = bom_lines(parts)
        listed = [name for line in lines for name in line[0].split(", ")]
        self.assertEqual(sorted(listed), sorted(each.reference for each in parts if each.in_bom))
        self.assertEqual([line[1] for line in lines], [len(line[0].split(", ")) for line in lines])

    def test_reads_back_from_csv(self):
        awkward = 'Ω "5%", 1/4 W\nline'
        rows = list(csv.reader(io.StringIO(bom_csv([part("R1", awkward)]).decode("utf-8-sig"), newline="")))
        self.assertEqual(rows[0], list(HEADER))
        self.assertEqual((rows[1][0], rows[1][4], rows[1][5]), ("R1", awkward, "R_0603"))


class Positions(unittest.TestCase):
    def test_lists_placed_parts_with_the_upper_side_first(self):
        parts = [part("C1", side="bottom"), part("R2", rotation=-90.0), part("H1", in_positions=False), part("R3", dnp=True)]
        self.assertEqual(
            position_lines(parts),
            [
                ("R2", "10k", "R_0603", "1.500000", "-2.250000", "270.000000", "top"),
                ("C1", "10k", "R_0603", "1.500000", "-2.250000", "90.000000", "bottom"),
            ],
        )

    def test_has_no_negative_zero(self):
        self.assertEqual(position_lines([part("R1", x=-0.0000001, y=-0.0)])[0][3:5], ("0.000000", "0.000000"))
