// Draws the community projects, places and routes their boards, and writes both for the seed of the community. Run with:
// node --import tsx scripts/community-projects.ts [NAME…]

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { boardOf } from "./community-projects/board/board-of";
import { packFiles } from "./community-projects/board/pack-files";
import { COMMUNITY_PROJECTS } from "./community-projects/projects";
import { writeDocument } from "./example-projects/write-document";

const FOLDER = path.join(import.meta.dirname, "../lib/server/community/seed/projects");

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, project] of Object.entries(COMMUNITY_PROJECTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const schematic = project.draw();
  const text = writeDocument(schematic);
  writeFileSync(path.join(FOLDER, `${name}.json`), text);
  const sizes = [`drawing ${Math.round(text.length / 1000)} kB`];
  const files = boardOf(name, project, schematic);
  if (files) {
    const archive = await packFiles(files);
    writeFileSync(path.join(FOLDER, `${name}.zip`), archive);
    const read = readBoard(files);
    if (!read.ok) throw new Error(`${name}: ${read.code}`);
    const { widthMm, heightMm, drillCount } = boardFacts(read.value);
    sizes.push(`board ${widthMm} × ${heightMm} mm, ${drillCount} holes, ${Math.round(archive.length / 1000)} kB`);
  }
  console.log(`${name}: ${sizes.join("; ")}`);
}
