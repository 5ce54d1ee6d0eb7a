// Known but unsupported design files and data formats, recognized by content; names count only for binary files.

/** Each has a refusal `…_NOT_READ` that says how to export Gerber from the tool. */
export const FOREIGN_FORMATS = [
  "ODB",
  "IPC2581",
  "GERBER_JOB",
  "ALLEGRO",
  "PADS",
  "PCAD",
  "DIPTRACE",
  "SPRINT_LAYOUT",
  "FRITZING",
  "EASYEDA",
  "GEDA",
  "LIBREPCB",
  "PROTEUS",
  "SCHEMATIC",
  "PACKED",
] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

/** Read from the start of a text; each pattern is anchored or bounded, so that it is linear. */
export const TEXT_SIGNS: readonly (readonly [ForeignFormat, RegExp])[] = [
  ["IPC2581", /<(?:\w+:)?IPC-2581\b|webstds\.ipc\.org\/2581/i],
  ["PADS", /^\s{0,20}[!*]PADS-(?:POWERPCB|LAYOUT|PCB|LOGIC)\b/],
  ["PCAD", /^\s{0,20}ACCEL_ASCII\b/],
  ["DIPTRACE", /<Source\s[^>]{0,200}Type="DipTrace-PCB"/],
  ["FRITZING", /<module\s[^>]{0,200}fritzingVersion=/],
  [
    "EASYEDA",
    /^\["DOCTYPE","(?:PCB|SCH|FOOTPRINT)"|"editorVersion"\s{0,5}:\s{0,5}"\d|"docType"\s{0,5}:\s{0,5}"?[1-7]\b/,
  ],
  ["GEDA", /^#\s{0,5}release:\s{0,5}pcb|^\s{0,20}PCB\s{0,5}[[(]\s{0,5}"|^\s{0,20}(?:ha|li):pcb-rnd-/m],
  ["LIBREPCB", /^\s{0,20}\(librepcb_\w{1,30}/],
  ["SCHEMATIC", /^\s{0,20}\(\s{0,5}kicad_sch\b|^\s{0,20}EESchema Schematic File|^(?=[^]*<eagle\b)(?=[^]*<schematic\b)/],
];

/** Formats by file ending, for a file that is not opened: a page can say at once how to export Gerber. */
const NAME_SIGNS = [
  ["FRITZING", /\.fzz?$/i],
  ["SPRINT_LAYOUT", /\.lay6?$/i],
  ["DIPTRACE", /\.dip$/i],
  ["PROTEUS", /\.(?:pdsprj|lyt)$/i],
  ["SCHEMATIC", /\.(?:schdoc|kicad_sch|dsn)$/i],
  ["PACKED", /\.(?:tgz|tar|gz|7z|bz2|xz)$/i],
] as const satisfies readonly (readonly [ForeignFormat, RegExp])[];

/** Formats that a file name alone identifies. */
export type NamedFormat = (typeof NAME_SIGNS)[number][0];
export const NAMED_FORMATS: readonly NamedFormat[] = NAME_SIGNS.map(([format]) => format);

export function foreignFormatOfName(name: string): NamedFormat | undefined {
  return NAME_SIGNS.find(([, ending]) => ending.test(name))?.[0];
}

type BinarySign = { format: ForeignFormat; bytes?: readonly number[]; text?: string; ending?: RegExp };

/** Endings count only for data that is not text, so that a renamed Gerber file is still accepted. */
export const BINARY_SIGNS: readonly BinarySign[] = [
  { format: "SPRINT_LAYOUT", bytes: [0x06, 0x33, 0xaa, 0xff] },
  { format: "SPRINT_LAYOUT", bytes: [0x05, 0x33, 0xaa, 0xff] },
  { format: "PACKED", bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { format: "PACKED", bytes: [0x1f, 0x8b] },
  { format: "PACKED", bytes: [0x42, 0x5a, 0x68] },
  { format: "PACKED", bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { format: "DIPTRACE", text: "DTBOARD" },
  { format: "DIPTRACE", ending: /\.dip$/i },
  { format: "SPRINT_LAYOUT", ending: /\.lay6?$/i },
  { format: "PROTEUS", ending: /\.(?:pdsprj|lyt)$/i },
  { format: "SCHEMATIC", ending: /\.(?:schdoc|dsn)$/i },
  // `.brd` that is neither KiCad's nor Eagle's: Cadence Allegro and OrCAD PCB Editor.
  { format: "ALLEGRO", ending: /\.(?:brd|mdd)$/i },
];
