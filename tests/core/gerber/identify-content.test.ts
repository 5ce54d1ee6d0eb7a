import { describe, expect, it } from "vitest";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { DRILL, file, GERBER, judge } from "./identify-judge";

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
