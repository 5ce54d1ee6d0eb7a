import { describe, expect, it } from "vitest";
import { startFailure } from "@/lib/server/config/start-failure";

const WHERE = { host: "127.0.0.1", port: 3000, dataDir: "/data" };
const POSTGRES = { ...WHERE, databaseUrl: "postgres://ann:secret@db.example:5433/shop" };
const fault = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe("a start that fails says in one sentence what to do", () => {
  it.each([
    ["a full disk", fault("ENOSPC"), WHERE, "The disk of /data is full."],
    [
      "a full disk inside another error",
      new Error("put", { cause: fault("ENOSPC") }),
      WHERE,
      "The disk of /data is full.",
    ],
    ["a read-only file system", fault("EROFS", { path: "/data/secret" }), WHERE, "its file system is read-only"],
    ["a directory of somebody else", fault("EACCES", { path: "/data/db" }), WHERE, "/data/db cannot be written"],
    ["a port in use", fault("EADDRINUSE", { syscall: "listen" }), WHERE, "Port 3000 of 127.0.0.1 is already in use."],
    ["a low port", fault("EACCES", { syscall: "listen" }), WHERE, "Choose a PORT above 1023."],
    [
      "damaged files of the embedded database",
      new Error("the embedded database did not open: invalid page"),
      WHERE,
      "The database in /data/db cannot be opened: its files are damaged.",
    ],
    [
      "PostgreSQL that is away",
      new AggregateError([fault("ECONNREFUSED", { syscall: "connect" })]),
      POSTGRES,
      "PostgreSQL at db.example:5433/shop cannot be reached.",
    ],
    ["a wrong password", new Error("query", { cause: fault("28P01") }), POSTGRES, "refused the name or the password"],
    ["a database that does not exist", fault("3D000"), POSTGRES, "There is no database at db.example:5433/shop."],
  ])("%s", (_what, error, where, sentence) => {
    const message = startFailure(error, where);
    expect(message).toContain(sentence);
    expect(message).not.toContain("secret@");
    expect(message).not.toContain("\n");
  });

  it("a fault of our own keeps its trace", () => {
    expect(startFailure(new TypeError("x is undefined"), WHERE)).toBeNull();
  });
});
