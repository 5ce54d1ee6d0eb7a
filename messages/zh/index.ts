// The Chinese catalogue; the compiler holds it to the keys of the English one.
import type { Messages } from "@/messages/en";
import common from "./common.json";
import errors from "./errors.json";
import home from "./home.json";
import mail from "./mail.json";
import sandbox from "./sandbox.json";
import shell from "./shell.json";
import site from "./site.json";
import validation from "./validation.json";

export const messages: Messages = { common, errors, home, mail, sandbox, shell, site, validation };
