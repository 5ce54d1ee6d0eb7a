// Small Eagle files for the tests of the reader.
import type { SourceFile } from "@/lib/core/board/source-file";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";

/**
 * R with pins 1 and 2 at x = -5.08 and 5.08 mm; Q with A at (5.08, 2.54) and B at the origin; supplies GND and +5V at the
 * origin; U with a gate A (IN at -5.08, OUT at 5.08) and a gate P of supply pins; X, whose pin SHELL has two pads.
 */
export const LIBRARY = `<library name="lib">
<packages><package name="0603"/><package name="SO8"/></packages>
<symbols>
<symbol name="R"><pin name="1" x="-5.08" y="0" length="short" direction="pas"/>
<pin name="2" x="5.08" y="0" length="short" direction="pas" rot="R180"/>
<wire x1="-2.54" y1="0" x2="2.54" y2="0" width="0.254" layer="94"/>
<text x="-2.54" y="2.54" size="1.778" layer="95">&gt;NAME</text><text x="-2.54" y="-2.54" size="1.778" layer="96">&gt;VALUE</text></symbol>
<symbol name="Q"><pin name="A" x="5.08" y="2.54" length="point"/><pin name="B" x="0" y="0" length="point"/></symbol>
<symbol name="GND"><pin name="GND" x="0" y="0" length="point" direction="sup" visible="off"/></symbol>
<symbol name="+5V"><pin name="+5V" x="0" y="0" length="point" direction="sup" visible="off"/></symbol>
<symbol name="GATE"><pin name="IN" x="-5.08" y="0" direction="in"/><pin name="!OUT!" x="5.08" y="0" direction="out" rot="R180"/></symbol>
<symbol name="POWER"><pin name="+5V" x="0" y="5.08" direction="pwr" rot="R270"/><pin name="GND@1" x="0" y="-5.08" direction="pwr" rot="R90"/></symbol>
<symbol name="SHELL"><pin name="SHELL" x="0" y="0" length="point"/><pin name="T" x="5.08" y="0" length="point"/></symbol>
</symbols>
<devicesets>
<deviceset name="R" prefix="R" uservalue="yes"><gates><gate name="G" symbol="R" x="0" y="0"/></gates><devices>
<device name="" package="0603"><connects><connect gate="G" pin="1" pad="1"/><connect gate="G" pin="2" pad="2"/></connects>
<technologies><technology name=""><attribute name="MF" value="Acme"/></technology></technologies></device></devices></deviceset>
<deviceset name="Q" prefix="Q"><gates><gate name="G" symbol="Q" x="0" y="0"/></gates><devices>
<device name="" package="0603"><connects><connect gate="G" pin="A" pad="1"/><connect gate="G" pin="B" pad="2"/></connects></device></devices></deviceset>
<deviceset name="GND"><gates><gate name="1" symbol="GND" x="0" y="0"/></gates><devices><device name=""/></devices></deviceset>
<deviceset name="+5V"><gates><gate name="1" symbol="+5V" x="0" y="0"/></gates><devices><device name=""/></devices></deviceset>
<deviceset name="U*?" prefix="U"><gates><gate name="A" symbol="GATE" x="0" y="0"/><gate name="P" symbol="POWER" x="0" y="0" addlevel="request"/></gates><devices>
<device name="D" package="SO8"><connects><connect gate="A" pin="IN" pad="1"/><connect gate="A" pin="!OUT!" pad="2"/>
<connect gate="P" pin="+5V" pad="8"/><connect gate="P" pin="GND@1" pad="4 5"/></connects>
<technologies><technology name="LS"/></technologies></device></devices></deviceset>
<deviceset name="X" prefix="X"><gates><gate name="G" symbol="SHELL" x="0" y="0"/></gates><devices>
<device name="" package="SO8"><connects><connect gate="G" pin="SHELL" pad="S1 S2"/><connect gate="G" pin="T" pad="1"/></connects></device></devices></deviceset>
</devicesets></library>`;

export const part = (name: string, deviceSet = "R", more = ""): string =>
  `<part name="${name}" library="lib" deviceset="${deviceSet}" device="${deviceSet === "U*?" ? "D" : ""}" ${more}/>`;

export const instance = (name: string, x: number, y: number, { rot = "R0", gate = "G" } = {}): string =>
  `<instance part="${name}" gate="${gate}" x="${x}" y="${y}" rot="${rot}"/>`;

export const wire = (x1: number, y1: number, x2: number, y2: number): string =>
  `<wire x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" width="0.15" layer="91"/>`;

export const pin = (name: string, number: string, gate = "G"): string =>
  `<pinref part="${name}" gate="${gate}" pin="${number}"/>`;

export const net = (name: string, ...segments: readonly string[]): string =>
  `<net name="${name}" class="0">${segments.map((segment) => `<segment>${segment}</segment>`).join("\n")}</net>`;

interface SheetParts {
  readonly plain?: string;
  readonly modules?: string;
  readonly instances?: string;
  readonly busses?: string;
  readonly nets?: string;
}

export const sheet = ({ plain = "", modules = "", instances = "", busses = "", nets = "" }: SheetParts): string =>
  `<sheet><plain>${plain}</plain><moduleinsts>${modules}</moduleinsts><instances>${instances}</instances>
<busses>${busses}</busses><nets>${nets}</nets></sheet>`;

interface DesignParts {
  readonly parts: string;
  readonly sheets: readonly string[];
  readonly modules?: string;
  readonly more?: string;
}

export const design = ({ parts, sheets, modules = "", more = "" }: DesignParts): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE eagle SYSTEM "eagle.dtd">
<eagle version="9.6.2"><drawing><schematic>
<libraries>${LIBRARY}</libraries>
${more}
<modules>${modules}</modules>
<parts>${parts}</parts>
<sheets>${sheets.join("\n")}</sheets>
</schematic></drawing></eagle>`;

export const fileOf = (text: string, name = "design.sch"): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

/** Fails where the file is not read, or the result is no valid document. */
export function imported(text: string): ImportedDesign {
  const read = importDesign([fileOf(text)]);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  schematicFile.parse(writeSchematic(read.value.schematic));
  return read.value;
}

/** Nets with two or more pins, such as "R1.2 R2.1". */
export const netsOf = ({ schematic }: ImportedDesign): string[] =>
  partitionOf(schematic).nets.map((pins) => pins.join(" "));

/** Without the note on the footprints, which each file has. */
export const codesOf = ({ report }: ImportedDesign): string[] =>
  report.notes.flatMap(({ code }) => (code === "eagle.footprints" ? [] : [code]));
