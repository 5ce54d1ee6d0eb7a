// Keys of the texts under `cli.errors`, and the values that these name.

import type cliEn from "@/messages/en/cli.json";

export type CliErrorKey = keyof typeof cliEn.errors;

export type FailureValues = Readonly<Record<string, string | number>>;
