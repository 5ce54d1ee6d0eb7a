// Files of a drop or a choice, with those in folders under their paths.

export interface NamedFile {
  /** With the folders in which it was chosen: "lamp/power.kicad_sch". */
  readonly name: string;
  readonly file: File;
}

/** More are no project; a home folder would be read for minutes. */
export const MAX_FOLDER_FILES = 1_000;
/** History of version control, and caches. */
const SKIPPED = /^(?:\.|__MACOSX$|node_modules$)/;

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a hundred entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesIn(roots: readonly FileSystemEntry[]): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  const waiting = [...roots];
  for (let entry = waiting.shift(); entry && files.length < MAX_FOLDER_FILES; entry = waiting.shift()) {
    if (isFile(entry)) files.push({ name: entry.fullPath.replace(/^\//, ""), file: await fileOf(entry) });
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)).filter(({ name }) => !SKIPPED.test(name)));
  }
  return files;
}

/** To be called while the event is handled: its items are gone after it. */
export function droppedFiles(data: DataTransfer): Promise<NamedFile[]> {
  const entries = Array.from(data.items ?? []).flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.some((entry) => entry.isDirectory)) return filesIn(entries);
  return Promise.resolve(chosenFiles(data.files));
}

/** Files of a file dialog; a folder's files have their paths in it. */
export const chosenFiles = (files: ArrayLike<File>): NamedFile[] =>
  Array.from(files, (file) => ({ name: file.webkitRelativePath || file.name, file })).slice(0, MAX_FOLDER_FILES);
