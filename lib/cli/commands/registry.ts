// Every command by its name.

import type { Command } from "@/lib/cli/command";
import { action } from "@/lib/cli/action/action";
import { bom } from "@/lib/cli/commands/bom";
import { dfm } from "@/lib/cli/commands/dfm";
import { login, logout } from "@/lib/cli/commands/login";
import { options } from "@/lib/cli/commands/options";
import { order } from "@/lib/cli/commands/order";
import { quote } from "@/lib/cli/commands/quote";
import { status } from "@/lib/cli/commands/status";

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ quote, dfm, bom, order, status, options, login, logout, action },
};
