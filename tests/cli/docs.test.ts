// docs/cli.md and docs/github-action.md: examples run as they stand, tables say what the program does.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { commandLines, workflowStep } from "@/components/developers/command-line";
import { readArguments } from "@/lib/cli/input/arguments";
import { readInputs } from "@/lib/cli/action/inputs";
import { COMMANDS } from "@/lib/cli/commands/registry";
import { EXIT } from "@/lib/cli/exit";
import { zip } from "../support/archives";
import { makeKey, READERS, runCli, sendTo } from "../support/cli";
import { api, setUpApiTest } from "../support/shop-test";
import { BOARD_FILES } from "../support/small-board";
import { temporaryDirectory } from "../support/temporary-directory";
import { PLACEMENTS } from "../support/uploads";

setUpApiTest({ deps: READERS, isFresh: false });
afterAll(() => api.deps.matcher.close());

const MANUAL = readFileSync("docs/cli.md", "utf8");
const ACTION_MANUAL = readFileSync("docs/github-action.md", "utf8");
const ACTION = readFileSync("scripts/cli/action/action.yml", "utf8");

interface ActionFile {
  inputs: Record<string, { default?: string; required?: boolean }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: { env?: Record<string, string>; run: string }[] };
}
const action = parse(ACTION) as ActionFile;

const [, shell = ""] = /```sh\n([\s\S]*?)```/.exec(MANUAL) ?? [];
const EXAMPLES = shell.trim().split("\n");

/** First cells of the rows of a table under a heading. */
function rowsUnder(manual: string, heading: string): string[] {
  const [, section = ""] = manual.split(`## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  const cells = own.split("\n").flatMap((line) => (line.startsWith("| ") ? [line.split("|")[1] ?? ""] : []));
  // The heads and the line below them.
  return cells.slice(2).map((cell) => cell.replaceAll("`", "").trim());
}

describe("the manual", () => {
  let key: string;
  let folder: string;
  beforeAll(async () => {
    key = await makeKey(api, await api.signUp(), ["quote", "files", "orders:read", "orders:write"]);
    folder = temporaryDirectory();
    writeFileSync(path.join(folder, "board.zip"), zip(BOARD_FILES));
    writeFileSync(path.join(folder, "bom.csv"), "Designator,Quantity,MPN\nR1,1,RC0603FR-0710KL\n");
    writeFileSync(path.join(folder, "pos.csv"), PLACEMENTS);
  });

  it("has examples", () => expect(EXAMPLES.length).toBeGreaterThan(6));

  it.each(EXAMPLES)("%s", async (line) => {
    const [command = "", file] = line.split(" < ");
    const [program, ...argv] = command.trim().split(" ");
    expect(program).toBe("boardwright");
    const input = file === undefined ? undefined : Uint8Array.from(readFileSync(path.join(folder, file)));
    const result = await runCli(argv, {
      ...{ send: sendTo(api), cwd: folder, input, env: { BOARDWRIGHT_API_KEY: key } },
    });
    expect(result.exit, result.err).toBe(0);
    if (argv.includes("--json")) {
      const own = Object.keys(result.json<object>()).filter((name) => !["version", "command", "exit"].includes(name));
      for (const name of own) expect(MANUAL).toContain(`\`${name}\``);
    }
  });

  it("has every command and exit code", () => {
    for (const name of Object.keys(COMMANDS)) if (name !== "action") expect(MANUAL).toContain(`\`${name}`);
    expect(rowsUnder(MANUAL, "Exit codes")).toEqual(Object.values(EXIT).map(String));
  });
});

describe("action.yml", () => {
  it("has the inputs and outputs that its manual names, and this version of the package", () => {
    expect(rowsUnder(ACTION_MANUAL, "Inputs").sort()).toEqual(Object.keys(action.inputs).sort());
    for (const name of Object.keys(action.outputs)) expect(ACTION_MANUAL).toContain(`\`${name}\``);
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(action.inputs.package?.default).toBe(`boardwright@${version}`);
    expect(ACTION_MANUAL).toContain(`scripts/cli/action@v${version}`);
  });

  it("passes each input by the environment and none into a script", () => {
    for (const { run } of action.runs.steps) expect(run).not.toContain("${{");
    const passed = action.runs.steps.flatMap(({ env = {} }) => Object.values(env));
    for (const name of Object.keys(action.inputs)) expect(passed).toContain(`\${{ inputs.${name} }}`);
  });

  it("is the one that the page for developers shows, whose commands have known flags", () => {
    expect(workflowStep("https://boards.example")).toContain(
      action.inputs.package?.default?.replace("boardwright@", "@v"),
    );
    for (const line of commandLines("https://boards.example").split("\n")) {
      const [npx, program, name = "", ...rest] = line.split(" ");
      expect([npx, program]).toEqual(["npx", "boardwright"]);
      expect(() => readArguments(rest, COMMANDS[name]?.flags ?? {})).not.toThrow();
    }
  });

  it("gives no secret to the step that installs", () => {
    expect(JSON.stringify(action.runs.steps[0])).not.toMatch(/api-key|token/);
  });

  it("has defaults that the program takes", () => {
    const env = Object.fromEntries(
      Object.entries(action.inputs).map(([name, { default: usual = "fab/*.zip" }]) => [
        `INPUT_${name.toUpperCase().replaceAll("-", "_")}`,
        usual,
      ]),
    );
    expect(readInputs(env)).toMatchObject({
      files: ["fab/*.zip"],
      failOn: "error",
      hasComment: true,
      isPlotted: false,
    });
  });

  it("reads the options of the manual's workflow", () => {
    const [, workflow = ""] = /```yaml\n([\s\S]*?)```/.exec(ACTION_MANUAL) ?? [];
    const { jobs } = parse(workflow) as { jobs: { board: { steps: { with?: Record<string, string> }[] } } };
    const inputs = jobs.board.steps.at(-1)?.with ?? {};
    expect(Object.keys(inputs).filter((name) => !(name in action.inputs))).toEqual([]);
    expect(readInputs({ INPUT_FILES: inputs.files, INPUT_OPTIONS: inputs.options }).options).toEqual({
      ...{ quantity: 10, surfaceFinish: "ENIG", solderMaskColor: "Black" },
    });
  });
});
