// Projects of the workbench on a good day.

import { schematicFile } from "@/lib/contracts/schematic-file";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { type Answer, type Answers, png, svg } from "./answer";

const project: Answer<"createProject"> = {
  ...{ projectId: "prj_1", projectName: "Blinker", projectType: 0, isShared: false },
  ...{ createTime: "2026-11-20T08:00:00.000Z", updateTime: "2026-11-21T08:00:00.000Z" },
  ...{ openCount: 3, visitCount: 0, copyCount: 0, example: false, free: false, thumbnail: "v1", isImported: false },
};
const share = { right: "view", token: "mock-token-of-22-chars", shareTime: "2026-11-21T09:00:00.000Z" } as const;
const example: Answer<"listExamples">["rows"][number] = {
  ...project,
  ...{ projectId: "example-blinker", projectName: "LED blinker", projectType: 1, openCount: 0 },
  ...{ example: true, free: true, description: "A 555 timer flashes an LED about once a second." },
};

const emptyDrawing = schematicFile.parse(writeSchematic(newSchematic("sheet_1", "Main")));

const keptVersion = {
  ...{ id: "version_1", version: 1, name: "First layout", author: "Ada" },
  createTime: "2026-11-21T08:00:00.000Z",
};

const importReport: Answer<"readDesign">["report"] = {
  ...{ format: "kicad", tool: "KiCad 9.0", files: [{ name: "blinker.kicad_sch", bytes: 40_000, isRead: true }] },
  counts: [{ construct: "components", found: 12, changed: 0, lost: 0 }],
  notes: [],
};

const sheetComment = {
  ...{ id: "comment_1", parentId: null, sheetId: "sheet_1", x: 0, y: 0, text: "Is 10k enough?", author: "Ada" },
  ...{ isByOwner: false, isOwn: true, isResolved: false, createTime: "2026-11-21T08:00:00.000Z" },
};

const keptResults = {
  ...{ id: "result_1", name: "Load step", summary: "Transient, 12 traces", size: 48_000 },
  ...{ createTime: "2026-11-21T08:00:00.000Z", expireTime: null, author: "Ada" },
};

export const PROJECT_ANSWERS = {
  listProjects: { rows: [project], total: 1 },
  searchProjects: { rows: [project], total: 1 },
  createProject: project,
  copyProject: { ...project, projectId: "prj_2", projectName: "Blinker 2" },
  renameProject: project,
  deleteProject: {},
  listDeletedProjects: { rows: [{ ...project, deleteTime: "2026-11-21T08:00:00.000Z" }], total: 1 },
  restoreProjects: {},
  purgeProjects: {},
  openProject: {},
  shareProject: { projectId: project.projectId, ...share },
  changeShare: { projectId: project.projectId, ...share },
  unshareProject: {},
  listSharedProjects: { rows: [{ ...project, isShared: true, ...share }], total: 1 },
  getDocument: {
    ...{ projectId: project.projectId, projectName: project.projectName, projectType: 0, version: 1, right: "owner" },
    ...{ content: emptyDrawing, isImported: false },
  },
  putDocument: { version: 2 },
  changeDocument: { version: 2 },
  listChanges: { version: 1, changes: [] },
  listVersions: { rows: [keptVersion] },
  keepVersion: keptVersion,
  getVersion: { ...keptVersion, content: emptyDrawing },
  deleteVersion: {},
  listSimulationResults: { rows: [keptResults] },
  keepSimulationResults: keptResults,
  deleteSimulationResults: {},
  listComments: { rows: [sheetComment] },
  addComment: sheetComment,
  resolveComment: {},
  deleteComment: {},
  readDesign: { projectName: project.projectName, content: emptyDrawing, report: importReport, otherRoots: [] },
  putImportReport: {},
  getImportReport: {
    ...{ projectName: project.projectName, importTime: "2026-11-21T08:00:00.000Z", report: importReport },
    file: { fileUrl: "file_1", fileName: "blinker.zip", size: 40_000 },
  },
  listExamples: { rows: [example], total: 1 },
  listArticleProjects: { rows: [{ ...example, article: null }], total: 1 },
  getThumbnail: svg,
  addProjectImage: { file: "a".repeat(64), width: 8, height: 6 },
  getProjectImage: png,
  getSimulationResults: png,
  printProject: new Blob(["%PDF-1.3"], { type: "application/pdf" }),
  markBatch: { kept: 1, removed: 0 },
} satisfies Partial<Answers>;
