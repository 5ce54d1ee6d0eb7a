import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/gerber/archive";
import { loadRarFromPackage } from "@/lib/core/gerber/archive/load-rar";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { certaintyOf } from "@/lib/core/gerber/layer";
import type { SourceFile } from "@/lib/core/gerber/source-file";

const GERBER = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D03*\nM02*\n";
const DRILL = "M48\nMETRIC\nT1C0.3\n%\nT1\nX10Y10\nM30\n";

const text = new TextEncoder();
const file = (name: string, content: string): SourceFile => ({ name, bytes: text.encode(content) });

/** One word line for each file: type, side, place of copper, plating of holes. */
function judge(files: readonly SourceFile[]): Record<string, string> {
  const lines = identifyLayers(files).map(({ file: name, type, side, layer, plating }) => {
    const words = [type, ...(type === "drill" || side === "all" ? [] : [side]), layer, plating];
    return [name, words.filter((word) => word !== undefined).join(" ")];
  });
  return Object.fromEntries(lines);
}

/** Judges a set of names; drill programs are known by the expectation, everything else holds the same little Gerber. */
function judgeNames(expected: Record<string, string>): Record<string, string> {
  return judge(Object.entries(expected).map(([name, role]) => file(name, role.startsWith("drill") ? DRILL : GERBER)));
}

const BY_NAME: Record<string, Record<string, string>> = {
  "KiCad, underscores": {
    "b-F_Cu.gbr": "copper top 1",
    "b-In1_Cu.gbr": "copper inner 2",
    "b-In2_Cu.gbr": "copper inner 3",
    "b-B_Cu.gbr": "copper bottom 4",
    "b-F_Mask.gbr": "soldermask top",
    "b-B_Mask.gbr": "soldermask bottom",
    "b-F_Silkscreen.gbr": "silkscreen top",
    "b-B_SilkS.gbr": "silkscreen bottom",
    "b-F_Paste.gbr": "paste top",
    "b-B_Paste.gbr": "paste bottom",
    "b-F_Fab.gbr": "drawing top",
    "b-B_CrtYd.gbr": "drawing bottom",
    "b-Edge_Cuts.gbr": "outline",
    "b-Dwgs_User.gbr": "drawing",
    "b-User_1.gbr": "drawing",
    "b-Margin.gbr": "drawing",
    "b-PTH.drl": "drill plated",
    "b-NPTH.drl": "drill non-plated",
  },
  "KiCad with Protel extensions, holes in two files": {
    "top-plate-F.Cu.gtl": "copper top 1",
    "top-plate-B.Cu.gbl": "copper bottom 2",
    "top-plate-Edge.Cuts.gm1": "outline",
    "top-plate-F.SilkS.gto": "silkscreen top",
    "top-plate-drl_map.gbr": "drawing",
    "top-plate.drl": "drill plated",
    "top-plate-NPTH.drl": "drill non-plated",
  },
  "Altium, with mid layers, planes and mechanical layers": {
    "b.GTL": "copper top 1",
    "b.G1": "copper inner 2",
    "b.G2": "copper inner 3",
    "b.GP1": "copper inner 4",
    "b.GP2": "copper inner 5",
    "b.GBL": "copper bottom 6",
    "b.GTS": "soldermask top",
    "b.GBS": "soldermask bottom",
    "b.GTO": "silkscreen top",
    "b.GBO": "silkscreen bottom",
    "b.GTP": "paste top",
    "b.GBP": "paste bottom",
    "b.GM1": "outline",
    "b.GM13": "drawing",
    "b.GM2": "drawing",
    "b.GD1": "drawing",
    "b.GG1": "drawing",
    "b.GPT": "drawing",
    "b.TXT": "drill unknown",
    "b-SlotHoles-Plated.TXT": "drill plated",
  },
  "Altium with a keep-out layer, which is the outline then": {
    "b.GKO": "outline",
    "b.GM1": "drawing",
    "b.GTL": "copper top 1",
  },
  "Altium, X2 names": {
    "Copper_Signal_Top.gbr": "copper top 1",
    "Copper_Plane_1.gbr": "copper inner 2",
    "Copper_Signal_Bot.gbr": "copper bottom 3",
    "Soldermask_Top.gbr": "soldermask top",
    "Legend_Bot.gbr": "silkscreen bottom",
    "Paste_Top.gbr": "paste top",
    "Profile.gbr": "outline",
    "Drillmap_1.gbr": "drawing",
    "Pads_Top.gbr": "drawing top",
  },
  "SparkFun's four layers": {
    "b.GTL": "copper top 1",
    "b.GL2": "copper inner 2",
    "b.GL3": "copper inner 3",
    "b.GBL": "copper bottom 4",
    "b.GML": "outline",
  },
  "Eagle, old CAM job": {
    "b.cmp": "copper top 1",
    "b.ly2": "copper inner 2",
    "b.ly15": "copper inner 3",
    "b.sol": "copper bottom 4",
    "b.stc": "soldermask top",
    "b.sts": "soldermask bottom",
    "b.plc": "silkscreen top",
    "b.pls": "silkscreen bottom",
    "b.crc": "paste top",
    "b.crs": "paste bottom",
    "b.bor": "outline",
    "b.drd": "drill unknown",
  },
  "Eagle, a CAM job of two letters for the kind": {
    "b.cmp": "copper top 1",
    "b.sol": "copper bottom 2",
    "b.tsm": "soldermask top",
    "b.bsm": "soldermask bottom",
    "b.tsk": "silkscreen top",
    "b.bsk": "silkscreen bottom",
    "b.tsp": "paste top",
    "b.bsp": "paste bottom",
  },
  "Eagle, words in one": {
    "b.toplayer.ger": "copper top 1",
    "b.internalplane1.ger": "copper inner 2",
    "b.internalplane2.ger": "copper inner 3",
    "b.bottomlayer.ger": "copper bottom 4",
    "b.topsoldermask.ger": "soldermask top",
    "b.bottomsilkscreen.ger": "silkscreen bottom",
    "b.tcream.ger": "paste top",
    "b.bcream.ger": "paste bottom",
    "b.boardoutline.ger": "outline",
    "b.drills.xln": "drill unknown",
  },
  "Fusion and Eagle 9": {
    "copper_top.gbr": "copper top 1",
    "copper_inner1.gbr": "copper inner 2",
    "copper_bottom.gbr": "copper bottom 3",
    "soldermask_top.gbr": "soldermask top",
    "solderpaste_bottom.gbr": "paste bottom",
    "silkscreen_top.gbr": "silkscreen top",
    "profile.gbr": "outline",
    "drill_1_16.xln": "drill unknown",
  },
  EasyEDA: {
    "Gerber_TopLayer.GTL": "copper top 1",
    "Gerber_InnerLayer1.G1": "copper inner 2",
    "Gerber_InnerLayer2.G2": "copper inner 3",
    "Gerber_BottomLayer.GBL": "copper bottom 4",
    "Gerber_TopSolderMaskLayer.GTS": "soldermask top",
    "Gerber_BottomSilkscreenLayer.GBO": "silkscreen bottom",
    "Gerber_TopPasteMaskLayer.GTP": "paste top",
    "Gerber_BoardOutlineLayer.GKO": "outline",
    "Gerber_DocumentLayer.GDL": "drawing",
    "Gerber_TopAssemblyLayer.GTA": "drawing",
    "Gerber_DrillDrawingLayer.GDD": "drawing",
    "Gerber_TopStiffenerLayer.GTSL": "drawing top",
    "Drill_PTH_Through.DRL": "drill plated",
    "Drill_PTH_Through_Via.DRL": "drill plated",
    "Drill_NPTH_Through.DRL": "drill non-plated",
  },
  DipTrace: {
    "Top.gbr": "copper top 1",
    "Inner_1.gbr": "copper inner 2",
    "Bottom.gbr": "copper bottom 3",
    "TopMask.gbr": "soldermask top",
    "BottomSilk.gbr": "silkscreen bottom",
    "TopPaste.gbr": "paste top",
    "TopAssy.gbr": "drawing top",
    "BoardOutline.gbr": "outline",
    "Through.drl": "drill unknown",
  },
  Fritzing: {
    "b_copperTop.gtl": "copper top 1",
    "b_copperBottom.gbl": "copper bottom 2",
    "b_maskTop.gts": "soldermask top",
    "b_pasteMaskTop.gtp": "paste top",
    "b_silkBottom.gbo": "silkscreen bottom",
    "b_contour.gm1": "outline",
    "b_drill.txt": "drill unknown",
  },
  gEDA: {
    "amp.top.gbr": "copper top 1",
    "amp.bottom.gbr": "copper bottom 2",
    "amp.topmask.gbr": "soldermask top",
    "amp.bottomsilk.gbr": "silkscreen bottom",
    "amp.toppaste.gbr": "paste top",
    "amp.outline.gbr": "outline",
    "amp.fab.gbr": "drawing",
    "amp.plated-drill.cnc": "drill plated",
    "amp.unplated-drill.cnc": "drill non-plated",
  },
  "pcb-rnd, by purpose": {
    "amp.top.copper.none.3.gbr": "copper top 1",
    "amp.bottom.copper.none.10.gbr": "copper bottom 2",
    "amp.top.mask.none.2.gbr": "soldermask top",
    "amp.global.boundary.uroute.9.gbr": "outline",
    "amp.logical.virtual.fab.none.gbr": "drawing",
    "amp.global.virtual.pdrill.none.gbr": "drill plated",
    "amp.global.virtual.udrill.none.gbr": "drill non-plated",
    "amp.plated.cnc": "drill plated",
    "amp.unplated.cnc": "drill non-plated",
  },
  "Allegro, sides and nets cut short": {
    "l1_primary.art": "copper top 1",
    "l2_gnd.art": "copper inner 2",
    "l3_vcc.art": "copper inner 3",
    "l4_secondary.art": "copper bottom 4",
    "mask_prm.art": "soldermask top",
    "mask_sec.art": "soldermask bottom",
    "paste_prm.art": "paste top",
    "silk_sec.art": "silkscreen bottom",
    "assy1.art": "drawing",
    "ncdrill-1-4.drl": "drill unknown",
  },
  "Allegro, numbered layers after the board's name": {
    "Board_lyr1.art": "copper top 1",
    "Board_lyr2.art": "copper inner 2",
    "Board_lyr3_rev.art": "copper inner 3",
    "Board_lyr4.art": "copper bottom 4",
    "Board_sst.art": "silkscreen top",
  },
  "OrCAD Layout": {
    "amp.TOP": "copper top 1",
    "amp.GND": "copper inner 2",
    "amp.PWR": "copper inner 3",
    "amp.BOT": "copper bottom 4",
    "amp.SMT": "soldermask top",
    "amp.SMB": "soldermask bottom",
    "amp.SST": "silkscreen top",
    "amp.SSB": "silkscreen bottom",
    "amp.SPT": "paste top",
    "amp.AST": "drawing top",
    "amp.FAB": "drawing",
    "amp.DRD": "drawing",
    "thruhole.tap": "drill unknown",
  },
  PADS: {
    "art001.pho": "copper top 1",
    "art002.pho": "copper inner 2",
    "art003.pho": "copper inner 3",
    "art004.pho": "copper bottom 4",
    "sm0121.pho": "soldermask top",
    "sm0428.pho": "soldermask bottom",
    "sst0126.pho": "silkscreen top",
    "ssb0429.pho": "silkscreen bottom",
    "smd0123.pho": "paste top",
    "smd0422.pho": "paste bottom",
    "ast0127.pho": "drawing top",
    "dd0124.pho": "drawing",
    "drl001.drl": "drill unknown",
  },
  "numbers and nets after the board's name, which one file bears alone": {
    "vme-Top.gbr": "copper top 1",
    "vme-L2GND.gbr": "copper inner 2",
    "vme-L3.gbr": "copper inner 3",
    "vme-L10PWR.gbr": "copper inner 4",
    "vme-Bottom.gbr": "copper bottom 5",
    "vme-User_12.gbr": "drawing",
    "vme-Top 3D Body.gbr": "drawing top",
    "vme.drl": "drill unknown",
  },
  "words of a side before the kind": {
    "Component Side.gbr": "copper top 1",
    "Solder Side.gbr": "copper bottom 2",
    "Solder Mask Component Side.gbr": "soldermask top",
    "Solder Side Mask.gbr": "soldermask bottom",
    "Silkscreen Component Side.gbr": "silkscreen top",
  },
  "French and German words": {
    "amp-Dessus.gbr": "copper top 1",
    "amp-Dessous.gbr": "copper bottom 2",
    "amp-Lötstoppmaske_Unterseite.gbr": "soldermask bottom",
    "amp-Bestückungsdruck oben.gbr": "silkscreen top",
    "amp-Sérigraphie_Dessous.gbr": "silkscreen bottom",
    "amp-Vernis épargne Dessus.gbr": "soldermask top",
    "amp-Lotpaste oben.gbr": "paste top",
    "amp-Umriss.gbr": "outline",
    "amp-Bohrungen.drl": "drill unknown",
  },
  "PADS, plain": {
    "Top.pho": "copper top 1",
    "Layer2.pho": "copper inner 2",
    "Layer3.pho": "copper inner 3",
    "Bottom.pho": "copper bottom 4",
    "SMT.pho": "soldermask top",
    "SSB.pho": "silkscreen bottom",
  },
  Xpedition: {
    "EtchLayerTop.gdo": "copper top 1",
    "EtchLayer2.gdo": "copper inner 2",
    "EtchLayer3Bottom.gdo": "copper bottom 3",
    "SoldermaskTop.gdo": "soldermask top",
    "SolderPasteBottom.gdo": "paste bottom",
    "GeneratedSilkscreenTop.gdo": "silkscreen top",
    "BoardOutline.gdo": "outline",
    "DrillDrawingThrough.gdo": "drawing",
    "ThruHolePlated.ncd": "drill plated",
    "ThruHoleNonPlated.ncd": "drill non-plated",
  },
  Zuken: {
    "Conductive-1.fph": "copper top 1",
    "Conductive-2.fph": "copper inner 2",
    "Conductive-3.fph": "copper inner 3",
    "Conductive-4.fph": "copper bottom 4",
    "Resist-A.fph": "soldermask top",
    "Symbol-B.fph": "silkscreen bottom",
    "MetalMask-A.fph": "paste top",
    "b_Drill_thru_plt.fdr": "drill plated",
    "b_Drill_thru_nplt.fdr": "drill non-plated",
  },
  "Target 3001": {
    "b.Top": "copper top 1",
    "b.Bot": "copper bottom 2",
    "b.StopTop": "soldermask top",
    "b.PosiBot": "silkscreen bottom",
    "b.PasteTop": "paste top",
    "b.Outline": "outline",
    "b.Drill": "drill unknown",
  },
  "FAB 3000, without extensions": {
    tl: "copper top 1",
    bl: "copper bottom 2",
    ts: "soldermask top",
    bs: "soldermask bottom",
    to: "silkscreen top",
    bo: "silkscreen bottom",
    ko: "outline",
  },
  DesignSpark: {
    "b - Top Copper.gbr": "copper top 1",
    "b - Bottom Copper.gbr": "copper bottom 2",
    "b - Top Copper (Resist).gbr": "soldermask top",
    "b - Bottom Copper (Paste).gbr": "paste bottom",
    "b - Top Silkscreen.gbr": "silkscreen top",
    "b - Board Outline.gbr": "outline",
    "b - Drill Data - [Through Hole].drl": "drill unknown",
  },
  Proteus: {
    "b - CADCAM Top Copper.TXT": "copper top 1",
    "b - CADCAM Bottom Copper.TXT": "copper bottom 2",
    "b - CADCAM Top Solder Resist.TXT": "soldermask top",
    "b - CADCAM Bottom Silk Screen.TXT": "silkscreen bottom",
    "b - CADCAM Mechanical 1.TXT": "outline",
    "b - CADCAM Drill.TXT": "drill unknown",
  },
  "Sprint-Layout": {
    "b_copper_top.gbr": "copper top 1",
    "b_copper_i1.gbr": "copper inner 2",
    "b_copper_bottom.gbr": "copper bottom 3",
    "b_soldermask_top.gbr": "soldermask top",
    "b_silkscreen_bottom.gbr": "silkscreen bottom",
    "b_outline.gbr": "outline",
  },
  "numbers alone": {
    "L1.gbr": "copper top 1",
    "L2.gbr": "copper inner 2",
    "L3.gbr": "copper inner 3",
    "L4.gbr": "copper bottom 4",
  },
  "Chinese words": {
    "顶层.gbr": "copper top 1",
    "内层1.gbr": "copper inner 2",
    "内层2.gbr": "copper inner 3",
    "底层线路.gbr": "copper bottom 4",
    "顶层阻焊.gbr": "soldermask top",
    "底层丝印.gbr": "silkscreen bottom",
    "顶层锡膏.gbr": "paste top",
    "外形.gbr": "outline",
    "钻孔.txt": "drill unknown",
  },
};

describe("names say the layer where the content does not", () => {
  it.each(Object.entries(BY_NAME))("%s", (_, expected) => {
    expect(judgeNames(expected)).toEqual(expected);
  });
});

describe("the content is heard before the name", () => {
  const gerber = (head: string) => `${head}\n${GERBER}`;

  it.each([
    ["%TF.FileFunction,Copper,L1,Top*%", "copper top 1"],
    ["%TF.FileFunction,Copper,L2,Inr,Signal*%", "copper inner 2"],
    ["%TF.FileFunction,Soldermask,Bot*%", "soldermask bottom"],
    ["%TF.FileFunction,Legend,Top,1*%", "silkscreen top"],
    ["%TF.FileFunction,Paste,Bot*%", "paste bottom"],
    ["%TF.FileFunction,Profile,NP*%", "outline"],
    ["%TF.FileFunction,Other,Fab,Top*%", "drawing top"],
    ["%TF.FileFunction,AssemblyDrawing,Bot*%", "drawing bottom"],
    ["%TF.FileFunction,Drillmap*%", "drawing"],
    ["%TF.FileFunction,Plated,1,2,PTH*%", "drill plated"],
    ["%TF.FileFunction,NonPlated,1,2,NPTH*%", "drill non-plated"],
    ["G04 #@! TF.FileFunction,Copper,L4,Bot,Signal*", "copper bottom 2"],
    ["G04 #@! %TF.FileFunction,Legend,Bot,1*", "silkscreen bottom"],
    ["G04 Layer: TopSolderMaskLayer*", "soldermask top"],
    ["G04 Film Name:    SILKSCREEN_BOTTOM*", "silkscreen bottom"],
    ["G04 Layer : EtchLayerTop.gdo*", "copper top 1"],
    ["%LNTOPMASK*%", "soldermask top"],
    ["%LNBOTTOM_DOC_ASSY_17*%", "drawing bottom"],
    ["%LNGLOBAL_BOUNDARY_UROUTE_9*%", "outline"],
    ["%LNGLOBAL_VIRTUAL_UDRILL_NONE*%", "drill non-plated"],
    ["G04 Title: amp, solder mask component side *", "soldermask top"],
    ["G04 Title: amp, silkscreen, solder side *", "silkscreen bottom"],
    ["%LNGROUP_3*%\nG04 contains layers component (3) GND-comp (4) *", "copper top 1"],
    ["%LNGROUP_0*%\nG04 contains layers solder (0) GND-sldr (1) *", "copper bottom 2"],
    ["%LNTopSilk*%", "silkscreen top"],
    ["%LNBottom*%", "copper bottom 2"],
    ["%LNbottom paste_traces*%", "paste bottom"],
    ["%INTop Copper*%", "copper top 1"],
    ["%IN18=Solderstopmasktop(X.StopTop)*%", "soldermask top"],
    ["%IN23=PCBoutline(X.Outline)*%", "outline"],
  ])("%s", (head, expected) => {
    // The name says bottom copper.
    expect(judge([file("board.gbl", gerber(head))])).toEqual({ "board.gbl": expected });
  });

  it("a drill program that ends at once is one without holes, and tells the finish of the other", () => {
    const files = [file("amp.drl", DRILL), file("amp_NPTH.drl", "M30\n"), file("amp.gtl", GERBER)];
    expect(judge(files)).toEqual({
      "amp.drl": "drill plated",
      "amp_NPTH.drl": "drill non-plated",
      "amp.gtl": "copper top 1",
    });
    expect(judge([file("note.txt", "M30 is the end\n")])).toEqual({ "note.txt": "other" });
  });

  it("a job file names the layers of its set", () => {
    const job = JSON.stringify({
      FilesAttributes: [
        { Path: "one.gbr", FileFunction: "Copper,L1,Top" },
        { Path: "two.gbr", FileFunction: "SolderMask,Top" },
        { Path: "three.gbr", FileFunction: "Profile,NP" },
        { Path: 7 },
      ],
    });
    const result = judge([
      file("a-job.gbrjob", job),
      ...["one.gbr", "two.gbr", "three.gbr"].map((name) => file(name, GERBER)),
    ]);
    expect(result).toEqual({
      "a-job.gbrjob": "job",
      "one.gbr": "copper top 1",
      "two.gbr": "soldermask top",
      "three.gbr": "outline",
    });
  });

  it("a job file that is no JSON, or Gerber, says nothing and harms nothing", () => {
    expect(judge([file("a.gbrjob", "{ not json"), file("a.gtl", GERBER)])).toEqual({
      "a.gbrjob": "job",
      "a.gtl": "copper top 1",
    });
    const old = file("a.gbrjob", "G04 Gerber job file.*\n%TF.FileFunction,JobInfo*%\n%MOMM*%\nM02*\n");
    expect(judge([old])).toEqual({ "a.gbrjob": "job" });
  });

  it("Altium's extension report names the mechanical layers", () => {
    const report =
      ".GTL                Top                 \n.G1                 L2              \n.GBL                Bottom\n.GM1                ASM TOP\n.GM4                Board Outline\n";
    const layers = ["b.GTL", "b.G1", "b.GBL", "b.GM1", "b.GM4"].map((name) => file(name, GERBER));
    expect(judge([file("b.EXTREP", report), ...layers])).toEqual({
      "b.EXTREP": "other",
      "b.GTL": "copper top 1",
      "b.G1": "copper inner 2",
      "b.GBL": "copper bottom 3",
      "b.GM1": "drawing top",
      "b.GM4": "outline",
    });
  });

  it("Altium's physical order outranks the numbers of its extensions", () => {
    const ordered = (name: string, order: number) => file(name, `G04 Layer_Physical_Order=${order}*\n${GERBER}`);
    expect(judge([ordered("b.GTL", 1), ordered("b.G1", 3), ordered("b.GP1", 2), ordered("b.GBL", 4)])).toEqual({
      "b.GTL": "copper top 1",
      "b.GP1": "copper inner 2",
      "b.G1": "copper inner 3",
      "b.GBL": "copper bottom 4",
    });
  });

  it("Allegro's list of the stack orders inner layers that are called after nets", () => {
    // Allegro lists the stack from the bottom up.
    const stack = ["ALL", "BOTTOM", "LAYER 2", "GND2", "LAYER 1", "PWR", "TOP"].map(
      (name) => `G04 Layer:  VIA KEEPOUT/${name}*`,
    );
    const film = (name: string) => file(`${name}.art`, [`G04 Film Name:    ${name}*`, ...stack, GERBER].join("\n"));
    expect(judge(["TOP", "PWR", "LAYER_1", "GND2", "LAYER_2", "BOTTOM"].map(film))).toEqual({
      "TOP.art": "copper top 1",
      "PWR.art": "copper inner 2",
      "LAYER_1.art": "copper inner 3",
      "GND2.art": "copper inner 4",
      "LAYER_2.art": "copper inner 5",
      "BOTTOM.art": "copper bottom 6",
    });
  });

  it("a layer plotted under another's attribute is known by its name when the other is there too", () => {
    const mask = `%TF.FileFunction,Soldermask,Bot*%\n${GERBER}`;
    expect(judge([file("b.GBS", mask), file("b.GKO", mask)])).toEqual({
      "b.GBS": "soldermask bottom",
      "b.GKO": "outline",
    });
  });
});

describe("drill programs", () => {
  const program = (header: string) => `M48\n${header}\n%\nT1\nX10Y10\nM30\n`;

  it.each([
    ["; #@! TF.FileFunction,Plated,1,2,PTH\nMETRIC\nT1C0.3", "plated"],
    ["; #@! TF.FileFunction,NonPlated,1,2,NPTH\nMETRIC\nT1C0.3", "non-plated"],
    ["; #@! TF.FileFunction,MixedPlating,1,4\nMETRIC\nT1C0.3", "mixed"],
    [";TYPE=PLATED\nT1F00S00C0.3\n;TYPE=NON_PLATED\nT2F00S00C3.0", "mixed"],
    [";TYPE=PLATED\nT1F00S00C0.3\n;TYPE=NON_PLATED", "plated"],
    [";TYPE=PLATED\n;TYPE=NON_PLATED\nT1F00S00C0.3", "non-plated"],
    ["; Contents: Thru / Drill / Non-Plated\nT1C0.3", "non-plated"],
    ["; Contents: Thru / Drill / Plated\nT1C0.3", "plated"],
    [";T01 Holesize 1. = 0.330200 Tolerance = +0.0/-0.0 PLATED MM Quantity = 668\nT01C.33", "plated"],
    [";T01 Holesize 1. = 0.3 PLATED MM\n;T02 Holesize 2. = 3.0 NON_PLATED MM\nT01C.3", "mixed"],
    ["METRIC\nT1C0.3", "unknown"],
  ])("are %j: %s", (header, plating) => {
    expect(judge([file("board.txt", program(header))])).toEqual({ "board.txt": `drill ${plating}` });
  });

  it("are known without a header, by tools and hits", () => {
    const bare = "%\nT1C.015F095S3\nX01095Y01056\nX01095Y0127\nM30\n";
    const noTools = "T1\nX+006937Y+025687\nX+006937Y+025096\nM30\n";
    expect(judge([file("a.gtl", bare), file("b.xyz", noTools)])).toEqual({
      "a.gtl": "drill unknown",
      "b.xyz": "drill unknown",
    });
  });

  it("may be written as Gerber", () => {
    expect(judge([file("b.drl", `%LNdrl*%\n${GERBER}`)])).toEqual({ "b.drl": "drill unknown" });
  });
});

describe("what is no layer", () => {
  it("is other, a netlist or a job, whatever it is called", () => {
    expect(
      judge([
        file("readme.txt", "Please make this board in green."),
        file("top.gtl", "not gerber at all"),
        file("Pick Place for b.txt", "Designator,X,Y\nR1,1,2\n"),
        file("bom.csv", "R1,10k"),
        file("drawing.pdf", "%PDF-1.4\n\0\u0001"),
        file("b-macro.APR_LIB", "%AMROUND*\n1,1,0.2,0,0*%\n"),
        file("b.ipc", "P  JOB b\nP  UNITS CUST 0\n317GND              VIA         D0118PA00X+000000Y+000000\n"),
        file("nets.txt", "C  IPC-D-356\n317GND              VIA\n"),
        file("b.kicad_pcb", "(kicad_pcb (version 20221018))"),
        file("empty.gbr", ""),
      ]),
    ).toEqual({
      "readme.txt": "other",
      "top.gtl": "other",
      "Pick Place for b.txt": "other",
      "bom.csv": "other",
      "drawing.pdf": "other",
      "b-macro.APR_LIB": "other",
      "b.ipc": "netlist",
      "nets.txt": "netlist",
      "b.kicad_pcb": "other",
      "empty.gbr": "other",
    });
  });

  it("is other when it is Gerber that nothing explains", () => {
    expect(identifyLayers([file("xyz.gbr", GERBER)])).toEqual([
      { file: "xyz.gbr", type: "other", side: "all", format: "gerber", confidence: 0, basis: "none", evidence: [] },
    ]);
  });
});

it.each(["\n", " ", "\r\n", "T", "A", "%LN", "G04 Layer: ", "; TYPE", "X0", ".x  ", "*"])(
  "heads made of %j alone are judged without going over them again and again",
  (unit) => {
    const files = Array.from({ length: 100 }, (_, index) => file(`${index}.extrep`, unit.repeat(16_384 / unit.length)));
    expect(new Set(identifyLayers(files).map(({ type }) => type))).toEqual(new Set(["other"]));
  },
);

describe("every assignment says how sure it is, and why", () => {
  const told = (files: readonly SourceFile[]) =>
    identifyLayers(files).map((layer) => {
      const evidence = layer.evidence.map(({ basis, text: words, type, side }) => `${basis} ${words}: ${type} ${side}`);
      return [layer.confidence, certaintyOf(layer), ...evidence];
    });
  const mask = `%TF.FileFunction,Soldermask,Bot*%\n${GERBER}`;

  it.each<[string, SourceFile, (string | number)[]]>([
    ["a name alone", file("a.gtl", GERBER), [0.85, "likely", "name .gtl: copper top"]],
    [
      "an attribute alone",
      file("b.xyz", `%TF.FileFunction,Copper,L2,Bot*%\n${GERBER}`),
      [0.95, "certain", "attribute Copper,L2,Bot: copper bottom"],
    ],
    // 0.95, and half of the rest for the name that agrees: 0.975, rounded.
    [
      "an attribute and a name that agree",
      file("b.gbs", mask),
      [0.98, "certain", "attribute Soldermask,Bot: soldermask bottom", "name .gbs: soldermask bottom"],
    ],
    // 0.95 less 0.2 for the name that contradicts.
    [
      "an attribute and a name that contradict",
      file("b.gtl", mask),
      [0.75, "likely", "attribute Soldermask,Bot: soldermask bottom", "name .gtl: copper top"],
    ],
    ["a drill program", file("a.drl", DRILL), [0.85, "likely", "name .drl: drill all"]],
    ["a drill program under a foreign name", file("a.xyz", DRILL), [0.85, "likely", "comment M48: drill all"]],
    ["nothing", file("xyz.gbr", GERBER), [0, "guess"]],
  ])("%s", (_, source, expected) => {
    expect(told([source])).toEqual([expected]);
  });

  it("a name that wins over a doubled attribute comes first", () => {
    expect(told([file("b.GBS", mask), file("b.GKO", mask)])[1]).toEqual([
      0.6,
      "likely",
      "name .gko: outline all",
      "attribute Soldermask,Bot: soldermask bottom",
    ]);
  });
});

describe("drawings without a word on them are guessed by their shapes", () => {
  const gerber = (body: string) => `%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1*%\n%ADD11C,0.2*%\n${body}\nM02*\n`;
  const flash = (...places: [number, number][]) =>
    `D10*\n${places.map(([x, y]) => `X${x * 10_000}Y${y * 10_000}D03*`).join("\n")}`;
  const line = (...places: [number, number][]) =>
    `D11*\n${places.map(([x, y], at) => `X${x * 10_000}Y${y * 10_000}D0${at === 0 ? 2 : 1}*`).join("\n")}`;
  const drilled: [number, number][] = [
    [5, 5],
    [15, 5],
  ];
  const topPads: [number, number][] = [
    [5, 10],
    [10, 10],
    [15, 10],
  ];
  const bottomPads: [number, number][] = [[8, 12]];
  const files = [
    file("p1", gerber(`${flash(...drilled, ...bottomPads)}\n${line([5, 5], [8, 12], [15, 5])}`)),
    file("p2", gerber(`${flash(...drilled, ...topPads)}\n${line([5, 5], [5, 10], [10, 10])}`)),
    file("p3", gerber(flash(...drilled, ...bottomPads))),
    file("p4", gerber(flash(...drilled, ...topPads))),
    file("p5", gerber(flash(...topPads))),
    file("p6", gerber(line([2, 2], [4, 3], [6, 2]))),
    file("p7", gerber(line([0, 0], [20, 0], [20, 15], [0, 15], [0, 0]))),
    file("p8", "M48\nMETRIC\nT1C0.5\n%\nT1\nX5.0Y5.0\nX15.0Y5.0\nM30\n"),
  ];

  it("pads under holes with tracks are copper, alone a mask, without holes paste; a closed line is the outline", () => {
    expect(judge(files)).toEqual({
      p1: "copper bottom 2",
      p2: "copper top 1",
      p3: "soldermask bottom",
      p4: "soldermask top",
      p5: "paste top",
      p6: "silkscreen top",
      p7: "outline",
      p8: "drill unknown",
    });
  });

  it("and are called guesses, with the sign that was seen", () => {
    const guessed = identifyLayers(files).filter(({ basis }) => basis === "geometry");
    expect(guessed.map((layer) => [certaintyOf(layer), layer.evidence.map(({ text: sign }) => sign)])).toEqual([
      ["guess", ["HOLES_ON_PADS"]],
      ["guess", ["HOLES_ON_PADS"]],
      ["guess", ["PADS_ALONE"]],
      ["guess", ["PADS_ALONE"]],
      ["guess", ["PADS_WITHOUT_HOLES"]],
      ["guess", ["LINES_ALONE"]],
      ["guess", ["CLOSED_LINE"]],
    ]);
  });

  it("a layer that is known by its name leaves the other side to the open one", () => {
    const [bottom, top] = files;
    const named = [{ name: "board.gtl", bytes: top?.bytes ?? new Uint8Array() }];
    const set = [...named, { name: "q", bytes: bottom?.bytes ?? new Uint8Array() }, ...files.slice(7)];
    expect(judge(set)).toMatchObject({ "board.gtl": "copper top 1", q: "copper bottom 2" });
  });

  it("without holes to compare with, nothing is said of pads and lines", () => {
    expect(judge(files.slice(2, 6))).toEqual({ p3: "other", p4: "other", p5: "other", p6: "other" });
  });
});

const corpus = process.env.CORPUS_DIR ?? "../shared/corpus";

/**
 * Copper files and drill files of each set, counted by hand from the files' own headers and the CAD data, and the outline.
 * The manifest's own counts go by names and X2 alone and are wrong where it says so (0, 7 or 8 copper files).
 */
const TRUTH: Record<string, { copper: number; drill: number; outline: string | undefined }> = {
  "og03-diptrace": { copper: 4, drill: 3, outline: "mainboard_BoardOutline.gbr" },
  "og04-eagle9": { copper: 2, drill: 1, outline: "profile.gbr" },
  "og06-easyeda": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og07-fritzing": { copper: 2, drill: 1, outline: "combined.GKO" },
  "og08-fusion360": { copper: 2, drill: 0, outline: "profile.gbr" },
  "og09-geda": { copper: 4, drill: 4, outline: undefined },
  "og11-orcad": { copper: 6, drill: 1, outline: undefined },
  "og12-pcad": { copper: 2, drill: 1, outline: "ZXINET.GKO" },
  "og13-pads": { copper: 4, drill: 1, outline: undefined },
  "og14-pcbrnd": { copper: 2, drill: 1, outline: "power-art.gko" },
  "og15-siemens": { copper: 2, drill: 3, outline: "Gerber/BoardOutlline.gdo" },
  "og16-target3001": { copper: 2, drill: 1, outline: "IRNASIoTbank1.2.Outline" },
  "og17-upverter": { copper: 2, drill: 2, outline: "design_export.gko" },
  "og18-zuken": { copper: 2, drill: 2, outline: undefined },
  "og19-fab3000": { copper: 2, drill: 1, outline: "ko" },
  "og24-usbvil": { copper: 2, drill: 1, outline: "pic18f14k50.gko" },
  "og25-corne.zip": { copper: 2, drill: 2, outline: "corne-cherry-EdgeCuts.gbr" },
  "og26-corne-plate.zip": { copper: 2, drill: 2, outline: "plate-top-cherrymx-EdgeCuts.gbr" },
  "og27-gb-cart": { copper: 2, drill: 2, outline: "GB-BRK-CART-Edge_Cuts.gbr" },
  "og30-vesc4.zip": { copper: 4, drill: 2, outline: "BLDC_4-Edge_Cuts.gm1" },
  "og31-esprust": { copper: 2, drill: 2, outline: "esp-rust-board-Edge_Cuts.gbr" },
  "og32-bitaxe-ultra": { copper: 4, drill: 2, outline: "bitaxeUltra-Edge_Cuts.gbr" },
  "og35-limesdr-usb.zip": { copper: 12, drill: 2, outline: "Gerber/LimeSDR-USB_1v4.GM1" },
  "og36-bbblue": { copper: 4, drill: 1, outline: "BeagleBone_Blue.boardoutline.ger" },
  "og37-pocketbeagle": { copper: 4, drill: 2, outline: "PocketBeagle-Edge.Cuts.gbr" },
  "og38-sdreader.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og39-nixie.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og40-simplefoc": { copper: 2, drill: 2, outline: "Gerber_BoardOutlineLayer.GKO" },
  "og41-duckypad.zip": { copper: 2, drill: 1, outline: "lul_20200522.GKO" },
  "og42-duckyplate.zip": { copper: 2, drill: 1, outline: "dpe_bottom_fr4_20250525.GKO" },
  "og43-bp35.zip": { copper: 2, drill: 1, outline: undefined },
  "og44-bp35a-rar.rar": { copper: 2, drill: 1, outline: undefined },
  "og45-bp4b-rar.rar": { copper: 2, drill: 1, outline: undefined },
  "og46-flexphat-panel.zip": { copper: 4, drill: 1, outline: "SparkFun_GNSS_Flex_pHAT_panelized.GKO" },
  "og47-goomba": { copper: 2, drill: 0, outline: "SB0041B.GKO" },
  "og48-espbase-rar.rar": { copper: 2, drill: 2, outline: "ESP Base-Edge_Cuts.gm1" },
  "og49-switchbuddy.zip": { copper: 4, drill: 2, outline: "USBPowerSwtich-Edge.Cuts.gbr" },
  "og51-freedsp": { copper: 2, drill: 1, outline: "SPDIF_Transceiver.gko" },
  "og52-piezodrive": { copper: 2, drill: 1, outline: "PCB.GM1" },
  "og53-spikeling.zip": { copper: 2, drill: 1, outline: "profile.gbr" },
  "og54-ch32v203.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutlineLayer.GKO" },
  "og55-cvra-motor": { copper: 4, drill: 1, outline: "Moteur.GML" },
  "og56-viobar.zip": { copper: 4, drill: 2, outline: "VIO-Board-rounded-Edge_Cuts.gbr" },
  "og90-broken-nodrill": { copper: 2, drill: 0, outline: "GB-BRK-LINK-B-Edge_Cuts.gbr" },
  "og91-broken-nooutline": { copper: 2, drill: 2, outline: undefined },
  "og92-broken-topmissing": { copper: 1, drill: 2, outline: "GB-BRK-M-XS-Edge_Cuts.gbr" },
};

async function readSet(path: string): Promise<SourceFile[]> {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path, { recursive: true }).map(String).sort();
    const files = names.filter((name) => statSync(`${path}/${name}`).isFile());
    return files.map((name) => ({ name, bytes: new Uint8Array(readFileSync(`${path}/${name}`)) }));
  }
  const opened = await openArchive(new Uint8Array(readFileSync(path)), { loadRar: loadRarFromPackage });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe.skipIf(!existsSync(`${corpus}/gerber`))("real sets", () => {
  it.each(Object.entries(TRUTH))("%s: copper, drills and outline are found", async (name, truth) => {
    const layers = identifyLayers(await readSet(`${corpus}/gerber/${name}`));
    const count = (type: string) => layers.filter((layer) => layer.type === type).length;
    const outlines = layers.filter((layer) => layer.type === "outline").map((layer) => layer.file);
    expect({ copper: count("copper"), drill: count("drill") }).toEqual({ copper: truth.copper, drill: truth.drill });
    if (truth.outline === undefined) expect(outlines).toEqual([]);
    else expect(outlines).toContain(truth.outline);
  });

  it("no Gerber or drill file in them stays unexplained", async () => {
    const open: string[] = [];
    for (const name of readdirSync(`${corpus}/gerber`)) {
      for (const { file: layer, type, format } of identifyLayers(await readSet(`${corpus}/gerber/${name}`))) {
        if (type === "other" && (format === "gerber" || format === "excellon")) open.push(`${name}: ${layer}`);
      }
    }
    expect(open).toEqual([]);
  });
});
