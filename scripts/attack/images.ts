// Images of drawings: those of others, files that are none, and links that were taken away.

import { type AttackCase, expectThat } from "./attack-case";
import { addSchematic, dataOf, uploadFile } from "./customer";
import { pngOf } from "./png";
import type { Answer, Target } from "./target";

const IMAGE = 14;
const STORE = "/api/eda/project/image";

interface Asked {
  readonly projectId: string;
  readonly fileUrl: string;
  readonly token?: string;
}

const store = ({ call }: Target, token: string | undefined, body: Asked): Promise<Answer> =>
  call(STORE, { ...(token === undefined ? {} : { token }), method: "POST", body });

/** A drawing with one image, and both of its owner. */
async function drawnImage(target: Target) {
  const { token } = await target.signUp();
  const { projectId } = await addSchematic(target, token);
  const fileUrl = await uploadFile(target, token, pngOf(8, 8, { GPS: "51.5N 0.1W" }), "logo.png", IMAGE);
  const { file } = dataOf<{ file: string }>(await store(target, token, { projectId, fileUrl }), "an image");
  return { token, projectId, file };
}

export const images: AttackCase[] = [
  {
    id: "B01i",
    title: "Another's images: read, added, by a link with less right and by one that was taken away",
    run: async (target) => {
      const { token, projectId, file } = await drawnImage(target);
      const other = (await target.signUp()).token;
      const own = await addSchematic(target, other);
      const path = `/api/eda/project/${projectId}/image/${file}`;
      const shown = await target.call(path, { token });
      expectThat(shown.status === 200 && !shown.text.includes("51.5N"), "the place is still in the image");
      const missing = await target.call(`/api/eda/project/missing/image/${file}`, { token: other });
      const isMissing = ({ status, text }: Answer) => status === missing.status && text === missing.text;
      for (const query of ["", `?token=${"x".repeat(22)}`])
        for (const who of [{ token: other }, {}])
          expectThat(isMissing(await target.call(path + query, who)), "another's image was told from none");
      const through = await target.call(`/api/eda/project/${own.projectId}/image/${file}`, { token: other });
      expectThat(isMissing(through), "an image was read through another project");
      const share = (right: string) =>
        target.call("/api/eda/project/share", { token, method: "POST", body: { projectId, right } });
      const link = dataOf<{ token: string }>(await share("copy"), "a link").token;
      expectThat((await target.call(`${path}?token=${link}`)).status === 200, "its link shows no image");
      for (const asked of [{}, { token: link }]) {
        const fileUrl = await uploadFile(target, other, pngOf(3, 3), "a.png", IMAGE);
        const { body } = await store(target, other, { projectId, fileUrl, ...asked });
        expectThat(body.code === "NOT_FOUND", `adding was answered ${String(body.code)}`);
      }
      const theirs = await uploadFile(target, token, pngOf(4, 4), "a.png", IMAGE);
      const taken = await store(target, other, { projectId: own.projectId, fileUrl: theirs });
      expectThat(taken.body.code === "NOT_FOUND", "another's upload was taken");
      expectThat((await store(target, undefined, { projectId, fileUrl: theirs })).status === 403, "nobody added one");
      await target.call(`/api/eda/project/unshare/${projectId}`, { token, method: "PUT" });
      expectThat(isMissing(await target.call(`${path}?token=${link}`)), "the link still shows the image");
    },
  },
  {
    id: "F24",
    title: "SVG, HTML, floods of pixels and large files as images of a drawing",
    run: async (target) => {
      const { token } = await target.signUp();
      const { projectId } = await addSchematic(target, token);
      const script = "<script>alert(1)</script>";
      const texts = [`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, `<!doctype html>${script}`, "GIF89a"];
      for (const text of texts)
        for (const name of ["a.svg", "a.html", "a.png", "a.jpg"]) {
          const { body } = await target.upload(Buffer.from(text), { name, fileType: IMAGE, token });
          expectThat(body.code === "WRONG_FILE_FORMAT", `${name}: ${String(body.code ?? body.type)}`);
        }
      const large = Buffer.concat([pngOf(8, 8), Buffer.alloc(5 * 1024 ** 2)]);
      const sent = await target.upload(large, { name: "a.png", fileType: IMAGE, token });
      expectThat(sent.body.code === "FILE_TOO_LARGE", `5 MB and more: ${String(sent.body.code ?? sent.body.type)}`);
      const before = target.usage();
      const page = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from(texts[1] ?? "")]);
      const flood = [pngOf(50_000, 50_000, {}, false), pngOf(0, 0, {}, false), pngOf(4_096, 4_096, {}, false)];
      for (const picture of [...flood, pngOf(8, 8).subarray(0, 60), page]) {
        const { body } = await target.upload(picture, { name: "a.png", fileType: IMAGE, token });
        const { fileUrl } = (body.data ?? {}) as { fileUrl?: string };
        if (fileUrl === undefined) continue;
        const answer = await store(target, token, { projectId, fileUrl });
        expectThat(answer.body.code === "WRONG_FILE_FORMAT", `it was answered ${answer.status} ${answer.text}`);
      }
      const { residentMb, cpuSeconds } = target.usage();
      expectThat(residentMb - before.residentMb < 200 && cpuSeconds - before.cpuSeconds < 3, "it was drawn");
      // A file that runs elsewhere is at most a picture here: only what draws it is kept.
      const polyglot = Buffer.concat([pngOf(8, 8, { Comment: script }), Buffer.from(script)]);
      const fileUrl = await uploadFile(target, token, polyglot, "a.png", IMAGE);
      const { file } = dataOf<{ file: string }>(await store(target, token, { projectId, fileUrl }), "an image");
      const { headers, text } = await target.call(`/api/eda/project/${projectId}/image/${file}`, { token });
      expectThat(!text.includes("<script"), "a script is still in the image");
      expectThat(headers.get("x-content-type-options") === "nosniff", "its type may be guessed");
      expectThat(headers.get("content-type") === "image/png", `its type is ${String(headers.get("content-type"))}`);
    },
  },
];
