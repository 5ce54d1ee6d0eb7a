// pcb-stackup 4 with whats-that-gerber, gerber-to-svg and gerber-parser 4: the whole board at once.

import gerberParser from "gerber-parser";
import pcbStackup from "pcb-stackup";
import whatsThatGerber from "whats-that-gerber";
import { MM_PER_INCH } from "@/lib/base/units";
import type { SourceFile } from "@/lib/core/board/source-file";
import type { Engine } from "./engine";
import { purposeOf } from "./purpose";

export const stackup: Engine = async (files) => {
  const named = whatsThatGerber(files.map(({ name }) => name));
  const texts = new Map(files.map(({ name, bytes }) => [name, new TextDecoder("latin1").decode(bytes)]));
  const layers = files.map(({ name }) => ({
    file: name,
    purpose: purposeOf(named[name]?.type ?? null, named[name]?.side ?? null),
  }));
  const wanted = files.filter(({ name }) => named[name]?.type);
  const common = { layers, holes: await holesOf(wanted, named, texts) };
  try {
    const board = await pcbStackup(wanted.map(({ name }) => ({ filename: name, gerber: texts.get(name) ?? "" })));
    const { width, height, units } = board.top;
    const mm = units === "in" ? MM_PER_INCH : 1;
    return { ...common, isOpened: width > 0, faults: [], widthMm: width * mm, heightMm: height * mm };
  } catch (cause) {
    return { ...common, isOpened: false, faults: [String(cause)], widthMm: null, heightMm: null };
  }
};

type Named = ReturnType<typeof whatsThatGerber>;

/** The stackup has no counts, so flashes and draws of the drill files are counted. */
async function holesOf(
  files: readonly SourceFile[],
  named: Named,
  texts: ReadonlyMap<string, string>,
): Promise<number> {
  let holes = 0;
  for (const { name } of files) {
    if (named[name]?.type === "drill") holes += await operationsOf(texts.get(name) ?? "");
  }
  return holes;
}

function operationsOf(text: string): Promise<number> {
  return new Promise((resolve) => {
    let count = 0;
    const parser = gerberParser({ filetype: "drill" });
    parser.on("data", (command: { type?: string; op?: string }) => {
      if (command.type === "op" && command.op !== "move") count++;
    });
    parser.on("warning", () => undefined);
    parser.on("error", () => resolve(count));
    parser.on("end", () => resolve(count));
    parser.write(text);
    parser.end();
  });
}
