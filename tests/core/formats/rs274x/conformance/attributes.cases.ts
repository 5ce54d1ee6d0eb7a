// Attributes of files, apertures and objects (Gerber specification 5).

import type { ConformanceCase } from "./conformance-case";

const DOT = "%ADD10C,1*%\nD10*\n";
const ONE = "X0Y0D03*";
const TWO = "X500Y0D03*";
const net = (...names: string[]) => ({ ".N": names });

export const ATTRIBUTES: ConformanceCase[] = [
  {
    name: "TF",
    body: "%TF.FileFunction,Copper,L1,Top*%",
    fileAttributes: { ".FileFunction": ["Copper", "L1", "Top"] },
  },
  { name: "TF without a value", body: "%TFZap*%", fileAttributes: { Zap: [] } },
  {
    name: "TF of one's own",
    body: "%TFMyAttribute,Yes*%\n%TF.Part,Single*%",
    fileAttributes: { MyAttribute: ["Yes"], ".Part": ["Single"] },
  },
  {
    name: "TF in a comment",
    body: "G04 #@! TF.FilePolarity,Negative*",
    fileAttributes: { ".FilePolarity": ["Negative"] },
  },
  {
    name: "TF cannot be redefined",
    body: "%TF.Part,Single*%\n%TF.Part,Array*%",
    fileAttributes: { ".Part": ["Single"] },
  },
  { name: "TD leaves TF", body: "%TF.Part,Single*%\n%TD.Part*%\n%TD*%", fileAttributes: { ".Part": ["Single"] } },
  { name: "an empty field is a field", body: "%TF.A,,x,*%", fileAttributes: { ".A": ["", "x", ""] } },
  { name: "blanks belong to the field", body: "%TF.A, two words *%", fileAttributes: { ".A": [" two words"] } },
  // © is U+00A9, the comma U+002C.
  {
    name: "escapes of four digits",
    body: "%TF.A,\\u00A9 a\\u002Cb\\u002a\\u0025\\u005C*%",
    fileAttributes: { ".A": ["© a,b*%\\"] },
  },
  // 😀 is U+1F600, also as two surrogates.
  {
    name: "escapes of eight digits and of surrogates",
    body: "%TF.A,\\U0001F600,\\uD83D\\uDE00*%",
    fileAttributes: { ".A": ["😀", "😀"] },
  },
  { name: "a backslash that escapes nothing", body: "%TF.A,\\u12,\\x*%", fileAttributes: { ".A": ["\\u12", "\\x"] } },
  { name: "UTF-8", body: "%TF.A,µ 板*%", fileAttributes: { ".A": ["µ 板"] } },
  {
    name: "TA on an aperture",
    body: `%TA.AperFunction,ViaPad*%\n${DOT}${ONE}`,
    attributes: [{ ".AperFunction": ["ViaPad"] }],
  },
  {
    name: "TA in a comment",
    body: `G04 #@! TA.AperFunction,SMDPad,CuDef*\n${DOT}${ONE}`,
    attributes: [{ ".AperFunction": ["SMDPad", "CuDef"] }],
  },
  {
    name: "TA after the aperture does not reach it",
    body: `${DOT}%TA.AperFunction,ViaPad*%\n${ONE}`,
    attributes: [{}],
  },
  {
    name: "TA set anew",
    body: `%TA.AperFunction,ViaPad*%\n%TA.AperFunction,ComponentPad*%\n${DOT}${ONE}`,
    attributes: [{ ".AperFunction": ["ComponentPad"] }],
  },
  {
    name: "TD of one name",
    body: `%TA.AperFunction,ViaPad*%\n%TADrill,0.3*%\n%TD.AperFunction*%\n${DOT}${ONE}`,
    attributes: [{ Drill: ["0.3"] }],
  },
  { name: "TD of all", body: `%TA.AperFunction,ViaPad*%\n%TO.N,GND*%\n%TD*%\n${DOT}${ONE}`, attributes: [{}] },
  {
    name: "TD leaves what apertures have",
    body: `%TA.AperFunction,ViaPad*%\n${DOT}%TD*%\n${ONE}`,
    attributes: [{ ".AperFunction": ["ViaPad"] }],
  },
  {
    name: "TA on a draw",
    body: `%TA.AperFunction,Conductor*%\n${DOT}X0Y0D02*\nX500Y0D01*`,
    attributes: [{ ".AperFunction": ["Conductor"] }],
  },
  {
    name: "TA on a region",
    body: "%TA.AperFunction,Conductor*%\nG36*\nX0Y0D02*\nX500D01*\nY500D01*\nX0Y0D01*\nG37*",
    attributes: [{ ".AperFunction": ["Conductor"] }],
  },
  {
    name: "a region takes TA from the dictionary, not from the aperture",
    body: `%TA.AperFunction,ViaPad*%\n${DOT}%TD*%\nG36*\nX0Y0D02*\nX500D01*\nY500D01*\nX0Y0D01*\nG37*`,
    attributes: [{}],
  },
  {
    name: "TA on a draw with a square",
    body: "%TA.AperFunction,Conductor*%\n%ADD10R,1X1*%\nD10*\n%TO.N,A*%\nX0Y0D02*\nX500Y0D01*",
    attributes: [{ ".AperFunction": ["Conductor"], ".N": ["A"] }],
  },
  { name: "TO .N", body: `${DOT}%TO.N,GND*%\n${ONE}`, attributes: [net("GND")] },
  { name: "TO .N of several nets", body: `${DOT}%TO.N,A,B*%\n${ONE}`, attributes: [net("A", "B")] },
  { name: "TO .N of no net", body: `${DOT}%TO.N,*%\n${ONE}`, attributes: [net("")] },
  {
    name: "TO .P, .C and .CRot together",
    body: `${DOT}%TO.P,R1,2,A*%\n%TO.C,R1*%\n%TO.CRot,90*%\n${ONE}`,
    attributes: [{ ".P": ["R1", "2", "A"], ".C": ["R1"], ".CRot": ["90"] }],
  },
  { name: "TO in a comment", body: `${DOT}G04 #@! TO.N,GND*\n${ONE}`, attributes: [net("GND")] },
  {
    name: "TO holds for all that follow",
    body: `${DOT}%TO.N,GND*%\n${ONE}\n${TWO}`,
    attributes: [net("GND"), net("GND")],
  },
  { name: "TO set anew", body: `${DOT}%TO.N,A*%\n${ONE}\n%TO.N,B*%\n${TWO}`, attributes: [net("A"), net("B")] },
  {
    name: "TD of TO",
    body: `${DOT}%TO.N,A*%\n%TO.C,R1*%\n${ONE}\n%TD.N*%\n${TWO}`,
    attributes: [{ ".N": ["A"], ".C": ["R1"] }, { ".C": ["R1"] }],
  },
  { name: "TD in a comment", body: `${DOT}%TO.N,A*%\n${ONE}\nG04 #@! TD*\n${TWO}`, attributes: [net("A"), {}] },
  {
    name: "TO on draws and arcs",
    body: `${DOT}%TO.N,A*%\nX0Y0D02*\nX500D01*\nG75*\nG03*\nX500Y500I0J250D01*`,
    attributes: [net("A"), net("A")],
  },
  {
    name: "TO on the two bends of a long arc",
    body: `${DOT}%TO.N,A*%\nG75*\nX500Y0D02*\nG03*\nX500Y0I-500J0D01*`,
    attributes: [net("A"), net("A")],
  },
  {
    name: "TO on every contour of a region",
    body: "%TO.N,A*%\nG36*\nX0Y0D02*\nX500D01*\nY500D01*\nX0Y0D01*\nX1000Y0D02*\nX1500D01*\nY500D01*\nX1000Y0D01*\nG37*",
    attributes: [net("A"), net("A")],
  },
  {
    name: "TO and TA of one object",
    body: `%TA.AperFunction,ViaPad*%\n${DOT}%TO.N,A*%\n${ONE}`,
    attributes: [{ ".AperFunction": ["ViaPad"], ".N": ["A"] }],
  },
  { name: "TO on a clear object", body: `${DOT}%TO.N,A*%\n%LPC*%\n${ONE}`, attributes: [net("A")] },
  {
    name: "a region's TO without TA",
    body: `%TO.N,A*%\nG36*\nX0Y0D02*\nX500D01*\nY500D01*\nX0Y0D01*\nG37*\n${DOT}${ONE}`,
    attributes: [net("A"), net("A")],
  },
  {
    name: "step and repeat keeps them",
    body: `${DOT}%SRX2Y1I5J0*%\n%TO.N,A*%\n${ONE}\n%SR*%`,
    attributes: [net("A"), net("A")],
  },
  {
    name: "objects of a block keep theirs",
    body: `${DOT}%ABD20*%\n%TO.N,A*%\n${ONE}\n%TD*%\n%AB*%\nD20*\n${TWO}`,
    attributes: [net("A")],
  },
  {
    name: "the flash of a block lends its own",
    body: `${DOT}%ABD20*%\n${ONE}\n%AB*%\nD20*\n%TO.C,U1*%\n${TWO}`,
    attributes: [{ ".C": ["U1"] }],
  },
  {
    name: "an object's own goes before that of its block's flash",
    body: `${DOT}%ABD20*%\n%TO.N,A*%\n${ONE}\n%TD*%\n%AB*%\nD20*\n%TO.N,B*%\n%TO.C,U1*%\n${TWO}`,
    attributes: [{ ".N": ["A"], ".C": ["U1"] }],
  },
  {
    name: "TA on a block",
    body: `${DOT}%TA.AperFunction,ComponentPad*%\n%ABD20*%\n${ONE}\n%AB*%\n%TD*%\nD20*\n${TWO}`,
    attributes: [{ ".AperFunction": ["ComponentPad"] }],
  },
  { name: "image rotation keeps them", body: `%IR90*%\n${DOT}%TO.N,A*%\n${ONE}`, attributes: [net("A")] },
  {
    name: "lines of flashes, draws and regions",
    body: `${DOT}${ONE}\nX0Y0D02*\nX500Y0D01*\nG36*\nX0Y0D02*\nX500D01*\nY500D01*\nX0Y0D01*\nG37*`,
    lines: [5, 7, 10],
  },
  { name: "lines of copies", body: `${DOT}%SRX2Y1I5J0*%\n${ONE}\n%SR*%\n${ONE}`, lines: [6, 6, 8] },
  { name: "lines of a block's objects", body: `${DOT}%ABD20*%\n${ONE}\n%AB*%\nD20*\n${ONE}\n${TWO}`, lines: [6, 6] },
  {
    name: "lines after words over several",
    body: "%AMSHAPE*\n0 comment\nover two*\n1,1,\n2,0,0*\n%\n%ADD10SHAPE*%\nG04 a\nb\nc*\nD10*\nX0\nY0\nD03*\nX0Y0D03*",
    lines: [14, 17],
  },
  {
    name: "lines that end with CR and LF",
    file: "%FSLAX42Y42*%\r\n%MOMM*%\r\n%ADD10C,1*%\r\nD10*\r\nX0Y0D03*\r\nM02*\r\n",
    lines: [5],
  },
  {
    name: "lines that end with CR alone",
    file: "%FSLAX42Y42*%\r%MOMM*%\r%ADD10C,1*%\rD10*\rX0Y0D03*\rM02*\r",
    lines: [5],
  },
];
