// Images for exported files: as data URLs, so that a file needs nothing beside it, and as bytes.
import type { OpenProject } from "@/components/schematic/editor-context";

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the image could not be read"));
    reader.readAsDataURL(blob);
  });
}

/** By file; images that cannot be loaded have none, and are boxes in the export. */
export async function imageUrls({ editor, images }: OpenProject): Promise<ReadonlyMap<string, string>> {
  const shown = editor.view.index.objects().flatMap((object) => (object.kind === "image" ? [object.file] : []));
  const urls = new Map<string, string>();
  for (const file of new Set(shown)) {
    const url = await images
      .blob(file)
      .then(dataUrl)
      .catch(() => null);
    if (url !== null) urls.set(file, url);
  }
  return urls;
}

/** By file; images that cannot be loaded are missing. */
export async function imageBytes(
  { images }: Pick<OpenProject, "images">,
  files: Iterable<string>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  for (const file of new Set(files)) {
    const bytes = await images
      .blob(file)
      .then((blob) => blob.arrayBuffer())
      .catch(() => null);
    if (bytes) loaded.set(file, new Uint8Array(bytes));
  }
  return loaded;
}
