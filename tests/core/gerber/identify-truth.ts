// Layers of the corpus' files, labeled by hand: set → patterns of file names → purpose.
//
// A purpose is the type, then the side or the copper position, then the plating of holes if the files state it:
// "copper top", "copper inner 2", "drill plated", "drawing". The first pattern that matches the whole path counts,
// ignoring case; files without a match are "other".

type Rules = readonly (readonly [pattern: string, purpose: string])[];

/** Protel's extensions, which most tools took over; two copper layers. */
const PROTEL: Rules = [
  [".*\\.gtl", "copper top"],
  [".*\\.gbl", "copper bottom"],
  [".*\\.gts", "soldermask top"],
  [".*\\.gbs", "soldermask bottom"],
  [".*\\.gto", "silkscreen top"],
  [".*\\.gbo", "silkscreen bottom"],
  [".*\\.gtp", "paste top"],
  [".*\\.gbp", "paste bottom"],
];

/** KiCad's layer names with either mark, and its job file. */
const KICAD: Rules = [
  [".*-F[._]Cu\\.\\w+", "copper top"],
  [".*-B[._]Cu\\.\\w+", "copper bottom"],
  [".*-F[._]Mask\\.\\w+", "soldermask top"],
  [".*-B[._]Mask\\.\\w+", "soldermask bottom"],
  [".*-F[._]Silk(S|screen)\\.\\w+", "silkscreen top"],
  [".*-B[._]Silk(S|screen)\\.\\w+", "silkscreen bottom"],
  [".*-F[._]Paste\\.\\w+", "paste top"],
  [".*-B[._]Paste\\.\\w+", "paste bottom"],
  [".*-F[._]Fab\\.\\w+", "drawing"],
  [".*-Edge[._]Cuts\\.\\w+", "outline"],
  [".*-job\\.gbrjob", "job"],
];
const KICAD_DRILLS: Rules = [
  [".*-NPTH\\.drl", "drill non-plated"],
  [".*-PTH\\.drl", "drill plated"],
];

/** EasyEDA's whole words; the through and via files of one board repeat some holes. */
const EASYEDA: Rules = [
  ["Gerber_BoardOutline(Layer)?\\.GKO", "outline"],
  ["Gerber_DocumentLayer\\.GDL", "drawing"],
  ["(Gerber_)?Drill_NPTH.*\\.DRL", "drill non-plated"],
  ["(Gerber_)?Drill_PTH.*\\.DRL", "drill plated"],
  ...PROTEL,
];

/** Names of Eagle 9 and Fusion 360. */
const FUSION: Rules = [
  ["copper_top\\.gbr", "copper top"],
  ["copper_bottom\\.gbr", "copper bottom"],
  ["soldermask_top\\.gbr", "soldermask top"],
  ["soldermask_bottom\\.gbr", "soldermask bottom"],
  ["silkscreen_top\\.gbr", "silkscreen top"],
  ["silkscreen_bottom\\.gbr", "silkscreen bottom"],
  ["solderpaste_top\\.gbr", "paste top"],
  ["solderpaste_bottom\\.gbr", "paste bottom"],
  ["profile\\.gbr", "outline"],
  ["drills\\.xln", "drill unknown"],
  ["gerber_job\\.gbrjob", "job"],
];

/** Two layers of copper from Eagle's job with Protel's extensions. */
const EAGLE_PROTEL: Rules = [...PROTEL, [".*\\.gko", "outline"], [".*\\.txt", "drill unknown"]];

export const IDENTIFY_TRUTH: Readonly<Record<string, Rules>> = {
  // Three boards: main board, keyboard, front panel.
  "og03-diptrace": [
    [".*_Top\\.gbr", "copper top"],
    [".*_Bottom\\.gbr", "copper bottom"],
    [".*_TopMask\\.gbr", "soldermask top"],
    [".*_BottomMask\\.gbr", "soldermask bottom"],
    [".*_TopSilk\\.gbr", "silkscreen top"],
    [".*_BottomSilk\\.gbr", "silkscreen bottom"],
    [".*_BoardOutline\\.gbr", "outline"],
    [".*\\.drl", "drill unknown"],
  ],
  "og04-eagle9": FUSION,
  "og06-easyeda": EASYEDA,
  // The milling layer draws the panel's edge as well as the outline layer does.
  "og07-fritzing": [[".*\\.gko", "outline"], [".*\\.gm1", "outline"], [".*\\.txt", "drill unknown"], ...PROTEL],
  "og08-fusion360": FUSION,
  // The group layers are called "jumper": wires that are put on by hand.
  "og09-geda": [
    [".*\\.top\\.gbr", "copper top"],
    [".*\\.bottom\\.gbr", "copper bottom"],
    [".*\\.topmask\\.gbr", "soldermask top"],
    [".*\\.bottommask\\.gbr", "soldermask bottom"],
    [".*\\.topsilk\\.gbr", "silkscreen top"],
    [".*\\.(fab|group\\d)\\.gbr", "drawing"],
    [".*\\.plated-drill\\.cnc", "drill plated"],
    [".*\\.unplated-drill\\.cnc", "drill non-plated"],
  ],
  // The stack as the films list it: TOP, PWR, LAYER 1, GND2, LAYER 2, BOTTOM.
  "og11-orcad": [
    ["TOP\\.art", "copper top"],
    ["PWR\\.art", "copper inner 2"],
    ["LAYER_1\\.art", "copper inner 3"],
    ["GND2\\.art", "copper inner 4"],
    ["LAYER_2\\.art", "copper inner 5"],
    ["BOTTOM\\.art", "copper bottom"],
    ["Solder_Mask_Top\\.art", "soldermask top"],
    ["Solder_Mask_Bottom\\.art", "soldermask bottom"],
    ["silk_screen_top\\.art", "silkscreen top"],
    ["silk_screen_bottom\\.art", "silkscreen bottom"],
    ["Assembly\\.art", "drawing"],
    [".*\\.drl", "drill mixed"],
  ],
  "og12-pcad": [...PROTEL, [".*\\.gko", "outline"], [".*\\.drl", "drill mixed"]],
  "og13-pads": [
    ["Top\\.pho", "copper top"],
    ["Layer2\\.pho", "copper inner 2"],
    ["Layer3\\.pho", "copper inner 3"],
    ["Bottom\\.pho", "copper bottom"],
    ["SMT\\.pho", "soldermask top"],
    ["SMB\\.pho", "soldermask bottom"],
    ["SST\\.pho", "silkscreen top"],
    ["SSB\\.pho", "silkscreen bottom"],
    ["Drill\\.drl", "drill unknown"],
  ],
  "og14-pcbrnd": [...PROTEL, [".*\\.(asb|ast|fab)", "drawing"], [".*\\.gko", "outline"], [".*\\.xln", "drill unknown"]],
  "og15-siemens": [
    [".*EtchLayerTop\\.gdo", "copper top"],
    [".*EtchLayerBottom\\.gdo", "copper bottom"],
    [".*SoldermaskTop\\.gdo", "soldermask top"],
    [".*SoldermaskBottom\\.gdo", "soldermask bottom"],
    [".*SolderPasteTop\\.gdo", "paste top"],
    [".*SolderPasteBottom\\.gdo", "paste bottom"],
    [".*BoardOutlline\\.gdo", "outline"],
    [".*DrillDrawingThrough\\.gdo", "drawing"],
    [".*NonPlated\\.ncd", "drill non-plated"],
    [".*Plated\\.ncd", "drill plated"],
  ],
  "og16-target3001": [
    [".*\\.Top", "copper top"],
    [".*\\.Bot", "copper bottom"],
    [".*\\.StopTop", "soldermask top"],
    [".*\\.StopBot", "soldermask bottom"],
    [".*\\.PosiTop", "silkscreen top"],
    [".*\\.PosiBot", "silkscreen bottom"],
    [".*\\.PasteTop", "paste top"],
    [".*\\.PasteBot", "paste bottom"],
    [".*\\.Outline", "outline"],
    [".*\\.Drill", "drill unknown"],
  ],
  // The holes come twice, as Excellon and as Gerber.
  "og17-upverter": [...PROTEL, [".*\\.gko", "outline"], [".*\\.(drl|xln)", "drill unknown"]],
  "og18-zuken": [
    [".*Conductive-1\\.fph", "copper top"],
    [".*Conductive-2\\.fph", "copper bottom"],
    [".*Resist-A\\.fph", "soldermask top"],
    [".*Resist-B\\.fph", "soldermask bottom"],
    [".*Symbol-A\\.fph", "silkscreen top"],
    [".*Symbol-B\\.fph", "silkscreen bottom"],
    [".*MetalMask-A\\.fph", "paste top"],
    [".*MetalMask-B\\.fph", "paste bottom"],
    [".*_nplt\\.fdr", "drill non-plated"],
    [".*_plt\\.fdr", "drill plated"],
  ],
  "og19-fab3000": [
    ["tl", "copper top"],
    ["bl", "copper bottom"],
    ["ts", "soldermask top"],
    ["bs", "soldermask bottom"],
    ["to", "silkscreen top"],
    ["bo", "silkscreen bottom"],
    ["ko", "outline"],
    ["drl", "drill unknown"],
  ],
  "og24-usbvil": [...PROTEL, [".*\\.gko", "outline"], [".*\\.txt", "drill mixed"]],
  "og25-corne": cornePanel(),
  "og26-corne-plate": cornePanel(),
  "og27-gb-cart": [...KICAD, ...KICAD_DRILLS],
  // KiCad does not mark plated holes if there is a file of unplated ones.
  "og30-vesc4": [
    [".*-In1_Cu\\.g2", "copper inner 2"],
    [".*-In2_Cu\\.g3", "copper inner 3"],
    ...KICAD,
    ...KICAD_DRILLS,
    ["BLDC_4\\.drl", "drill plated"],
  ],
  "og31-esprust": [...KICAD, ...KICAD_DRILLS],
  "og32-bitaxe-ultra": [
    [".*-In1_Cu\\.gbr", "copper inner 2"],
    [".*-In2_Cu\\.gbr", "copper inner 3"],
    ...KICAD,
    ...KICAD_DRILLS,
  ],
  // The extension report names the mechanical layers: 1 is called after the board's edge, 14 and 15 after assembly.
  "og35-limesdr-usb": [
    ...PROTEL,
    ...Array.from({ length: 10 }, (_, at) => [`.*\\.G${at + 1}`, `copper inner ${at + 2}`] as const),
    [".*\\.GM1", "outline"],
    [".*\\.(GM1[45]|GP[BT])", "drawing"],
    ["NC Drill/.*-RoundHoles\\.TXT", "drill mixed"],
    ["NC Drill/.*-SlotHoles\\.TXT", "drill plated"],
  ],
  "og36-bbblue": [
    [".*\\.toplayer\\.ger", "copper top"],
    [".*\\.internalplane1\\.ger", "copper inner 2"],
    [".*\\.internalplane2\\.ger", "copper inner 3"],
    [".*\\.bottomlayer\\.ger", "copper bottom"],
    [".*\\.topsoldermask\\.ger", "soldermask top"],
    [".*\\.bottomsoldermask\\.ger", "soldermask bottom"],
    [".*\\.topsilkscreen\\.ger", "silkscreen top"],
    [".*\\.bottomsilkscreen\\.ger", "silkscreen bottom"],
    [".*\\.tcream\\.ger", "paste top"],
    [".*\\.bcream\\.ger", "paste bottom"],
    [".*\\.boardoutline\\.ger", "outline"],
    [".*\\.drills\\.xln", "drill unknown"],
  ],
  "og37-pocketbeagle": [
    [".*-Top\\.gbr", "copper top"],
    [".*-VDD\\.gbr", "copper inner 2"],
    [".*-DigitalGND\\.gbr", "copper inner 3"],
    [".*-Bottom\\.gbr", "copper bottom"],
    ...KICAD,
    ...KICAD_DRILLS,
  ],
  "og38-sdreader": EASYEDA,
  "og39-nixie": EASYEDA,
  "og40-simplefoc": EASYEDA,
  "og41-duckypad": EAGLE_PROTEL,
  "og42-duckyplate": EAGLE_PROTEL,
  "og43-bp35": EAGLE_PROTEL,
  "og44-bp35a-rar": EAGLE_PROTEL,
  "og45-bp4b-rar": EAGLE_PROTEL,
  "og46-flexphat-panel": [
    [".*\\.GL2", "copper inner 2"],
    [".*\\.GL3", "copper inner 3"],
    ...PROTEL,
    [".*\\.GKO", "outline"],
    [".*\\.drl", "drill mixed"],
  ],
  // No drill program came; mechanical layers 1 to 32, pad masters, drill drawing and guide are drawings.
  "og47-goomba": [...PROTEL, [".*\\.GKO", "outline"], [".*\\.(GM\\d+|GD1|GG1|GP[BT])", "drawing"]],
  "og48-espbase-rar": [...KICAD, ...KICAD_DRILLS],
  // Two boards; KiCad's single drill file does not say what is plated.
  "og49-switchbuddy": [...KICAD, [".*\\.drl", "drill unknown"]],
  "og51-freedsp": EAGLE_PROTEL,
  "og52-piezodrive": [...PROTEL, [".*\\.GM1", "outline"], [".*\\.GM13", "drawing"], ["PCB\\.TXT", "drill plated"]],
  "og53-spikeling": FUSION,
  "og54-ch32v203": EASYEDA,
  "og55-cvra-motor": [
    [".*\\.GL2", "copper inner 2"],
    [".*\\.GL3", "copper inner 3"],
    [".*\\.GML", "outline"],
    ...EAGLE_PROTEL,
  ],
  "og56-viobar": [
    [".*-Front\\.gbr", "copper top"],
    [".*-In1_Cu\\.gbr", "copper inner 2"],
    [".*-In2_Cu\\.gbr", "copper inner 3"],
    [".*-Back\\.gbr", "copper bottom"],
    ...KICAD,
    ...KICAD_DRILLS,
  ],
  "og90-broken-nodrill": [...KICAD, ...KICAD_DRILLS],
  "og91-broken-nooutline": [...KICAD, ...KICAD_DRILLS],
  "og92-broken-topmissing": [...KICAD, ...KICAD_DRILLS],
};

/** KiCad's layers under names of the panel's own making. */
function cornePanel(): Rules {
  return [
    [".*-CuTop\\.gbr", "copper top"],
    [".*-CuBottom\\.gbr", "copper bottom"],
    [".*-MaskTop\\.gbr", "soldermask top"],
    [".*-MaskBottom\\.gbr", "soldermask bottom"],
    [".*-SilkTop\\.gbr", "silkscreen top"],
    [".*-SilkBottom\\.gbr", "silkscreen bottom"],
    [".*-PasteTop\\.gbr", "paste top"],
    [".*-PasteBottom\\.gbr", "paste bottom"],
    [".*-EdgeCuts\\.gbr", "outline"],
    [".*-VScore\\.gbr", "drawing"],
    ...KICAD_DRILLS,
  ];
}

/** The purpose of one file; undefined for a set that no one has judged. */
export function truthOf(set: string, file: string): string | undefined {
  const rules = IDENTIFY_TRUTH[set];
  if (!rules) return undefined;
  return rules.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(file))?.[1] ?? "other";
}
