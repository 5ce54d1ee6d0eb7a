// The sample project is the one with this name, in either language (specification, section 9).

import en from "@/messages/en/project.json";
import zh from "@/messages/zh/project.json";

const SAMPLE = "blinker";
const NAMES: ReadonlySet<string> = new Set([en, zh].map(({ examples }) => examples[SAMPLE].title));

/** True for the sample project, whoever has it. */
export const isFree = (projectName: string): boolean => NAMES.has(projectName);
