// Arguments of commands: what is known is read, and everything else is refused in words of ours.

import { describe, expect, it } from "vitest";
import { CliFailure } from "@/lib/cli/failure";
import { readArguments } from "@/lib/cli/input/arguments";
import { editDistance, similarWord } from "@/lib/cli/input/similar-word";
import { runCli } from "../../support/cli";

const FLAGS = { finish: "text", plot: "switch", quantity: "text" } as const;

const codeOf = (argv: string[]) => {
  try {
    readArguments(argv, FLAGS);
    return "";
  } catch (error) {
    return error instanceof CliFailure ? error.code : "thrown";
  }
};

it("reads flags, their short forms, values after a space or a sign, and words", () => {
  const args = readArguments(["-", "a.zip", "--finish=ENIG", "-q", "10", "--plot", "--", "--odd.zip"], FLAGS);
  expect(args.words).toEqual(["-", "a.zip", "--odd.zip"]);
  expect([args.text("finish"), args.text("quantity"), args.isOn("plot"), args.isOn("json")]).toEqual([
    "ENIG",
    "10",
    true,
    false,
  ]);
});

it.each([
  [["--finsh", "ENIG"], "unknownFlagNear"],
  [["--zzzzzzzz"], "unknownFlag"],
  [["--__proto__", "x"], "unknownFlag"],
  [["--finish"], "flagNeedsValue"],
  [["--finish", "--plot"], "flagNeedsValue"],
  [["--plot=yes"], "flagTakesNoValue"],
  [["--finish", "ENIG", "--finish", "HASL"], "flagTwice"],
])("%j is refused", (argv, code) => {
  expect(codeOf(argv)).toBe(code);
});

describe("a run", () => {
  const send = () => Promise.reject(new Error("no network is used"));
  const cli = (...argv: string[]) => runCli(argv, { send });

  it("exits with 2 for what it does not understand, and says what it would", async () => {
    for (const [argv, hint] of [
      [["qoute"], "quote"],
      [["quote", "--finnish", "ENIG"], "--finish"],
      [["order", "prepar"], "order prepare"],
      [["options", "finsh"], "finish"],
      [["dfm", "board.zip", "--fail-on", "eror"], "error"],
    ] as const) {
      const result = await cli(...argv);
      expect([result.exit, result.err.includes(`Did you mean ${hint}?`), result.out], argv.join(" ")).toEqual([
        2,
        true,
        "",
      ]);
    }
    for (const argv of [
      ["quote"],
      ["quote", "a.zip", "b.zip"],
      ["dfm"],
      ["bom"],
      ["order"],
      ["status", "--lang", "fr"],
    ])
      expect([argv, (await cli(...argv)).exit]).toEqual([argv, 2]);
  });

  it("answers errors as JSON where it is asked to, also those of arguments", async () => {
    const result = await cli("quote", "--finnish", "ENIG", "--json");
    expect(result.json()).toMatchObject({
      ...{ version: 1, command: "quote", exit: 2 },
      error: { code: "unknownFlagNear", details: { suggestion: "--finish" } },
    });
    expect(result.err).toBe("");
  });

  it("shows help of everything and of each command, in both languages", async () => {
    for (const lang of ["en", "zh"])
      for (const name of ["quote", "dfm", "bom", "order", "status", "options", "login", "logout", "action"]) {
        const help = await cli("help", name, "--lang", lang);
        expect([help.exit, help.err]).toEqual([0, ""]);
        // A key without a text would be shown as it is.
        expect(help.out).not.toMatch(/commands\.|flags\.|help\./);
        expect((await cli(name, "--help", "--lang", lang)).out).toBe(help.out);
      }
    const all = await cli("help");
    expect(all.out).not.toMatch(/commands\.|exits\.|environment\./);
    expect((await cli()).exit).toBe(2);
    expect((await cli("--version")).exit).toBe(0);
  });

  it("lists every option without a server", async () => {
    const result = await cli("options", "--json");
    const { options } = result.json<{ options: { option: string; flags: string[] }[] }>();
    expect(options.find(({ option }) => option === "surfaceFinish")?.flags).toEqual(["--surface-finish", "--finish"]);
    const one = await cli("options", "finish", "--lang", "zh");
    expect(one.out).toContain("沉金");
  });

  it("refuses addresses that would show the key to others", async () => {
    for (const url of [
      "http://boards.example",
      "ftp://boards.example",
      "boards.example",
      "https://a:b@c.example/",
      "https://c.example/x",
    ])
      expect([url, (await cli("status", "--url", url)).exit]).toEqual([url, 2]);
  });
});

it("finds the word that was meant", () => {
  expect([editDistance("ENIG", "EING"), editDistance("", "abc"), editDistance("same", "same")]).toEqual([1, 3, 0]);
  expect(similarWord("thikness", ["thickness", "width"])).toBe("thickness");
  expect(similarWord("xyz", ["thickness", "width"])).toBeNull();
  expect(similarWord("", ["a"])).toBeNull();
});
