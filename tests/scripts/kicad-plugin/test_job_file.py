import unittest

import plugin_path  # noqa: F401
from plugins.job_file import layer_count, options_of

OFFERED = {
    "thicknessMm": [0.4, 0.6, 0.8, 1, 1.2, 1.6, 2, 2.5],
    "solderMaskColor": ["Green", "Blue", "Black", "Red", "Yellow", "White"],
    "silkscreenColor": ["White", "Black"],
    "outerCopperUm": [35, 70],
    "innerCopperUm": [17, 35, 70],
}


def job(finish="ENIG", thickness=1.6, mask="Black", silk="White", copper=(0.035, 0.0175, 0.0175, 0.035)):
    """As KiCad 9 writes it, with a dielectric between the copper layers."""
    colored = {"Color": mask} if mask else {}
    stack = [{"Type": "Legend", **({"Color": silk} if silk else {})}, {"Type": "SolderPaste"}]
    stack += [{"Type": "SolderMask", "Thickness": 0.01, **colored}]
    for each in copper:
        stack += [{"Type": "Copper", "Thickness": each}, {"Type": "Dielectric", "Thickness": 0.5}]
    specs = {"LayerNumber": len(copper), "BoardThickness": thickness, "Finish": finish}
    return {"GeneralSpecs": specs, "MaterialStackup": stack[:-1]}


class StackUp(unittest.TestCase):
    def test_reads_what_is_stated(self):
        values, unmade = options_of(job(), OFFERED)
        self.assertEqual(
            values,
            {
                "thicknessMm": 1.6,
                "surfaceFinish": "ENIG",
                "solderMaskColor": "Black",
                "silkscreenColor": "White",
                "outerCopperUm": 35,
                "innerCopperUm": 17,
            },
        )
        self.assertEqual(unmade, [])
        self.assertEqual(layer_count(job()), 4)

    def test_leaves_open_what_is_not_decided(self):
        for finish in ("None", "Not specified", "", None):
            values, unmade = options_of(job(finish=finish, mask="", silk="Not specified", copper=(0.035, 0.035)), OFFERED)
            self.assertEqual(values, {"thicknessMm": 1.6, "outerCopperUm": 35})
            self.assertEqual(unmade, [])

    def test_names_what_is_not_offered_instead_of_replacing_it(self):
        values, unmade = options_of(job(finish="Immersion silver", mask="Purple", thickness=3.2), OFFERED)
        self.assertEqual(unmade, [("thicknessMm", 3.2), ("surfaceFinish", "Immersion silver"), ("solderMaskColor", "Purple")])
        self.assertFalse({"thicknessMm", "surfaceFinish", "solderMaskColor"} & values.keys())

    def test_takes_a_thickness_within_its_tolerance(self):
        for thickness, value in ((1.58, 1.6), (1.51, 1.6), (1.64, 1.6), (0.79, 0.8), (1.4, None)):
            values, _unmade = options_of(job(thickness=thickness), OFFERED)
            self.assertEqual(values.get("thicknessMm"), value, thickness)

    def test_knows_the_finishes_of_kicad(self):
        # The list of KiCad's board setup, pcbnew/board_stackup_manager.
        names = {"ENIG": "ENIG", "HAL SnPb": "HASL", "HAL lead-free": "Lead Free HASL", "Immersion gold": "ENIG"}
        for name, value in names.items():
            self.assertEqual(options_of(job(finish=name), OFFERED)[0]["surfaceFinish"], value)
        for name in ("ENEPIG", "Hard gold", "Immersion tin", "Immersion nickel", "Immersion silver", "HT_OSP", "OSP"):
            self.assertIn(("surfaceFinish", name), options_of(job(finish=name), OFFERED)[1])
