// The English catalogue: one file per noun; it says which keys exist.
import common from "./common.json";
import errors from "./errors.json";
import home from "./home.json";
import mail from "./mail.json";
import sandbox from "./sandbox.json";
import shell from "./shell.json";
import site from "./site.json";
import validation from "./validation.json";

export const messages = { common, errors, home, mail, sandbox, shell, site, validation };

export type Messages = typeof messages;
