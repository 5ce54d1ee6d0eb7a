// Stores the answers of the installed ngspice for the circuits of tests/fixtures/spice/circuits.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNative } from "./spice/native";

const FOLDER = path.resolve("tests/fixtures/spice/circuits");

for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".cir"))) {
  const answer = runNative(readFileSync(path.join(FOLDER, name), "utf8"));
  if (answer === null || typeof answer === "string")
    throw new Error(`${name}: ${answer ?? "ngspice is not installed"}`);
  writeFileSync(path.join(FOLDER, name.replace(/\.cir$/, ".json")), `${JSON.stringify(answer)}\n`);
}
